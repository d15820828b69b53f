import { done, goTo, roll } from '../../kernel';
import { clearDoom } from '../aiCards';
import { carries } from '../allowed';
import { whyBroken } from '../attacks';
import type { HitLocation } from '../cards/hitLocation';
import { figure, type Sum, total } from '../figure';
import { hitLocationCard, survivorById } from '../find';
import { keyword, type Weapon } from '../gearGrid';
import { atPlace, automatic, type Judged, judge, unstoppable } from '../judgement';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { skilled, skilledStill, skillQuestion } from '../skills';
import type { Attack, Scope, Survivor } from '../state';
import { noteWeapon } from '../weaponNotes';
import { criticalNeed, toughnessAt, weaponOf, woundStrength } from '../weapons';

type Frame = FrameOf<'woundAttempt'>;

const attackOf = (f: Frame, r: Run) => r.state.attacks[f.attack] as Attack;
const attacker = (f: Frame, r: Run): Survivor => survivorById(r.state, attackOf(f, r).survivor);
const weapon = (f: Frame, r: Run): Weapon => weaponOf(r, attacker(f, r), attackOf(f, r).weapon) as Weapon;

const scopeOf = (f: Frame, r: Run): Scope => ({
  card: { kind: 'hitLocation', id: f.card },
  attacker: attackOf(f, r).survivor,
  ...(f.die == null ? {} : { die: f.die }),
});

const isUnstoppable = (f: Frame, r: Run): boolean => carries(r, attacker(f, r), 'unstoppable');

/** SD-14.10: one wound; savage adds one to the first critical wound of an attack, devastating its number to each. */
const woundsOf = (f: Frame, r: Run): Sum => ({
  fill: (add) => {
    const { keywords } = weapon(f, r);
    const first = f.outcome === 'critical' && attackOf(f, r).criticals === 0;
    add('wound', 1);
    add('savage', first ? keyword(keywords, 'savage') : 0);
    add('devastating', keyword(keywords, 'devastating'));
    const twice = f.automatic === false && (f.total ?? 0) >= 2 * (f.against ?? 0);
    add('clubMaster', twice && skilled(r, attackOf(f, r), attacker(f, r), 'clubExtraWound') ? 1 : 0);
  },
});

/** The same, with what the place itself adds for this weapon. */
const withPlace = (f: Frame, r: Run, sum: Sum, stat: 'strength' | 'luck', sign: 1 | -1): Sum =>
  atPlace(hitLocationCard(r, f.card), weapon(f, r).keywords, { sum, stat, sign });

/** Club specialist: with a perfect hit the total at the first location selected counts twice. */
function doubled(f: Frame, r: Run, sum: Sum): Sum {
  const attack = attackOf(f, r);
  if (attack.perfectHits === 0 || attack.selected > 1 || f.die == null) return sum;
  if (!skilled(r, attack, attacker(f, r), 'clubDouble')) return sum;
  const once = f.die + total(sum);
  return {
    fill: (add) => {
      sum.fill(add);
      add('clubSpecialist', Math.max(0, once));
    },
  };
}

/** Axe master: a wound where there is a lasting injury to inflict is critical. */
function mastered(f: Frame, r: Run, card: HitLocation, judged: Judged): Judged {
  if (judged.result !== 'wound' || card.critical?.injury === undefined) return judged;
  if (!skilled(r, attackOf(f, r), attacker(f, r), 'axeCritical')) return judged;
  return { result: 'critical', why: 'axeMaster' };
}

/** Whether a skill keeps the monster from reacting here. */
function silenced(f: Frame, r: Run): boolean {
  const attack = attackOf(f, r);
  return (
    (attack.perfectHits > 0 && skilled(r, attack, attacker(f, r), 'grandSilences')) ||
    (attack.selected === 1 && skilled(r, attack, attacker(f, r), 'katarSilences'))
  );
}

/** What the attempt comes to, told with every number that went into it. */
function settle(f: Frame, r: Run): void {
  const card = hitLocationCard(r, f.card);
  const attack = attackOf(f, r);
  const strength = figure(
    doubled(
      f,
      r,
      withPlace(f, r, woundStrength(r, attacker(f, r), weapon(f, r), attack, f.sharp ?? 0), 'strength', 1),
    ),
  );
  const toughness = figure(toughnessAt(r, card));
  const critical = figure(withPlace(f, r, criticalNeed(r, attacker(f, r), weapon(f, r), attack), 'luck', -1));
  f.total = (f.die ?? 0) + strength.value;
  f.against = toughness.value;
  const judged = f.automatic
    ? automatic(card)
    : isUnstoppable(f, r)
      ? unstoppable(f.die ?? 0, card)
      : mastered(f, r, card, judge(f.die ?? 0, critical.value, toughness.value - strength.value, card));
  f.outcome = judged.result;
  const wounds = judged.result === 'failure' || card.kind === 'impervious' ? null : figure(woundsOf(f, r));
  r.emit({
    type: 'woundAttempted',
    survivor: attack.survivor,
    card: f.card,
    dice: [f.die, f.sharp].filter((die) => die != null),
    strength,
    toughness,
    critical: card.critical === undefined ? null : critical,
    wounds,
    ...judged,
    rule: judged.result === 'critical' ? 'SD-14.8' : 'SD-14.7',
  });
}

