import type { Effect, Profile, TargetLine } from '../../../engine';

/** What several of its cards say alike (screaming-antelope.md). */

export const PLANTS = 'acanthusPlants';

export const flow: Effect = { do: 'flow' };
export const drawAi: Effect = { do: 'drawAi' };
export const FALL: Effect = { do: 'knockDown', who: 'monster' };
export const FORWARD: Effect = { do: 'moveStraight', how: 'forward' };
/** "Full move forward, then face the closest survivor". */
export const RUSH: readonly Effect[] = [FORWARD, { do: 'faceClosest' }, flow];

export const pick = (...targets: TargetLine[]): Effect => ({ do: 'pickTarget', targets });
export const profile = (speed: number, accuracy: number, damage: number | null): Profile => ({
  speed,
  accuracy,
  damage,
});

/** Move & Attack with what comes at its moments, or in another way than usual. */
export const attack = (numbers: Profile, more: Omit<Effect, 'do' | 'profile'> = {}): Effect => ({
  do: 'moveAndAttack',
  profile: numbers,
  ...more,
});

export const KNOCKED_DOWN: TargetLine = { pick: 'closest', among: 'survivor', terms: ['knockedDown'] };
export const FURTHEST_IN_RANGE: TargetLine = { pick: 'furthest', among: 'threat', terms: ['inRange'] };
export const FURTHEST_IN_VIEW: TargetLine = {
  pick: 'furthest',
  among: 'threat',
  terms: ['inFieldOfView', 'inRange'],
};
export const RANDOM_IN_RANGE: TargetLine = { pick: 'random', among: 'survivor', terms: ['inRange'] };

export const band = (from: number, to: number, effects: Effect[]) => ({ from, to, do: effects });

export const hungrier: Effect = { do: 'token', who: 'monster', token: 'speed', by: 1 };

/** A full move to the closest plant; on it or beside it the plant is eaten. */
export const eat = (heals: number | 'd5'): Effect[] => [
  { do: 'moveToTile', terrain: PLANTS },
  {
    do: 'if',
    when: { is: 'tileNear', terrain: PLANTS },
    then: [
      { do: 'consumeTile', terrain: PLANTS },
      { do: 'heal', amount: heals },
    ],
  },
];

/** Actions that a broken hoof, back or crown leaves of a card. */
export const HOOF = { injury: 'restlessHoof', do: [FALL] };
export const SPINE = { injury: 'restlessBack', do: [FALL] };
