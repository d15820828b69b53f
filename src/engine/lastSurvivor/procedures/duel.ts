import { done, goTo, type Option, roll } from '../../kernel';
import { settle, suffer } from '../changes';
import { addTo, resultOf, standing } from '../duelDice';
import { duelOf, supportCard, survivorById } from '../find';
import { type Modification, modifications, partKind, payFor } from '../modifications';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { DICE, type DieName, HIT_FROM, MOST_DAMAGE } from '../terms';
import { newDuel, participants } from './duelBegin';

type Frame = FrameOf<'duel'>;

const flag = (r: Run, card: string, name: 'extra' | 'safe'): boolean => {
  const support = supportCard(r, card);
  return support.moment === 'before' && support[name] === true;
};

/** Whether a card protects whoever played it (LS-4.4). */
const isSafe = (r: Run, id: string): boolean =>
  duelOf(r).played.some(({ by, card }) => by === id && flag(r, card, 'safe'));

const overpowers = (r: Run): string[] =>
  duelOf(r)
    .played.filter(({ card }) => flag(r, card, 'extra'))
    .map(({ by }) => by);

function rolled(r: Run, survivor: string, die: DieName, face: number): void {
  const { dice } = duelOf(r);
  dice[die].face = face;
  r.emit({ type: 'duelRolled', survivor, die, face, result: resultOf(dice[die]), rule: 'LS-3.3' });
}

const faceOf = ({ result }: Frame): number => (result as number[])[0] ?? 0;

/** Damage to a combatant less what supporters' cards prevent of it (LS-6.4). */
function shielded(r: Run, id: string, role: 'attacker' | 'defender', amount: number): number {
  let left = amount;
  for (const { card } of duelOf(r).played) {
    const support = supportCard(r, card);
    if (left === 0 || support.moment !== 'before' || support.shield !== role) continue;
    left -= 1;
    r.emit({ type: 'prevented', survivor: id, by: card, left, rule: 'LS-6.4' });
  }
  return left;
}

function modify(f: Frame, r: Run, survivor: string, chosen: Modification) {
  const duel = duelOf(r);
  const { die, by, source } = chosen;
  payFor(r, survivor, chosen);
  f.passes = 0;
  if (by === null) {
    f.again = { die, survivor, source };
    const { player } = survivorById(r.state, survivor);
    return roll(die, 1, r.state.options.sides, player);
  }
  addTo(r, die, { kind: partKind(chosen), id: source, by });
  r.emit({ type: 'modified', survivor, die, source, by, result: resultOf(duel.dice[die]), rule: 'LS-5.1' });
  return goTo('modify');
}