/** The wound attempt at one hit location, its reaction included (SD-14.7 to SD-14.14). */
export const woundAttempt: Procedure<'woundAttempt'> = {
  name: 'woundAttempt',
  guard: (f, r) => (f.step === 'end' || whyBroken(r, attackOf(f, r)) === null ? undefined : goTo('end')),
  steps: {
    special: (f, r) => {
      const { special } = hitLocationCard(r, f.card);
      return special === undefined ? undefined : call('perform', { effects: special, scope: scopeOf(f, r) });
    },
    cancelled: (f, r) => (attackOf(f, r).current === f.card ? undefined : goTo('end')),
    attempt: (f, r) => {
      const { keywords } = weapon(f, r);
      if (hitLocationCard(r, f.card).kind === 'superDense' && keywords.includes('frail'))
        attackOf(f, r).breaks = true;
      if (f.automatic) return goTo('judge');
      return f.die == null ? roll('wound', 1, 10, attacker(f, r).player) : goTo('edge');
    },
    die: (f) => {
      f.die = (f.result as number[])[0] ?? 1;
      return undefined;
    },
    edge: (f, r) => {
      return weapon(f, r).keywords.includes('sharp') && !isUnstoppable(f, r)
        ? roll('sharp', 1, 10, attacker(f, r).player)
        : goTo('judge');
    },
    sharp: (f) => {
      f.sharp = (f.result as number[])[0] ?? 0;
      return undefined;
    },
    judge: (f, r) => {
      settle(f, r);
      return f.outcome === 'failure' ? undefined : goTo('wound');
    },
    // Axe specialist (survivors-in-detail.md §16): the failure is forgotten.
    retry: {
      ask: (f, r) => {
        if (f.automatic || !skilledStill(r, attackOf(f, r), attacker(f, r), 'axeRetry')) return null;
        return skillQuestion(attacker(f, r), 'axeRetry', { card: f.card });
      },
      answer: (f, r, [option]) => {
        if (option?.key !== 'use') return goTo('window');
        attackOf(f, r).skills.push('axeRetry');
        f.die = null;
        return goTo('attempt');
      },
    },
    failed: () => goTo('window'),
    wound: (f, r) => {
      if (hitLocationCard(r, f.card).kind === 'impervious') return undefined;
      const { card } = weapon(f, r);
      const survivor = attacker(f, r);
      noteWeapon(r, survivor);
      const wounds = total(woundsOf(f, r));
      if (f.outcome === 'critical') attackOf(f, r).criticals += 1;
      return call('woundMonster', { wounds, by: survivor.id }, { kind: 'gear', id: card });
    },
    injury: (f, r) => {
      const injury = hitLocationCard(r, f.card).critical?.injury;
      if (f.outcome !== 'critical' || injury === undefined) return undefined;
      r.state.monster.injuries.push({ card: f.card, counters: 0 });
      attackOf(f, r).current = null;
      r.emit({ type: 'injuryInflicted', card: f.card, injury: injury.id, rule: 'SD-14.14' });
      return undefined;
    },
    critical: (f, r) => {
      const critical = hitLocationCard(r, f.card).critical;
      if (f.outcome !== 'critical' || critical === undefined) return goTo('window');
      return call('perform', { effects: critical.do, scope: scopeOf(f, r) });
    },
    felled: (f, r) => {
      const { id } = attacker(f, r);
      return call('moment', { moment: 'criticalWound', scope: { subject: id, attacker: id } });
    },
    window: (f, r) => {
      const { reaction } = hitLocationCard(r, f.card);
      const open = f.outcome === 'critical' || reaction !== undefined;
      return open ? call('survivalOpportunity', { attack: f.attack }) : undefined;
    },
    reaction: (f, r) => {
      const { reaction } = hitLocationCard(r, f.card);
      if (reaction === undefined || f.outcome === 'critical') return undefined;
      if (reaction.on !== 'reflex' && reaction.on !== f.outcome) return undefined;
      const quiet = silenced(f, r);
      const cancelled = r.state.monster.knockedDown || quiet;
      r.emit({
        type: 'reaction',
        card: f.card,
        on: reaction.on,
        cancelled,
        rule: cancelled && !quiet ? 'SD-12.8' : 'SD-14.13',
      });
      return cancelled ? undefined : call('perform', { effects: reaction.do, scope: scopeOf(f, r) });
    },
    // Dagger specialist: another location that was drawn goes away for another attempt here.
    another: {
      ask: (f, r) => {
        const { cards } = attackOf(f, r);
        if (f.outcome !== 'failure' || f.automatic || cards.length === 0) return null;
        if (!skilled(r, attackOf(f, r), attacker(f, r), 'daggerRetry')) return null;
        const options = cards.map((card) => ({ key: card, kind: 'hitLocation', card }));
        return {
          kind: 'discardToRetry',
          by: attacker(f, r).player,
          options: [...options, { key: 'pass', kind: 'pass' }],
          about: { survivor: attacker(f, r).id, card: f.card },
        };
      },
      answer: (f, r, [option]) => {
        if (option === undefined || option.key === 'pass') return undefined;
        const { cards } = attackOf(f, r);
        cards.splice(cards.indexOf(option.key), 1);
        r.state.monster.hitLocations.discard.unshift(option.key);
        r.emit({
          type: 'hitsLost',
          survivor: attacker(f, r).id,
          cards: [option.key],
          why: 'daggerSpecialist',
        });
        f.die = null;
        return goTo('attempt');
      },
    },
    end: (f, r) => {
      const attack = attackOf(f, r);
      clearDoom(r.state, f.card);
      if (attack.current !== null) r.state.monster.hitLocations.discard.unshift(attack.current);
      attack.current = null;
      return done(f.outcome === 'wound' || f.outcome === 'critical');
    },
  },
};
