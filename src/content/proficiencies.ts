import type { Proficiency, Rule, Trait } from '../engine';

/** What a card of this kind is that only has a rule of its own. */
const rule = (id: string, what: Rule): Trait => ({ id, rules: [what] });
const withType = (keyword: string, stats: readonly ('accuracy' | 'strength' | 'speed')[], by = 1) =>
  stats.map((stat) => ({ stat, by, with: keyword }));
const attacksWith = (keyword: string) => ({ is: 'attackWith' as const, keyword });

/** Stands by itself, once a round, if it likes. */
const standUp = (on: 'monsterTurnStart' | 'survivorsTurnStart') => ({
  on,
  when: {
    is: 'fits' as const,
    who: 'owner' as const,
    group: { among: 'survivor' as const, terms: ['knockedDown' as const] },
  },
  once: 'round' as const,
  optional: true as const,
  do: [{ do: 'stand', who: 'owner' }],
});

/** Weapon types that survivors train (survivors-in-detail.md §16). */
export const PROFICIENCIES: readonly Proficiency[] = [
  {
    id: 'axe',
    specialist: rule('axeSpecialist', 'axeRetry'),
    master: rule('axeMaster', 'axeCritical'),
  },
  {
    id: 'bow',
    specialist: rule('bowSpecialist', 'bowReroll'),
    master: {
      id: 'bowMaster',
      weaponKeywords: [{ with: 'bow', gain: 'deadly:2', lose: 'cumbersome' }],
    },
  },
  {
    id: 'club',
    specialist: rule('clubSpecialist', 'clubDouble'),
    master: rule('clubMaster', 'clubExtraWound'),
  },
  {
    id: 'dagger',
    specialist: rule('daggerSpecialist', 'daggerRetry'),
    master: rule('daggerMaster', 'daggerRedraw'),
  },
  {
    id: 'fistAndTooth',
    specialist: {
      id: 'fistAndToothSpecialist',
      triggers: [standUp('monsterTurnStart'), standUp('survivorsTurnStart')],
    },
    master: {
      id: 'fistAndToothMaster',
      modifiers: [
        { stat: 'accuracy', by: 2 },
        { stat: 'strength', by: 2 },
      ],
    },
  },
  {
    id: 'grand',
    specialist: {
      id: 'grandSpecialist',
      modifiers: withType('grand', ['accuracy']),
      triggers: [
        {
          on: 'criticalWound',
          when: attacksWith('grand'),
          do: [
            {
              do: 'if',
              when: { is: 'inOwnAct', who: 'owner' },
              then: [{ do: 'knockDown', who: 'monster' }],
            },
          ],
        },
      ],
    },
    master: rule('grandMaster', 'grandSilences'),
  },
  {
    id: 'katar',
    specialist: rule('katarSpecialist', 'katarSilences'),
    master: {
      id: 'katarMaster',
      triggers: [
        {
          on: 'perfectHit',
          when: attacksWith('katar'),
          do: [{ do: 'token', who: 'owner', token: 'evasion', by: 1 }],
        },
        { on: 'survivorKnockedDown', do: [{ do: 'loseTokens', who: 'owner', token: 'evasion' }] },
      ],
    },
  },
  {
    id: 'shield',
    specialist: {
      id: 'shieldSpecialist',
      carrying: { any: ['shield'] },
      modifiers: [{ stat: 'armour', by: 1 }],
      rules: ['firmStand'],
    },
    master: { id: 'shieldMaster', carrying: { any: ['shield'] }, rules: ['shieldsOthers'] },
  },
  {
    id: 'spear',
    specialist: rule('spearSpecialist', 'spearParry'),
    master: {
      id: 'spearMaster',
      triggers: [
        {
          on: 'hit',
          when: attacksWith('spear'),
          do: [{ do: 'may', who: 'owner', survival: 1, effects: [{ do: 'priorityAhead' }] }],
        },
      ],
    },
  },
  {
    id: 'sword',
    specialist: rule('swordSpecialist', 'swordFirst'),
    master: { id: 'swordMaster', modifiers: withType('sword', ['accuracy', 'strength', 'speed']) },
  },
  {
    id: 'whip',
    specialist: rule('whipSpecialist', 'whipDiscard'),
    master: { id: 'whipMaster', modifiers: withType('whip', ['strength'], 5) },
  },
];
