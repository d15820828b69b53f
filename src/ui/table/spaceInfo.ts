import { covers, type Space, spaceName } from '../../engine';
import { CONTENT } from '../../store/content';
import type { InterfaceWords } from '../../text/interface/en';
import type { SpaceInfo } from '../board/pieces';
import { TEXT } from '../words/text';
import { bestAttack, prospectWords } from './consequences';
import type { Fight } from './fight';
import { said } from './gearViews';
import { optionAt } from './optionSpaces';

type Words = InterfaceWords['table'];

interface Walk {
  survivor?: string;
  steps?: number;
}

/** The terrain on a space with what its card says. */
function terrainAt({ state }: Fight, space: Space): SpaceInfo['things'] {
  const tile = state.tiles.find((t) => t.spaces.includes(space));
  const card = tile === undefined ? undefined : CONTENT.terrain[tile.card];
  if (tile === undefined || card === undefined) return [];
  const lines = TEXT.cardText({ kind: 'terrain', card }).lines.map(said);
  return [{ name: TEXT.nameOf('terrain', tile.card), lines }];
}

function figuresAt({ state }: Fight, space: Space, words: Words): SpaceInfo['things'] {
  const { monster, survivors } = state;
  const here = survivors.filter((s) => s.space === space);
  const things = here.map(({ name, standsAfter, survival, bleeding }) => ({
    name,
    lines: [
      ...(standsAfter === null ? [] : [words.state.knockedDown]),
      words.survivalAndBleeding(survival, bleeding),
    ],
  }));
  if (monster.space === null || !covers({ space: monster.space, size: monster.size }, space)) return things;
  const stance = monster.knockedDown ? words.state.knockedDown : words.monsterStands;
  const lines = [words.faces[monster.facing], stance];
  return [{ name: TEXT.nameOf('monster', monster.card), lines }, ...things];
}

/** What there is to know of a space: what is on it, how it lies to the monster, what pressing it does and leads to. */
export function spaceInfo(fight: Fight, space: Space, words: Words): SpaceInfo {
  const { state, names } = fight;
  const { decision } = state;
  const option = decision === null ? null : optionAt(decision, state, space);
  const { survivor, steps } = (option ?? {}) as Walk;
  const walks = option?.kind === 'space' && survivor !== undefined && steps !== undefined;
  const attack = walks ? bestAttack(fight, survivor, space, words) : null;
  return {
    name: spaceName(space),
    things: [...figuresAt(fight, space, words), ...terrainAt(fight, space)],
    lies: prospectWords(fight, space, words),
    answer:
      option === null || decision === null
        ? null
        : [
            walks ? words.walkHere(steps) : TEXT.option(option, decision, names),
            ...(attack === null ? [] : [attack]),
          ],
  };
}
