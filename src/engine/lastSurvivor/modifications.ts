import type { Option } from '../kernel';
import { changeStamina, discard, loseItem, spend } from './changes';
import { dieSeen } from './duelDice';
import { distinct, duelOf, itemCard, supportCard, survivorById, survivorCard } from './find';
import type { Run, Seen } from './procedure';
import { DICE, type DieName, type Resource } from './terms';

interface Change {
  by?: number | undefined;
  reroll?: true | undefined;
}

/** One modification of a die, as an answer. */
export interface Modification extends Option {
  kind: 'card' | 'item' | 'resource' | 'ability';
  source: string;
  die: DieName;
  /** Null: the die is rerolled. */
  by: number | null;
}

const made = (kind: Modification['kind'], source: string, die: DieName, { by }: Change): Modification => ({
  key: kind === 'card' ? `${kind}:${source}:${die}` : `${kind}:${source}`,
  kind,
  source,
  die,
  by: by ?? null,
});

const mark = (survivor: string, source: string): string => `${survivor}/${source}`;

/** Support cards that are a modification: whoever takes part may play them, on either die. */
function cards(r: Seen, id: string): Modification[] {
  return distinct(survivorById(r.state, id).hand).flatMap((source) => {
    const card = supportCard(r, source);
    return card.moment === 'modify' ? DICE.map((die) => made('card', source, die, card)) : [];
  });
}

/** Items, resources and the ability: for combatants alone (LS-4.2). */
function own(r: Seen, id: string): Modification[] {
  const duel = duelOf(r);
  const survivor = survivorById(r.state, id);
  const { ability } = survivorCard(r, survivor.card);
  const free = (source: string) => !duel.used.includes(mark(id, source));
  return [
    ...distinct(survivor.items).flatMap((item) => {
      const { modify } = itemCard(r, item);
      return modify === undefined || !free(item)
        ? []
        : [made('item', item, dieSeen(duel, id, modify.die), modify)];
    }),
    ...r.content.pack.throws.flatMap(({ resource, die, ...change }) =>
      survivor.resources[resource] > 0 ? [made('resource', resource, dieSeen(duel, id, die), change)] : [],
    ),
    ...(ability !== undefined && survivor.stamina >= ability.stamina && free('ability')
      ? [made('ability', survivor.card, dieSeen(duel, id, ability.die), ability)]
      : []),
  ];
}

/** Every modification that a participant can make now (LS-5.1). */
export function modifications(r: Seen, id: string): Modification[] {
  const { attacker, defender } = duelOf(r);
  return [...cards(r, id), ...(id === attacker || id === defender ? own(r, id) : [])];
}

/** Pays what a modification costs. */
export function payFor(r: Run, id: string, { kind, source }: Modification): void {
  const { used } = duelOf(r);
  if (kind === 'card') discard(r, id, source);
  else if (kind === 'resource') spend(r, id, source as Resource, 1);
  else if (kind === 'ability') {
    used.push(mark(id, 'ability'));
    changeStamina(r, id, -(survivorCard(r, source).ability?.stamina ?? 0));
  } else if (itemCard(r, source).once === true) loseItem(r, id, source, 'used');
  else used.push(mark(id, source));
}

/** What a part of a die is called that a modification made. */
export const partKind = ({ kind }: Modification) =>
  kind === 'card' ? 'support' : kind === 'ability' ? 'survivor' : kind;
