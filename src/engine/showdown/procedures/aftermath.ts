import { done } from '../../kernel';
import { barred } from '../barred';
import type { Effect } from '../cards/effect';
import { markDead } from '../death';
import { aiCard, monsterCard } from '../find';
import { armourOf } from '../gearGrid';
import { levelHere } from '../levels';
import { call, type Procedure, type Run } from '../procedure';
import { recordOf } from '../record';
import type { Scope, Survivor } from '../state';
import { LOCATIONS } from '../terms';

const SCOPE: Scope = { card: { kind: 'rule', id: 'SD-18.3' } };

/** The fight may have ended in the middle of attacks: their cards, and a trap's, go to the discards. */
function clearAttacks(r: Run): void {
  const { hitLocations, trap } = r.state.monster;
  for (const { cards, current } of r.state.attacks) {
    hitLocations.discard.unshift(...cards, ...(current === null ? [] : [current]));
  }
  if (trap !== null) hitLocations.discard.unshift(trap);
  r.state.monster.trap = null;
  r.state.attacks = [];
}

/** What was under way or waiting is over, and the monster's tokens go (SD-18.1, SD-18.2). */
function clearTable(r: Run): void {
  clearAttacks(r);
  r.state.act = null;
  r.state.later = [];
  r.state.priority = null;
  r.state.monster.tokens = {};
  r.state.monster.modifiers = [];
}

/** Whether an injury is death unless somebody else is alive to carry this survivor home (survivors-in-detail.md §11). */
function diesAlone(r: Run, survivor: Survivor): boolean {
  const others = r.state.survivors.some((s) => s.id !== survivor.id && s.status !== 'dead');
  return !others && survivor.injuries.some((id) => r.content.injuries[id]?.deadlyAlone === true);
}

/** SD-18.2: tokens go, armour refills, light and heavy boxes clear; permanent injuries stay, those of this showdown end. */
function restore(r: Run, survivor: Survivor): void {
  survivor.tokens = {};
  survivor.modifiers = [];
  survivor.bleeding = 0;
  survivor.block = 0;
  survivor.deflect = 0;
  survivor.frenzy = 0;
  survivor.ignoresInjury = false;
  survivor.standsAfter = null;
  survivor.hiddenBy = [];
  survivor.statuses = [];
  survivor.doomedBy = [];
  survivor.brainLight = false;
  survivor.injuries = survivor.injuries.filter((id) => r.content.injuries[id]?.thisShowdown !== true);
  for (const place of LOCATIONS)
    survivor.wear[place] = { armour: armourOf(r, survivor, place), light: false, heavy: false };
}

/** SD-18.3: hunt experience, and a weapon level for having wounded with the type of one's choice. */
function experience(r: Run, survivor: Survivor): void {
  if (survivor.status === 'dead' || barred(r, survivor, 'experience')) return;
  survivor.huntExperience += 1;
  if (survivor.weaponType !== null && survivor.woundedWith.includes(survivor.weaponType))
    survivor.weaponLevel += 1;
}

/** SD-18.3: the level's rewards from the shuffled decks, as far as they go, beside all that was gained in the fight. */
function rewards(r: Run): string[] {
  const { basic, monster, cards = [] } = levelHere(r).rewards;
  return [
    ...r.state.rewards,
    ...r.state.survivors.flatMap((survivor) => survivor.resources.splice(0)),
    ...cards.filter((card) => takeResource(r, card)),
    ...r.state.basicResources.splice(0, basic),
    ...r.state.monsterResources.splice(0, monster),
  ];
}

/** A reward by name comes out of its deck, if one is left there; strange resources have none. */
function takeResource(r: Run, card: string): boolean {
  const { basicResources, monsterResources } = r.state;
  const deck = r.content.resources[card]?.deck;
  if (deck !== 'basic' && deck !== 'monster') return true;
  const pile = deck === 'basic' ? basicResources : monsterResources;
  const at = pile.indexOf(card);
  if (at >= 0) pile.splice(at, 1);
  return at >= 0;
}

/** What the monster's cards and its level do on victory, after the monster's own: those in play, then the level. */
function victoryEffects(r: Run): Effect[] {
  const inPlay = r.state.monster.inPlay.flatMap(({ card }) => aiCard(r, card).onDefeat ?? []);
  return [...monsterCard(r).aftermath.victory, ...inPlay, ...(levelHere(r).victory ?? [])];
}

/** SD-18.3: what was carried is lost. */
function loseResources(r: Run): void {
  for (const survivor of r.state.survivors) {
    for (const card of survivor.resources.splice(0))
      r.emit({ type: 'archived', survivor: survivor.id, card, rule: 'SD-18.3' });
  }
}

/** Victory or defeat (SD-18): the table is cleared, rewards are drawn, and each record sheet's changes are listed (SD-18.4). */
export const aftermath: Procedure<'aftermath'> = {
  name: 'aftermath',
  steps: {
    end: (_, r) => {
      r.state.phase = 'aftermath';
      r.state.outcome ??= 'defeat';
      r.emit({ type: 'ended', outcome: r.state.outcome, rule: 'SD-18.1' });
      clearTable(r);
      for (const survivor of r.state.survivors) {
        if (survivor.status !== 'dead' && diesAlone(r, survivor)) markDead(r, survivor, 'alone', 'SD-18.2');
        restore(r, survivor);
      }
      return undefined;
    },
    story: (_, r) => {
      const { defeat, unlocks } = monsterCard(r).aftermath;
      if (r.state.outcome === 'victory') {
        for (const survivor of r.state.survivors) experience(r, survivor);
        r.emit({ type: 'unlocked', source: unlocks, rule: 'SD-18.3' });
        const { lastToWound } = r.state;
        const scope = lastToWound === null ? SCOPE : { ...SCOPE, attacker: lastToWound };
        return call('perform', { effects: victoryEffects(r), scope });
      }
      loseResources(r);
      return call('perform', { effects: defeat, scope: SCOPE });
    },
    gear: (_, r) =>
      r.state.outcome === 'victory' ? call('moment', { moment: 'victory', scope: {} }) : undefined,
    rewards: (_, r) => {
      if (r.state.outcome !== 'victory') return undefined;
      r.state.rewards = rewards(r);
      for (const card of r.state.rewards)
        r.emit({ type: 'gained', survivor: null, card, kind: 'resource', rule: 'SD-18.3' });
      return undefined;
    },
    record: (_, r) => {
      r.state.records = r.state.survivors.map((survivor) => recordOf(r, survivor));
      r.state.phase = 'over';
      return done();
    },
  },
};
