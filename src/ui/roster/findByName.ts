import { CONTENT } from '../../store/content';
import type { Named } from '../../store/roster/campaign';
import { TEXT } from '../words/text';

/** A name without what people write in different ways: case, spaces, hyphens, accents. */
const plain = (name: string): string =>
  name
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function namesOf(kind: Parameters<typeof TEXT.nameOf>[0], ids: readonly string[]): Map<string, string> {
  // Names count before ids: an id is a name without spaces, and helps where a name was translated.
  return new Map([
    ...ids.map((id) => [plain(id), id] as const),
    ...ids.map((id) => [plain(TEXT.nameOf(kind, id)), id] as const),
  ]);
}

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

/** The ids of the content by the names that people write. */
export function findByName(): (kind: Named, name: string) => string | null {
  const { fightingArts, disorders, abilities, gear, proficiencies } = CONTENT.pack;
  const names: Readonly<Record<Named, Map<string, string>>> = {
    fightingArt: namesOf('fightingArt', idsOf(fightingArts)),
    disorder: namesOf('disorder', idsOf(disorders)),
    ability: namesOf('ability', idsOf(abilities)),
    gear: namesOf('gear', idsOf(gear)),
    weaponType: namesOf('keyword', idsOf(proficiencies)),
  };
  return (kind, name) => names[kind].get(plain(name)) ?? null;
}
