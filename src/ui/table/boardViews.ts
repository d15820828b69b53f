import { blindSpot, type Option, type ShowdownState, type Space } from '../../engine';
import { CONTENT } from '../../store/content';
import type { InterfaceWords } from '../../text/interface/en';
import type { MonsterOnBoard, SpaceMark, SurvivorOnBoard, TileOnBoard } from '../board/pieces';
import type { Lights } from '../log/logView';
import { TEXT } from '../words/text';
import type { Fight } from './fight';
import { spaceOfOption, spacesOfOption } from './optionSpaces';
import { monsterIcon, signOf, terrainIcon } from './signs';
import { tileTone } from './tileTone';

type Words = InterfaceWords['table'];

export function monsterOnBoard({ state: { monster } }: Fight): MonsterOnBoard | null {
  if (monster.space === null) return null;
  const { space, size, facing, knockedDown } = monster;
  return {
    name: TEXT.nameOf('monster', monster.card),
    icon: monsterIcon(monster.card),
    space,
    size,
    facing,
    knockedDown,
  };
}

export function survivorsOnBoard({ state }: Fight, words: Words): SurvivorOnBoard[] {
  return state.survivors.flatMap((survivor, index) => {
    const { id, name, space, standsAfter, doomedBy, hiddenBy } = survivor;
    if (space === null) return [];
    const badges = [
      ...(state.priority?.holder === id ? [{ icon: 'priority' as const, label: words.priority }] : []),
      ...(doomedBy.length > 0 ? [{ icon: 'doomed' as const, label: words.doomed }] : []),
      ...(hiddenBy.length > 0 ? [{ icon: 'hidden' as const, label: words.hidden }] : []),
    ];
    return [
      {
        id,
        name,
        piece: signOf(survivor, index),
        space,
        knockedDown: standsAfter !== null,
        active: state.act?.survivor === id || state.decision?.about.survivor === id,
        badges,
      },
    ];
  });
}

export function tilesOnBoard({ state }: Fight): TileOnBoard[] {
  return state.tiles.map(({ id, card, spaces }) => {
    const terrain = CONTENT.terrain[card];
    return {
      id,
      name: TEXT.nameOf('terrain', card),
      icon: terrainIcon(card),
      spaces,
      tone: tileTone(card),
      obstacle: terrain?.obstacle === true,
      impassable: terrain?.impassable === true,
    };
  });
}

/** What an open line of the log speaks of: its spaces, and where its survivors stand. */
function reasonMarks({ survivors }: ShowdownState, { spaces, figures }: Lights): Record<Space, SpaceMark> {
  const stand = survivors.flatMap(({ id, space }) => (space !== null && figures.includes(id) ? [space] : []));
  return Object.fromEntries([...spaces, ...stand].map((space) => [space, { kind: 'reason' as const }]));
}

/** Every answer that has a place on the board, the one that is considered with all its spaces, and what a reason speaks of. */
export function marks(
  { state, names }: Fight,
  considered: string | null,
  lights: Lights,
): Record<Space, SpaceMark> {
  const { decision } = state;
  const reasons = reasonMarks(state, lights);
  const found: Record<Space, SpaceMark> = {};
  if (decision === null) return reasons;
  for (const option of decision.options) {
    const space = spaceOfOption(option, state);
    if (space === null || found[space] !== undefined) continue;
    const { steps } = option as Option & { steps?: number };
    found[space] = {
      kind: 'answer',
      label: TEXT.option(option, decision, names),
      ...(steps === undefined ? {} : { figure: String(steps) }),
    };
  }
  const one = decision.options.find((o) => o.key === considered);
  for (const space of one === undefined ? [] : spacesOfOption(one, state)) {
    found[space] = { ...found[space], kind: 'considered' };
  }
  for (const [space, mark] of Object.entries(reasons)) {
    const own = found[Number(space)];
    found[Number(space)] = own === undefined ? mark : { ...own, lit: true };
  }
  return found;
}

/** The marks, with the one place that the guide's suggestion has. */
export function withAdvice(
  lit: Record<Space, SpaceMark>,
  { state }: Fight,
  key: string | null,
): Record<Space, SpaceMark> {
  const option = key === null ? undefined : state.decision?.options.find((o) => o.key === key);
  const space = option === undefined ? null : spaceOfOption(option, state);
  const mark = space === null ? undefined : lit[space];
  return space === null || mark === undefined ? lit : { ...lit, [space]: { ...mark, advised: true } };
}

export function blindSpaces({ state: { monster } }: Fight): Space[] {
  const { space, size, facing } = monster;
  return space === null ? [] : blindSpot({ space, size, facing });
}
