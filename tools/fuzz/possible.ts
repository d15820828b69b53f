import { type Content, SPACES } from '../../src/engine';

/** Whether any card may be left unused at its moment: only then is that asked. */
const hasOptional = ({ pack }: Content): boolean => JSON.stringify(pack).includes('"optional":true');

/** Whether a monster has decks of its own besides the usual ones (SD-2.13). */
const hasSpecialDecks = ({ pack }: Content): boolean => pack.monsters.some((m) => (m.decks ?? []).length > 0);

/** Whether all terrain that there is could crowd the board: else each tile finds its place (SD-2.10). */
const canCrowd = ({ pack }: Content): boolean => {
  const covered = pack.terrain.map(({ copies, tiles, width, height }) => copies * tiles * width * height);
  return covered.reduce((sum, spaces) => sum + spaces, 0) > SPACES / 2;
};

/** Questions and events that only some content can bring about. */
const NEEDS: Readonly<Record<string, (content: Content) => boolean>> = {
  useTrigger: hasOptional,
  specialDrawn: hasSpecialDecks,
  terrainLeftOut: canCrowd,
};

/** Those of these questions or events that can come to pass with this content. */
export const possible = (names: readonly string[], content: Content): string[] =>
  names.filter((name) => NEEDS[name]?.(content) !== false);
