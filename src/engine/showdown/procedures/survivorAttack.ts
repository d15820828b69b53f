import { done, goTo, type Option, roll } from '../../kernel';
import { archiveGear } from '../archiveGear';
import { discardUnresolved, whyBroken } from '../attacks';
import { fromBlindSpot } from '../blindSpot';
import { figure, total } from '../figure';
import { gearById, hitLocationCard, survivorById } from '../find';
import type { Weapon } from '../gearGrid';
import { refillHitLocations } from '../hitLocationDeck';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import type { Attack } from '../state';
import { settleTrap } from '../traps';
import { weaponOf, weaponSpeed } from '../weapons';
import { BLADE, countHits, REDRAW, REROLL, TRAPS } from './attackSkills';
import { WITHSTAND } from './withstand';

type Frame = FrameOf<'survivorAttack'>;

const attackOf = (f: Frame, r: Run): Attack => r.state.attacks[f.index as number] as Attack;

function weapon(f: Frame, r: Run): Weapon {
  return weaponOf(r, survivorById(r.state, f.survivor), f.weapon) as Weapon;
}

const speedOf = (f: Frame, r: Run) =>
  weaponSpeed(r, survivorById(r.state, f.survivor), weapon(f, r), f.speed, attackOf(f, r).bonus);

/** SD-14.4: one card per hit, all before any is resolved; nothing left to shuffle: the other hits are lost. */
function drawCards(f: Frame, r: Run): { cards: string[]; reshuffled: boolean } {
  const { hitLocations } = r.state.monster;
  const cards: string[] = [];
  let reshuffled = false;
  for (let hit = attackOf(f, r).undrawn; hit < (f.hits ?? 0); hit += 1) {
    if (hitLocations.deck.length === 0 && hitLocations.discard.length > 0) {
      reshuffled = true;
      refillHitLocations(r);
    }
    const card = hitLocations.deck.shift();
    if (card === undefined) break;
    cards.push(card);
  }
  return { cards, reshuffled };
}

/** First strike cards come before all others (SD-14.6). */
function choices(r: Run, cards: readonly string[]): string[] {
  const first = cards.filter((c) => hitLocationCard(r, c).kind === 'firstStrike');
  return [...new Set(first.length > 0 ? first : cards)];
}

/** Ammunition and thrown-away weapons are used up; a frail weapon that met a super-dense place breaks (SD-14.9). */
function wearOut(f: Frame, r: Run, attack: Attack): void {
  const survivor = survivorById(r.state, f.survivor);
  const gear = gearById(survivor, attack.weapon);
  if (gear === undefined) return;
  const keywords = r.content.gear[gear.card]?.keywords ?? [];
  if (keywords.includes('once')) gear.used.push('showdown');
  if (attack.breaks) archiveGear(r, survivor, gear.id, 'SD-14.9');
}

/** Early iron: a 1 among the dice cancels all hits and ends the attack (survivors-in-detail.md §15). */
const failsByIron = ({ keywords }: Weapon, dice: readonly number[]): boolean =>
  keywords.includes('earlyIron') && dice.includes(1);

/** Unwieldy: each 1 among the dice is 1 damage to the attacker (survivors-in-detail.md §15). */
function unwieldy(f: Frame, r: Run, dice: readonly number[]) {
  const { keywords, card } = weapon(f, r);
  const ones = dice.filter((die) => die === 1).length;
  if (ones === 0 || !keywords.includes('unwieldy')) return undefined;
  return call('unwieldy', { survivor: f.survivor, ones }, { kind: 'gear', id: card });
}

function spoil(r: Run) {
  r.emit({ type: 'nothingHappened', why: 'earlyIron' });
  return goTo('finish');
}

