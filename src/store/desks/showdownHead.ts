import type { SetUp, ShowdownState } from '../../engine';
import { CONTENT } from '../content';
import type { KeptPicture, ShownShowdown } from '../keep/shapes';
import { short } from './short';

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
export function shownShowdown(setup: SetUp, state: ShowdownState): ShownShowdown {
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
