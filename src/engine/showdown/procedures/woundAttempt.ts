import { done, goTo, roll } from '../../kernel';
import { clearDoom } from '../aiCards';
import { whyBroken } from '../attacks';
import type { HitLocation } from '../cards/hitLocation';
import { figureOf } from '../figure';
import { hitLocationCard, survivorById } from '../find';
import { keyword, type Weapon } from '../gearGrid';
import { monsterFigure } from '../monsterNumbers';
import { gainPriority } from '../priority';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import type { Attack, Scope, Survivor } from '../state';
import { criticalNeed, weaponOf, woundStrength } from '../weapons';

type Frame = FrameOf<'woundAttempt'>;

const attackOf = (f: Frame, r: Run) => r.state.attacks[f.attack] as Attack;
const attacker = (f: Frame, r: Run): Survivor => survivorById(r.state, attackOf(f, r).survivor);
const weapon = (f: Frame, r: Run): Weapon => weaponOf(r, attacker(f, r), attackOf(f, r).weapon) as Weapon;

const scopeOf = (f: Frame, r: Run): Scope => ({
  card: { kind: 'hitLocation', id: f.card },
  attacker: attackOf(f, r).survivor,
});

function toughnessOf(r: Run, card: HitLocation) {
  const { value, parts } = monsterFigure(r, 'toughness');
  const here = card.toughness ?? 0;
  return here === 0 ? { value, parts } : figureOf([...parts, { source: 'location', by: here }]);
}

/** SD-14.7 to SD-14.9: what the attempt comes to. */
function judge(f: Frame, r: Run, card: HitLocation): 'failure' | 'wound' | 'critical' {
  const attack = attackOf(f, r);
  const die = f.die ?? 0;
  const critical = die !== 1 && die >= criticalNeed(r, attacker(f, r), weapon(f, r), attack).value;
  if (card.critical !== undefined && critical) return 'critical';
  if (card.kind === 'impervious' || die === 1) return 'failure';
  const strength = woundStrength(r, attacker(f, r), weapon(f, r), attack, f.sharp ?? 0).value;
  return die === 10 || die + strength >= toughnessOf(r, card).value ? 'wound' : 'failure';
}

/** Without a roll (Founding Stone): critical where the card has a critical part, otherwise a plain wound; impervious: nothing. */
function automatic(card: HitLocation): 'failure' | 'wound' | 'critical' {
  if (card.critical !== undefined) return 'critical';
  return card.kind === 'impervious' ? 'failure' : 'wound';
}

/** SD-14.10: one wound; savage adds one to the first critical wound of an attack, devastating its number to each. */
function woundsOf(f: Frame, r: Run): number {
  const { keywords } = weapon(f, r);
  const savage = f.outcome === 'critical' && attackOf(f, r).criticals === 0 ? keyword(keywords, 'savage') : 0;
  return 1 + savage + keyword(keywords, 'devastating');
}

/** The wound attempt at one hit location, its reaction included (SD-14.7 to SD-14.14). */
export const woundAttempt: Procedure<'woundAttempt'> = {
  name: 'woundAttempt',
  guard: (f, r) => (f.step === 'end' || whyBroken(r, attackOf(f, r)) === null ? undefined : goTo('end')),
  steps: {
    attempt: (f, r) => {
      const { keywords } = weapon(f, r);
      if (hitLocationCard(r, f.card).kind === 'superDense' && keywords.includes('frail'))
        attackOf(f, r).breaks = true;
      return f.automatic ? goTo('judge') : roll('wound', 1, 10, attacker(f, r).player);
    },
    die: (f, r) => {
      f.die = (f.result as number[])[0] ?? 1;
      return weapon(f, r).keywords.includes('sharp')
        ? roll('sharp', 1, 10, attacker(f, r).player)
        : goTo('judge');
    },
    sharp: (f) => {
      f.sharp = (f.result as number[])[0] ?? 0;
      return undefined;
    },
    judge: (f, r) => {
      const card = hitLocationCard(r, f.card);
      f.outcome = f.automatic ? automatic(card) : judge(f, r, card);
      r.emit({
        type: 'woundAttempted',
        survivor: attackOf(f, r).survivor,
        card: f.card,
        dice: [f.die, f.sharp].filter((die) => die !== undefined),
        strength: woundStrength(r, attacker(f, r), weapon(f, r), attackOf(f, r), f.sharp ?? 0),
        toughness: toughnessOf(r, card),
        result: f.outcome,
        rule: f.outcome === 'critical' ? 'SD-14.8' : 'SD-14.7',
      });
      return f.outcome === 'failure' ? goTo('window') : undefined;
    },
    wound: (f, r) => {
      if (hitLocationCard(r, f.card).kind === 'impervious') return undefined;
      const { keywords, card } = weapon(f, r);
      const survivor = attacker(f, r);
      const types = keywords.filter((word) => !survivor.woundedWith.includes(word));
      survivor.woundedWith.push(...types);
      if (keywords.includes('provoke')) gainPriority(r, survivor.id, false);
      const wounds = woundsOf(f, r);
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
    window: (f, r) => {
      const { reaction } = hitLocationCard(r, f.card);
      const open = f.outcome === 'critical' || reaction !== undefined;
      return open ? call('survivalOpportunity', { attack: f.attack }) : undefined;
    },
    reaction: (f, r) => {
      const { reaction } = hitLocationCard(r, f.card);
      if (reaction === undefined || f.outcome === 'critical') return undefined;
      if (reaction.on !== 'reflex' && reaction.on !== f.outcome) return undefined;
      const cancelled = r.state.monster.knockedDown;
      r.emit({
        type: 'reaction',
        card: f.card,
        on: reaction.on,
        cancelled,
        rule: cancelled ? 'SD-12.8' : 'SD-14.13',
      });
      return cancelled ? undefined : call('perform', { effects: reaction.do, scope: scopeOf(f, r) });
    },
    end: (f, r) => {
      const attack = attackOf(f, r);
      clearDoom(r.state, f.card);
      if (attack.current !== null) r.state.monster.hitLocations.discard.unshift(attack.current);
      attack.current = null;
      return done();
    },
  },
};
