import type { MonsterCard } from '../../../engine';
import { ADVANCED } from './advanced';
import { BASIC } from './basic';
import { HIT_LOCATIONS } from './hitLocations';
import { LEGENDARY } from './legendary';
import { LEVELS } from './levels';
import { RESOURCES } from './resources';
import { SPECIAL } from './special';
import { STATUSES } from './statuses';
import { eat, FORWARD, flow, PLANTS, pick, profile } from './words';

/** The Screaming Antelope (screaming-antelope.md). */
export const SCREAMING_ANTELOPE: MonsterCard = {
  id: 'screamingAntelope',
  size: 2,
  levels: [...LEVELS],
  instinct: {
    id: 'graze',
    do: [
      { do: 'if', when: { is: 'tileOnBoard', terrain: PLANTS }, then: eat(1), else: [FORWARD] },
      { do: 'endTurn' },
    ],
  },
  basicAction: [
    pick({ pick: 'closest', among: 'survivor', terms: ['knockedDown', 'inRange'] }),
    flow,
    { do: 'moveAndAttack', profile: profile(2, 2, 1) },
  ],
  ai: [...BASIC, ...ADVANCED, ...LEGENDARY, ...SPECIAL],
  hitLocations: [...HIT_LOCATIONS],
  resources: [...RESOURCES],
  statuses: [...STATUSES],
  setup: {
    monster: 'H11',
    survivors: ['G22', 'H22', 'I22', 'J22'],
    terrain: [
      {
        card: PLANTS,
        tiles: [{ at: 'F14' }, { at: 'K14' }, { at: 'G15' }, { at: 'J15' }, { at: 'H16' }, { at: 'I16' }],
        area: { from: 'F14', to: 'K16' },
      },
    ],
    random: 2,
    first: 'monster',
  },
  aftermath: {
    unlocks: 'stoneCircle',
    victory: [{ do: 'disappear', insanity: 20 }],
    defeat: [{ do: 'lasting', injury: 'deaf' }],
  },
};