/** A combat of two survivors: support, roll, modify, damage (LS-3.5); there is no retreat (LS-6.3). */
export const duel: Procedure<'duel'> = {
  name: 'duel',
  steps: {
    begin: ({ attacker, defender }, r) => {
      const begun = newDuel(r, attacker, defender);
      r.state.duel = begun;
      for (const { die, part } of standing(r, begun)) addTo(r, die, part);
      r.emit({
        type: 'duelBegan',
        ...{ survivor: attacker, defender, supporters: [...begun.supporters], rule: 'LS-3.4' },
      });
      return undefined;
    },
    // LS-4.1: one supporter after another, clockwise.
    support: (f, r) => {
      const survivor = duelOf(r).supporters[f.at ?? 0];
      if (survivor === undefined) return goTo('gray');
      f.at = (f.at ?? 0) + 1;
      return call('support', { survivor });
    },
    next: () => goTo('support'),
    // LS-3.3: gray by the attacker, red by the defender.
    gray: ({ attacker }, r) => roll('gray', 1, r.state.options.sides, survivorById(r.state, attacker).player),
    grayFell: (f, r) => void rolled(r, f.attacker, 'gray', faceOf(f)),
    red: ({ defender }, r) => roll('red', 1, r.state.options.sides, survivorById(r.state, defender).player),
    redFell: (f, r) => {
      rolled(r, f.defender, 'red', faceOf(f));
      f.at = 0;
      f.passes = 0;
      return undefined;
    },
    modify: {
      ask: (f, r) => {
        const part = participants(r, duelOf(r));
        // LS-5.4: over when all have passed one after another.
        if ((f.passes ?? 0) >= part.length) return null;
        const survivor = part[(f.at ?? 0) % part.length] ?? f.attacker;
        const { gray, red } = duelOf(r).dice;
        return {
          kind: 'modify',
          by: survivorById(r.state, survivor).player,
          about: {
            ...{ survivor, attacker: f.attacker, defender: f.defender },
            ...{ gray: resultOf(gray), red: resultOf(red), passes: f.passes ?? 0, of: part.length },
          },
          options: [...modifications(r, survivor), { key: 'pass', kind: 'pass' }],
        };
      },
      answer: (f, r, [option]) => {
        const part = participants(r, duelOf(r));
        const survivor = part[(f.at ?? 0) % part.length] ?? f.attacker;
        f.at = ((f.at ?? 0) + 1) % part.length;
        if (option !== undefined && option.kind !== 'pass')
          return modify(f, r, survivor, option as Option & Modification);
        f.passes = (f.passes ?? 0) + 1;
        r.emit({ type: 'passed', survivor, rule: 'LS-5.4' });
        return goTo('modify');
      },
    },
    again: (f, r) => {
      // Nothing was rerolled where all have passed.
      if (f.again === undefined) return goTo('judge');
      const { die, survivor, source } = f.again;
      delete f.again;
      const own = duelOf(r).dice[die];
      const from = own.face;
      own.face = faceOf(f);
      // LS-5.5: modifiers stay with the die, or by the option only what is always on.
      if (r.state.options.rerolled === 'clears')
        own.parts = standing(r, duelOf(r)).flatMap((s) => (s.die === die ? [s.part] : []));
      const facts = { survivor, die, source, from, to: own.face, result: resultOf(own) };
      r.emit({ type: 'rerolled', ...facts, rule: 'LS-5.5' });
      return goTo('modify');
    },
    judge: (f, r) => {
      const { gray, red } = duelOf(r).dice;
      f.hits = DICE.filter((die) => resultOf(duelOf(r).dice[die]) >= HIT_FROM);
      const facts = { survivor: f.attacker, defender: f.defender, hits: [...f.hits] };
      r.emit({
        type: 'duelJudged',
        ...facts,
        gray: { face: gray.face, parts: gray.parts.map((p) => ({ ...p })) },
        red: { face: red.face, parts: red.parts.map((p) => ({ ...p })) },
        rule: f.hits.includes('gray') ? 'LS-6.1' : 'LS-6.2',
      });
      return undefined;
    },
    // LS-6.1, with one more by each Overpower (LS-4.3).
    hitDefender: (f, r) => {
      const dealt = f.hits?.includes('gray') === true ? 1 + overpowers(r).length : 0;
      const amount = shielded(r, f.defender, 'defender', dealt);
      return call('prevent', { survivor: f.defender, amount });
    },
    hitAttacker: (f, r) => {
      f.toDefender = f.result as number;
      const dealt = f.hits?.includes('red') === true ? 1 : 0;
      return call('prevent', {
        survivor: f.attacker,
        amount: shielded(r, f.attacker, 'attacker', dealt),
      });
    },
    suffer: (f, r) => {
      f.toAttacker = f.result as number;
      suffer(r, f.defender, f.toDefender ?? 0, 'physical', 'LS-6.1');
      suffer(r, f.attacker, f.toAttacker, 'physical', 'LS-6.2');
      f.backlash = f.toAttacker > 0 ? overpowers(r) : [];
      return undefined;
    },
    // LS-4.3: whoever overpowered suffers with the attacker.
    backlash: (f, r) => {
      const survivor = f.backlash?.[0];
      if (survivor === undefined) return goTo('spoilGray');
      if (!isSafe(r, survivor)) return call('prevent', { survivor, amount: 1 });
      r.emit({ type: 'guarded', survivor, rule: 'LS-4.4' });
      f.backlash = f.backlash?.slice(1) ?? [];
      return goTo('backlash');
    },
    backlashed: (f, r) => {
      const [survivor, ...rest] = f.backlash ?? [];
      f.backlash = rest;
      if (survivor !== undefined) suffer(r, survivor, f.result as number, 'physical', 'LS-4.3');
      return goTo('backlash');
    },
    // Also where all damage was prevented (LS-6.4); who dies of the combat takes nothing (readings.md).
    spoilGray: (f, r) =>
      f.hits?.includes('gray') === true && survivorById(r.state, f.attacker).damage <= MOST_DAMAGE
        ? call('take', { survivor: f.attacker, from: f.defender, rule: 'LS-6.1' })
        : undefined,
    spoilRed: (f, r) =>
      f.hits?.includes('red') === true && survivorById(r.state, f.defender).damage <= MOST_DAMAGE
        ? call('take', { survivor: f.defender, from: f.attacker, rule: 'LS-6.2' })
        : undefined,
    end: (f, r) => {
      r.emit({ type: 'duelEnded', survivor: f.attacker, defender: f.defender, rule: 'LS-6.3' });
      r.state.duel = null;
      settle(r, f.attacker);
      return done();
    },
  },
};