/** A survivor's attack (SD-14): dice, cards for the hits, then one after another in the attacker's order. */
export const survivorAttack: Procedure<'survivorAttack'> = {
  name: 'survivorAttack',
  guard: (f, r) => {
    if (f.index === undefined || f.step === 'finish' || f.step === 'end') return undefined;
    const attack = attackOf(f, r);
    const why = whyBroken(r, attack);
    if (why === null) return undefined;
    attack.ended = true;
    discardUnresolved(r, attack, why);
    return goTo('finish');
  },
  steps: {
    begin: (f, r) => {
      settleTrap(r);
      const survivor = survivorById(r.state, f.survivor);
      survivor.hiddenBy = [];
      f.index = r.state.attacks.length;
      r.state.attacks.push({
        survivor: f.survivor,
        weapon: f.weapon,
        ended: false,
        cards: f.redraw === undefined ? [] : [f.redraw],
        current: null,
        blindSpot: fromBlindSpot(r, survivor),
        anywhere: f.automatic,
        perfectHits: 0,
        criticals: 0,
        extraDice: 0,
        skills: [],
        selected: 0,
        undrawn: 0,
        breaks: false,
        bonus: [...f.bonus],
        by: f.by,
      });
      f.perfect = 0;
      f.hits = 1;
      return call('moment', {
        moment: 'attackDeclared',
        scope: { subject: f.survivor, attacker: f.survivor },
      });
    },
    roll: (f, r) => {
      if (f.redraw !== undefined) return goTo('resolve');
      if (f.automatic) return goTo('draw');
      return roll('attack', total(speedOf(f, r)), 10, survivorById(r.state, f.survivor).player);
    },
    rolled: (f) => {
      f.dice = [...(f.result as number[])];
      return undefined;
    },
    ...REROLL,
    hit: (f, r) => {
      const dice = f.dice ?? [];
      const { need, hits, perfect } = countHits(f, r, dice);
      f.hits = hits;
      f.perfect = perfect;
      attackOf(f, r).perfectHits = perfect;
      r.emit({
        type: 'survivorAttacked',
        survivor: f.survivor,
        weapon: weapon(f, r).card,
        dice: [...dice],
        need,
        speed: figure(speedOf(f, r)),
        hits: f.hits,
        perfect: f.perfect,
        rule: 'SD-14.3',
      });
      if (failsByIron(weapon(f, r), dice)) return spoil(r);
      return unwieldy(f, r, dice);
    },
    landed: (f) => {
      if (f.hits === 0) return goTo('finish');
      const scope = { subject: f.survivor, attacker: f.survivor, hits: f.hits ?? 0 };
      return call('moment', { moment: 'hit', scope });
    },
    perfect: (f, r) => {
      if ((f.perfect ?? 0) === 0) return goTo(attackOf(f, r).extraDice > 0 ? 'extra' : 'draw');
      f.perfect = (f.perfect ?? 0) - 1;
      return call('moment', { moment: 'perfectHit', scope: { subject: f.survivor, attacker: f.survivor } });
    },
    morePerfect: () => goTo('perfect'),
    // Dice that perfect hits brought; a perfect hit among them counts like any other, and may bring more.
    extra: (f, r) => {
      const dice = attackOf(f, r).extraDice;
      attackOf(f, r).extraDice = 0;
      return roll('attack', dice, 10, survivorById(r.state, f.survivor).player);
    },
    extraHit: (f, r) => {
      const dice = f.result as number[];
      const { need, hits, perfect } = countHits(f, r, dice);
      r.emit({
        type: 'extraDiceRolled',
        survivor: f.survivor,
        dice: [...dice],
        ...{ need, hits, perfect },
        rule: 'SD-14.3',
      });
      if (failsByIron(weapon(f, r), dice)) return spoil(r);
      f.hits = (f.hits ?? 0) + hits;
      f.perfect = perfect;
      attackOf(f, r).perfectHits += perfect;
      return unwieldy(f, r, dice);
    },
    afterExtra: () => goTo('perfect'),
    draw: (f, r) => {
      if ((f.hits ?? 0) <= attackOf(f, r).undrawn) return goTo('finish');
      const { cards, reshuffled } = drawCards(f, r);
      const attack = attackOf(f, r);
      attack.cards = cards;
      r.emit({
        type: 'hitLocationsDrawn',
        survivor: f.survivor,
        cards: [...cards],
        reshuffled,
        rule: 'SD-14.4',
      });
      return undefined;
    },
    ...WITHSTAND,
    ...TRAPS,
    afterTrap: () => goTo('finish'),
    ...BLADE,
    resolve: {
      ask: (f, r) => {
        const attack = attackOf(f, r);
        if (attack.cards.length === 0) return null;
        const options = choices(r, attack.cards).map((card) => ({ key: card, kind: 'hitLocation', card }));
        const { player } = survivorById(r.state, f.survivor);
        return {
          kind: 'chooseHitLocation',
          by: player,
          options,
          about: {
            survivor: f.survivor,
            cards: [...attack.cards],
            ...(f.blade == null ? {} : { die: f.blade }),
          },
        };
      },
      answer: (f, r, [option]) => {
        const { card } = option as Option & { card: string };
        const attack = attackOf(f, r);
        attack.cards.splice(attack.cards.indexOf(card), 1);
        attack.current = card;
        attack.selected += 1;
        f.wounded = card;
        const cause = { kind: 'hitLocation', id: card };
        const die = f.blade ?? null;
        f.blade = null;
        return call('woundAttempt', { card, attack: f.index as number, automatic: f.automatic, die }, cause);
      },
    },
    resolved: (f) => {
      if (f.result !== true) f.wounded = null;
      return undefined;
    },
    ...REDRAW,
    next: (f, r) => (attackOf(f, r).cards.length > 0 ? goTo('resolve') : undefined),
    finish: (f, r) => {
      const attack = attackOf(f, r);
      discardUnresolved(r, attack, 'ended');
      wearOut(f, r, attack);
      r.state.attacks.splice(f.index as number, 1);
      const survivor = survivorById(r.state, f.survivor);
      survivor.modifiers = survivor.modifiers.filter((m) => m.until !== 'attack');
      return done();
    },
  },
};
