import type { PhraseSay, PhraseWords } from '../../say';

/** Tokens of +1 or −1: "+2 speed tokens", "as many −1 damage tokens as its level". */
function tokens(p: PhraseSay, minus: boolean): string {
  const sign = minus ? '−' : '+';
  if (p.id('by') === 'level') return `as many ${sign}1 ${p.say('token')} tokens as its level`;
  const by = Number(p.id('by'));
  if (!Number.isFinite(by)) return `${sign}${p.amount('by')} ${p.say('token')} tokens`;
  const change = p.signed(minus ? -by : by);
  return `${change} ${p.say('token')} token${Math.abs(by) === 1 ? '' : 's'}`;
}

/** Points gained or lost: "+1 survival". */
const points = (p: PhraseSay, minus: boolean): string =>
  p.id('by') === 'level'
    ? `${minus ? 'minus' : 'plus'} its level in ${p.say('what')}`
    : `${minus ? '−' : '+'}${p.amount('by')} ${p.say('what')}`;

/** Points, tokens, attributes, gear and resources. */
export const survivorEffects = {
  points: (p) =>
    `${p.say('who')}: ${points(p, false)}${p.has('colour') ? ` for each ${p.say('colour')} affinity` : ''}`,
  pointsLost: (p) =>
    p.id('by') === 'all'
      ? `${p.say('who')} loses all ${p.say('what')}`
      : `${p.say('who')}: ${points(p, true)}`,
  swapPoints: () => 'survival and insanity change places',
  survivalToInsanity: () => 'all survival becomes insanity',
  survivalToTokens: (p) => `${p.say('who')} spends all survival for as many +1 ${p.say('token')} tokens`,
  token: (p) => `${p.say('who')}: ${tokens(p, false)}`,
  tokenLost: (p) => `${p.say('who')}: ${tokens(p, true)}`,
  clearTokens: (p) => `${p.say('who')} loses all tokens, bleeding too`,
  loseTokens: (p) => `${p.say('who')}: all +1 ${p.say('token')} tokens go`,
  attribute: (p) => `${p.say('who')}: ${p.signed(p.n('by'))} ${p.say('what')} for good`,
  attributeOneOf: (p) => `${p.say('who')}: ${p.signed(p.n('by'))} for good to one of ${p.say('what')}`,
  modifier: (p) => `${p.say('who')}: ${p.signed(p.n('by'))} ${p.say('token')} ${p.say('until')}`,
  gain: (p) => `${p.say('who')} gains ${p.say('card')}`,
  gainRandom: (p) => `${p.say('who')} gains a ${p.say('card')}`,
  disappear: (p) => `whoever has ${p.n('insanity')} insanity or more vanishes for good`,
  lasting: (p) => `somebody whom the players nominate from now on: ${p.say('injury')}`,
  gainReward: (p) => `the survivors gain ${p.say('card')}`,
  gainStatus: (p) => `${p.say('who')} gains ${p.say('status')}`,
  consumeGear: (p) => `one gear of ${p.say('who')} is consumed: archive it`,
  fillSurvival: (p) => `${p.say('who')}: survival up to the limit`,
  archiveThis: () => 'archive this card',
  archiveConsumables: () => 'archive all consumable gear in the grid',
  archiveGearOf: (p) => `archive one gear: ${p.say('keyword')}`,
  priorityAhead: () => 'the owner, or a survivor in front of the owner, gains the priority target token',
  gainMovement: () => 'gain another movement in this act',
  extraDie: () => 'roll 1 extra attack die',
  extraDieEachHit: () => 'roll 1 extra attack die for each hit',
  armour: (p) => `${p.say('who')} gains ${p.n('by')} armour at all locations`,
  armourWith: (p) =>
    `${p.say('who')} gains ${p.n('by')} armour at each location with ${p.say('keyword')} armour`,
  healLocation: () => 'fully heal one location, armour and all',
  removeBleeding: (p) =>
    `remove up to ${p.count(p.n('tokens'), 'bleeding')} from the owner or someone adjacent`,
  ignoreInjury: () => 'ignore this severe injury',
  block: (p) => `the next attack: ignore ${p.count(p.n('hits'), 'hit')}`,
  deflect: (p) => `have ${p.count(p.n('hits'), 'token')} that each take one hit instead of a block`,
  hide: () => 'hide: not a threat until attacking or leaving; the priority target token goes',
  learnArt: (p) => `${p.say('who')} learns ${p.say('art')}`,
  loseWeaponLevels: (p) => `lose ${p.n('by')} weapon levels`,
  'note.seeTheTruth': () => 'see the truth in the aftermath',
  'note.whiteSecret': () => 'learn the white secret in the aftermath',
  'note.skipHunt': () => 'skip the next hunt',
  'note.retire': () => 'retire after the return',
} satisfies Record<string, PhraseWords>;
