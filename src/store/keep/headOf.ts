import { firstLetters, type SetUp, type ShowdownState } from '../../engine';
import { CONTENT } from '../content';
import type { FightHead, KeptPicture } from './shapes';

/** Longer names are cut in the list: it is written with every command. */
const LONGEST = 60;

const short = (name: string): string => firstLetters(name, LONGEST);

function pictureOf({ monster, survivors, tiles }: ShowdownState): KeptPicture {
  const { card, space, size, facing, knockedDown } = monster;
  return {
    monster: space === null ? null : { card, space, size, facing, down: knockedDown },
    survivors: survivors.flatMap(({ id, name, sign, space: at, standsAfter }, place) =>
      at === null
        ? []
        : [
            {
              id,
              // A piece shows the first letter.
              name: short(name),
              place,
              sign: sign === undefined ? null : { ...sign },
              space: at,
              down: standsAfter !== null,
            },
          ],
    ),
    tiles: tiles.map(({ id, card: terrain, spaces }) => ({
      id,
      card: terrain,
      spaces: [...spaces],
      obstacle: CONTENT.terrain[terrain]?.obstacle === true,
      impassable: CONTENT.terrain[terrain]?.impassable === true,
    })),
  };
}

/** What a head tells of the table. */
export function shownOf(
  setup: SetUp,
  state: ShowdownState,
): Omit<FightHead, 'id' | 'name' | 'created' | 'touched'> {
  return {
    monster: state.monster.card,
    level: state.monster.level,
    players: setup.players.map(short),
    survivors: state.survivors.map(({ name }) => short(name)),
    round: state.round,
    alive: state.survivors.filter(({ status }) => status === 'alive').length,
    outcome: state.outcome,
    picture: pictureOf(state),
  };
}
