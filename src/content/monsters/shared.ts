import type { AiCard, Effect, HitLocation } from '../../engine';

/** Special card of several monsters: whoever it collides with suffers damage too (screaming-antelope.md §5). */
export const TRAMPLE: AiCard = {
  id: 'trample',
  kind: 'special',
  copies: 1,
  stays: 'trait',
  actions: [],
  triggers: [{ on: 'survivorCollided', do: [{ do: 'damage', who: 'subject', amount: 'level' }] }],
};

/** Special card of several monsters: it is softer from behind (other-monsters.md C). */
export const WEAK_SPOT: AiCard = {
  id: 'weakSpot',
  kind: 'special',
  copies: 1,
  stays: 'trait',
  actions: [],
  standing: { modifiers: [{ stat: 'toughness', by: -4, against: 'blindSpot' }] },
};

/** One AI card more each turn (other-monsters.md B). */
export const BERSERKER: AiCard = {
  id: 'berserker',
  kind: 'special',
  copies: 1,
  stays: 'trait',
  actions: [],
  standing: { extraDraws: 1 },
};

/** Keeps Battle Pressure on top of the hit locations (other-monsters.md C). */
export const KINGS_AURA: AiCard = {
  id: 'kingsAura',
  kind: 'special',
  copies: 1,
  stays: 'trait',
  actions: [],
  standing: { onTop: 'battlePressure' },
};

/** King's Step, for somebody without tempo: no Battle Tempo card is beside a grid (other-monsters.md C). */
const KINGS_STEP: Effect[] = [
  { do: 'cancelAttack' },
  {
    do: 'roll',
    purpose: 'kingsStep',
    by: 'attacker',
    bands: [
      { from: 1, to: 2, do: [{ do: 'brainDamage', who: 'attacker', amount: 'level' }] },
      { from: 3, to: 4, do: [{ do: 'severeInjury', who: 'attacker', at: 'legs' }] },
      {
        from: 5,
        to: 6,
        do: [
          {
            do: 'may',
            who: 'attacker',
            survival: 1,
            effects: [],
            else: [{ do: 'severeInjury', who: 'attacker', at: 'body' }],
          },
        ],
      },
      { from: 7, to: 8, do: [{ do: 'knockDown', who: 'attacker' }] },
      { from: 9, to: 10, do: [{ do: 'damage', who: 'attacker', amount: 1, at: 'legs' }] },
    ],
  },
];

/** The hit is cancelled; whoever stands beside the monster may dare King's Step. */
export const BATTLE_PRESSURE: HitLocation = {
  id: 'battlePressure',
  copies: 3,
  named: true,
  special: [
    {
      do: 'if',
      when: { is: 'fits', who: 'attacker', group: { among: 'survivor', terms: ['adjacent'] } },
      then: [{ do: 'may', who: 'attacker', effects: KINGS_STEP }],
    },
    { do: 'cancelHit' },
  ],
  reading: 'house',
};
