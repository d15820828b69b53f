import type { Content, TraitKind } from './cards/content';
import type { Ban } from './cards/gear';
import type { Trait } from './cards/trait';
import type { Survivor } from './state';

/** Everything of a survivor that decides what acts for it; a set-up screen may know the grid alone. */
export type Bearer = Pick<Survivor, 'grid'> &
  Partial<
    Pick<
      Survivor,
      | 'id'
      | 'fightingArts'
      | 'disorders'
      | 'abilities'
      | 'injuries'
      | 'frenzy'
      | 'weaponType'
      | 'weaponLevel'
      | 'affinities'
    >
  >;

/** From these levels a survivor is a specialist, and a master (survivors-in-detail.md §16). */
const SPECIALIST = 3;
export const MASTER = 8;

/** Most fighting arts, and most disorders, that a survivor has (survivors-in-detail.md §1). */
export const MOST_TRAITS = 3;

interface OwnTrait {
  kind: TraitKind;
  trait: Trait;
}

/** A ban with the card it stands on. */
export interface ActiveBan extends Ban {
  card: string;
}

/** What a card forbids: in short by a word, or with a condition. */
export const bansOf = (forbids: readonly (string | Ban)[] = [], card: string): ActiveBan[] =>
  forbids.map((ban) => (typeof ban === 'string' ? { what: ban, card } : { ...ban, card }));

/** What recorded injuries forbid (survivors-in-detail.md §11). */
export const bansOfInjuries = (content: Content, injuries: readonly string[]): ActiveBan[] =>
  injuries.flatMap((id, at) => {
    const { forbids, twice } = content.injuries[id] ?? {};
    return bansOf([...(forbids ?? []), ...(injuries.indexOf(id) === at ? [] : (twice?.forbids ?? []))], id);
  });

/** Ids of what the weapon levels give: one's own, and the specialist's of every type of which another is a master. */
function trained(content: Content, { weaponType, weaponLevel = 0 }: Bearer, masters: readonly string[]) {
  const { proficiencies } = content.pack;
  return proficiencies.flatMap(({ id, specialist, master }) => {
    const level = id === weaponType ? weaponLevel : 0;
    return [
      ...(level >= SPECIALIST || masters.includes(id) ? [specialist.id] : []),
      ...(level >= MASTER ? [master.id] : []),
    ];
  });
}

/**
 * The arts, disorders, abilities and proficiencies a survivor has the use of. In Frenzy there are no arts and no
 * proficiencies (survivors-in-detail.md §12); some injuries forbid arts, or arts and abilities (§11).
 */
export function traitsOf(content: Content, bearer: Bearer, masters: readonly string[]): OwnTrait[] {
  const { fightingArts = [], disorders = [], abilities = [], injuries = [], frenzy = 0 } = bearer;
  const bans = bansOfInjuries(content, injuries);
  const banned = (what: string) => bans.some((ban) => ban.what === what);
  const arts = frenzy > 0 || banned('fightingArts') ? [] : fightingArts;
  const skills = banned('abilities') ? [] : [...abilities, ...trained(content, bearer, masters)];
  const found: OwnTrait[] = [];
  for (const id of new Set([...arts, ...disorders, ...skills])) {
    const own = content.traits[id];
    if (own !== undefined && !(own.kind === 'proficiency' && frenzy > 0)) found.push(own);
  }
  return found;
}

/** Whether the grid holds what the card wants, and nothing that it can't be used with. */
export function inForce({ carrying }: Trait, keywords: ReadonlySet<string>): boolean {
  const { any, none } = carrying ?? {};
  return (
    (any === undefined || any.some((word) => keywords.has(word))) &&
    none?.some((word) => keywords.has(word)) !== true
  );
}
