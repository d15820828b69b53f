import { covers, fits, parseSpace, spacesOf } from '../../board';
import { monsterBase, monsterImpassable } from '../grounds';
import { freeFromCards } from '../heldOff';
import type { Run } from '../procedure';
import { standMonster, standSurvivor } from '../stance';
import { changeAttribute, changeTokens } from '../stats';
import { SURVIVOR_STATS, type SurvivorStat } from '../terms';
import { place } from '../whereabouts';
import type { EditOf } from './schema';
import { withSurvivor } from './whom';

function placeMonster(r: Run, name: string | null): string | null {
  const { monster, survivors } = r.state;
  const space = name === null ? null : parseSpace(name);
  if (space !== null) {
    const base = { space, size: monster.size };
    if (!fits(space, monster.size)) return 'the monster would hang over the edge';
    if (survivors.some((s) => s.space !== null && covers(base, s.space))) return 'a survivor stands there';
    const closed = monsterImpassable(r);
    if (spacesOf(base).some((s) => closed[s] === 1)) return 'no monster can stand there';
  }
  monster.space = space;
  r.emit({ type: 'placed', figure: 'monster', space, how: 'edit' });
  return null;
}

/** A figure is put somewhere else, or off the board. */
export function placeFigure(r: Run, { figure, space: name }: EditOf<'place'>): string | null {
  if (figure === 'monster') return placeMonster(r, name);
  return withSurvivor(r, figure, (survivor) => {
    const space = name === null ? null : parseSpace(name);
    const base = monsterBase(r.state);
    const shared = r.state.survivors.some((s) => s.id !== figure && s.space !== null && s.space === space);
    if (shared || (space !== null && base !== null && covers(base, space))) return `${name} is occupied`;
    if (space !== null) freeFromCards(r, survivor);
    place(r, survivor, space, 'edit');
    return null;
  });
}

export function face(r: Run, { facing }: EditOf<'face'>): null {
  r.state.monster.facing = facing;
  r.emit({ type: 'faced', facing });
  return null;
}

export function knockDown(r: Run, { figure }: EditOf<'knockDown'>): string | null {
  if (figure === 'monster') {
    r.state.monster.knockedDown = true;
    r.emit({ type: 'knockedDown', figure });
    return null;
  }
  return withSurvivor(r, figure, (survivor) => {
    survivor.standsAfter ??= r.state.monster.turns + 1;
    r.emit({ type: 'knockedDown', figure });
    return null;
  });
}

export function standUp(r: Run, { figure }: EditOf<'stand'>): string | null {
  if (figure === 'monster') {
    standMonster(r, 'SD-12.4');
    return null;
  }
  return withSurvivor(r, figure, (survivor) => {
    standSurvivor(r, survivor, 'SD-12.2');
    return null;
  });
}

export function tokens(r: Run, { figure, token, by }: EditOf<'tokens'>): string | null {
  if (figure === 'monster') {
    changeTokens(r, 'monster', token, by);
    return null;
  }
  return withSurvivor(r, figure, (survivor) => {
    changeTokens(r, survivor, token, by);
    return null;
  });
}

export function attribute(r: Run, { figure, attribute: what, by }: EditOf<'attribute'>): string | null {
  if (figure === 'monster') {
    if (what === 'strength') return 'a monster has no strength';
    r.state.monster.attributes[what] += by;
    return null;
  }
  return withSurvivor(r, figure, (survivor) => {
    if (!SURVIVOR_STATS.some((stat) => stat === what)) return `a survivor has no ${what}`;
    changeAttribute(r, survivor, what as SurvivorStat, by);
    return null;
  });
}
