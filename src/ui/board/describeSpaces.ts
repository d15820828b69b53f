import { type Space, spaceName, spacesOf } from '../../engine';
import type { InterfaceWords } from '../../text/interface/en';
import type { MonsterOnBoard, SpaceMarks, SurvivorOnBoard, TileOnBoard } from './pieces';

export interface OnBoard {
  monster: MonsterOnBoard | null;
  survivors: readonly SurvivorOnBoard[];
  tiles: readonly TileOnBoard[];
  marks: SpaceMarks;
}

/** For each space that is not empty, what is on it, in the order in which it matters. */
export function describeSpaces(on: OnBoard, words: InterfaceWords['board']): (space: Space) => string {
  const lines: Record<Space, string[]> = {};
  const say = (space: Space, ...parts: readonly (string | undefined)[]) => {
    lines[space] ??= [];
    lines[space].push(...parts.filter((part) => part !== undefined));
  };
  if (on.monster) {
    const { name, knockedDown, facing } = on.monster;
    for (const space of spacesOf(on.monster)) {
      say(space, name, words.faces(facing), knockedDown ? words.knockedDown : undefined);
    }
  }
  for (const { space, name, knockedDown, badges } of on.survivors) {
    say(
      space,
      name,
      knockedDown ? words.knockedDown : undefined,
      ...(badges ?? []).map(({ label }) => label),
    );
  }
  for (const tile of on.tiles) {
    for (const space of tile.spaces) say(space, tile.name);
  }
  for (const [space, mark] of Object.entries(on.marks)) {
    say(
      Number(space),
      mark.label ?? words.mark[mark.kind],
      mark.figure,
      mark.advised === true ? words.advised : undefined,
    );
  }
  return (space) => [spaceName(space), ...(lines[space] ?? [])].join(', ');
}
