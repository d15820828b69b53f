import type { EventWords } from '../../messages';

/** What happens to survivors and what they do. */
export const survivorEvents = {
  guarded: ({ survivor, hits, deflects }, t) =>
    `${t.figure(survivor)} is ready to ${deflects ? 'deflect' : 'block'} ${t.count(hits, 'hit')}`,
  hitsIgnored: ({ survivor, count, source }, t) =>
    `${t.figure(survivor)} ignores ${t.count(count, 'hit')}: ${t.name('source', source)}`,
  ranAway: ({ survivor, die, outcome }, t) =>
    `${t.figure(survivor)} runs away, ${die}: ${t.name('runAway', outcome)}`,
  trapParried: ({ survivor, card, instead }, t) =>
    `${t.figure(survivor)} parries ${t.card(card)}; ${instead === null ? 'no other card is left' : `drawn instead: ${t.card(instead)}`}`,
  targetShielded: ({ survivor, by }, t) =>
    `${t.figure(by)} swaps places with ${t.figure(survivor)} and is the target`,
  hitMoved: ({ survivor, from, to }, t) =>
    `${t.figure(survivor)} takes a hit at the ${t.name('location', to)} instead of the ${t.name('location', from)}`,
  hitsRolled: ({ survivor, locations }, t) =>
    `${t.figure(survivor)} is hit: ${t.list(locations.map((l) => t.name('location', l)))}`,
  damaged: ({ survivor, location, amount, armour, insanity, light, heavy, over }, t) => {
    const parts: string[] = [];
    if (armour > 0) parts.push(`${armour} armour`);
    if (insanity > 0) parts.push(`${insanity} insanity`);
    if (light) parts.push('light injury');
    if (heavy) parts.push('heavy injury');
    if (over > 0) parts.push(`${over} beyond`);
    const what = location === 'brain' ? 'brain damage' : `damage to the ${t.name('location', location)}`;
    return `${t.figure(survivor)} suffers ${amount} ${what}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
  },
  severeInjury: ({ survivor, injury, already }, t) =>
    `${t.figure(survivor)}, severe injury: ${t.name('injury', injury)}${already ? ', again: bleeding instead' : ''}`,
  brainTrauma: ({ survivor, trauma }, t) =>
    `${t.figure(survivor)}, brain trauma: ${t.name('trauma', trauma)}`,
  survivorDied: ({ survivor, why }, t) => `${t.figure(survivor)} dies: ${t.why(why)}`,
  statChanged: ({ survivor, what, by, now }, t) =>
    `${t.figure(survivor)} ${by < 0 ? 'loses' : 'gains'} ${Math.abs(by)} ${t.name('stat', what)} (now ${now})`,
  attributeChanged: ({ survivor, what, by, now }, t) =>
    `${t.figure(survivor)} has ${t.signed(by)} ${t.name('stat', what)} for good (now ${now})`,
  tokensChanged: ({ figure, token, by, now }, t) =>
    `${t.figure(figure)}: ${t.signed(by)} ${t.name('stat', token)} token (now ${t.signed(now)})`,
  modified: ({ figure, stat, by, until, source }, t) =>
    `${t.figure(figure)} has ${t.signed(by)} ${t.name('stat', stat)} ${t.name('span', until)}: ${t.card(source)}`,
  disorderGained: ({ survivor, disorder }, t) =>
    `${t.figure(survivor)} gains a disorder: ${t.name('disorder', disorder)}`,
  abilityGained: ({ survivor, ability }, t) => `${t.figure(survivor)} gains ${t.name('ability', ability)}`,
  artLearned: ({ survivor, art }, t) => `${t.figure(survivor)} learns ${t.name('fightingArt', art)}`,
  countersChanged: ({ card, by, now }, t) => `${t.card(card)}: ${t.signed(by)} token (now ${now})`,
  survivalSpent: ({ survivor, action, cost }, t) =>
    `${t.figure(survivor)} spends ${cost} survival: ${t.name('spending', action)}`,
  dodged: ({ survivor, location }, t) =>
    `${t.figure(survivor)} dodges the hit to the ${t.name('location', location)}`,
  frenzied: ({ survivor }, t) => `${t.figure(survivor)} falls into a frenzy`,
  doomed: ({ survivor, card }, t) => `${t.figure(survivor)} is doomed by ${t.card(card)}`,
  hidden: ({ survivor, by }, t) => `${t.figure(survivor)} hides: ${t.card(by)}`,
  armourChanged: ({ survivor, locations, by }, t) =>
    `${t.figure(survivor)} ${by > 0 ? 'gains' : 'loses'} ${Math.abs(by)} armour: ${t.list(locations.map((l) => t.name('location', l)))}`,
  locationHealed: ({ survivor, location }, t) =>
    `${t.figure(survivor)} is healed: ${t.name('location', location)}`,
  given: ({ survivor, other, card }, t) =>
    `${t.figure(survivor)} gives ${t.card(card)} to ${t.figure(other)}`,
  actBegan: ({ survivor }, t) => `${t.figure(survivor)} acts`,
  actEnded: ({ survivor }, t) => `${t.figure(survivor)} is done`,
  activated: ({ survivor, card }, t) => `${t.figure(survivor)} uses ${t.card(card)}`,
  survivorAttacked: ({ survivor, weapon, need, hits, perfect }, t) => {
    const how = hits === 0 ? 'no hit' : t.count(hits, 'hit');
    const lanterns = perfect === 0 ? '' : `, ${perfect} of them perfect`;
    return `${t.figure(survivor)} attacks with ${t.card(weapon)}, ${need.value}+ to hit: ${how}${lanterns}`;
  },
  extraDiceRolled: ({ survivor, dice, hits }, t) =>
    `${t.figure(survivor)} rolls ${t.count(dice.length, 'die')} more: ${hits === 0 ? 'no hit' : t.count(hits, 'hit')}`,
  trapWithstood: ({ survivor, card }, t) =>
    `${t.figure(survivor)} is unshakeable: ${t.card(card)} is discarded and the deck shuffled`,
  deathDefied: ({ survivor, why }, t) => `${t.figure(survivor)} is undeathable and lives: ${t.why(why)}`,
  hitLocationsDrawn: ({ survivor, cards, reshuffled }, t) =>
    `${t.figure(survivor)} draws ${t.list(cards.map((c) => t.name('hitLocation', c)))}${
      reshuffled ? '; the discards were shuffled in' : ''
    }`,
  hitsLost: ({ survivor, cards, why }, t) =>
    `${t.figure(survivor)} loses ${t.count(cards.length, 'hit')}: ${t.why(why)}`,
  trapSprung: ({ survivor, card }, t) =>
    `${t.figure(survivor)} springs the trap ${t.name('hitLocation', card)}`,
  woundAttempted: ({ survivor, card, result, strength, toughness }, t) =>
    `${t.figure(survivor)} attempts to wound at ${t.name('hitLocation', card)}, ${strength.value} against ${
      toughness.value
    }: ${t.name('attempt', result)}`,
  gained: ({ survivor, card }, t) =>
    survivor === null ? `gained: ${t.card(card)}` : `${t.figure(survivor)} gains ${t.card(card)}`,
  statusGained: ({ survivor, status }, t) => `${t.figure(survivor)} has ${t.name('survivorStatus', status)}`,
  statusLost: ({ survivor, status }, t) =>
    `${t.figure(survivor)} no longer has ${t.name('survivorStatus', status)}`,
  weaponLost: ({ survivor, card }, t) => `${t.figure(survivor)} loses hold of ${t.card(card)}`,
  weaponTakenUp: ({ survivor, card }, t) => `${t.figure(survivor)} takes ${t.card(card)} up again`,
  archived: ({ survivor, card }, t) =>
    survivor === null ? `${t.card(card)} is archived` : `${t.figure(survivor)} archives ${t.card(card)}`,
} satisfies Partial<EventWords>;
