import type { Effect, Status } from '../../../engine';
import { band, hungrier } from './words';

const heals: Effect = { do: 'heal', amount: 1 };
const falls: Effect = { do: 'knockDown', who: 'owner' };
const loses = (injury: string): Effect => ({ do: 'severeInjury', who: 'owner', injury });

/** Regurgitate: everybody inside comes out; one roll for each (screaming-antelope.md §5). */
const REGURGITATE: Effect = {
  do: 'loseStatus',
  status: 'gobbledUp',
  effects: [
    {
      do: 'roll',
      purpose: 'regurgitate',
      by: 'owner',
      at: 'owner',
      bands: [
        band(1, 3, [falls, { do: 'brainDamage', who: 'owner', amount: 1 }]),
        band(4, 7, [falls, { do: 'points', who: 'owner', what: 'insanity', by: 1 }]),
        band(8, 9, [{ do: 'points', who: 'owner', what: 'understanding', by: 1 }]),
        band(10, 10, [
          { do: 'gainResource', who: 'owner', card: 'largeFlatTooth' },
          { do: 'woundMonster', wounds: 1 },
        ]),
      ],
    },
  ],
};

const FIGHT_BACK: Effect = {
  do: 'roll',
  purpose: 'fightBack',
  by: 'owner',
  bands: [
    band(1, 3, [{ do: 'brainDamage', who: 'owner', amount: 'level' }]),
    band(4, 7, [{ do: 'damage', who: 'owner', amount: 1, at: 'everywhere' }]),
    band(8, 10, [
      { do: 'woundMonster', wounds: 1 },
      { do: 'gainResource', who: 'owner', card: 'secondHeart' },
      REGURGITATE,
      { do: 'damage', who: 'owner', amount: 1, at: 'arms' },
    ]),
  ],
};

/** Masticated: what each act inside brings. */
const MASTICATED: Effect = {
  do: 'roll',
  purpose: 'masticated',
  by: 'owner',
  bands: [
    band(1, 2, [{ do: 'kill', who: 'owner' }, heals, hungrier]),
    band(3, 4, [loses('dismemberedLeg'), heals]),
    band(5, 6, [loses('dismemberedArm'), heals]),
    band(7, 10, [FIGHT_BACK]),
  ],
};

/** The card of whoever is inside it (screaming-antelope.md §5). */
export const STATUSES: readonly Status[] = [
  {
    id: 'gobbledUp',
    offBoard: true,
    triggers: [
      { on: 'survivorActBegins', do: [MASTICATED] },
      { on: 'monsterWounded', when: { is: 'woundsThisRound', n: 2 }, do: [REGURGITATE] },
    ],
    reading: 'house',
  },
];
