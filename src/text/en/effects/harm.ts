import type { PhraseSay, PhraseWords } from '../../say';

/** So much damage of a kind: "2 damage", "damage equal to its level". */
function much(p: PhraseSay, what: string): string {
  if (p.id('amount') === 'level') return `${what} equal to its level`;
  return p.id('amount') === 'twiceLevel'
    ? `${what} equal to twice its level`
    : `${p.amount('amount')} ${what}`;
}

/** What is done to a figure. */
export const harmEffects = {
  damage: (p) => `${p.say('who')} suffers ${much(p, 'damage')} at ${p.say('at')}`,
  eventDamage: (p) => `${p.say('who')} suffers ${much(p, 'event damage')} at ${p.say('at')}`,
  eventBrainDamage: (p) => `${p.say('who')} suffers ${much(p, 'event brain damage')}`,
  brainDamage: (p) => `${p.say('who')} suffers ${much(p, 'brain damage')}`,
  turnHit: (p) => `the hit becomes ${p.n('n')} brain damage`,
  bleed: (p) => `${p.say('who')} gains ${p.count(p.n('tokens'), 'bleeding')}`,
  knockDown: (p) => `${p.say('who')} is knocked down`,
  stand: (p) => `${p.say('who')} stands up`,
  severeInjury: (p) => `${p.say('who')} suffers a severe injury: ${p.say('injury')}`,
  severeInjuryAt: (p) => `${p.say('who')} suffers a random severe injury: ${p.say('injury')}`,
  kill: (p) => `${p.say('who')} dies`,
  doom: (p) => `${p.say('who')} is doomed`,
  disorder: (p) => `${p.say('who')} gains a random disorder`,
  frenzy: (p) => `${p.say('who')} falls into a frenzy`,
  priority: (p) => `${p.say('who')} gains the priority target token`,
  priorityForGood: (p) => `${p.say('who')} gains the priority target token and keeps it`,
  priorityLost: (p) => `${p.say('who')} loses the priority target token`,
} satisfies Record<string, PhraseWords>;
