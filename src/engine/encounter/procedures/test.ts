import { done, goTo, type Option, roll } from '../../kernel';
import { canPay, pay, usePossession } from '../changes';
import { testOdds } from '../encounterOdds';
import { firstOfEach, investigatorById, monsterToken, possessionCard } from '../find';
import { poolOf, successFrom } from '../pool';
import type { FrameOf, Procedure, Run, Seen } from '../procedure';
import type { Possession } from '../state';
import { SIDES } from '../terms';

type Frame = FrameOf<'test'>;

/** A possession whose dice can be declared for this test (CE-2.3). */
function declarable(r: Seen, { investigator: id, skill }: Frame): Possession[] {
  const investigator = investigatorById(r.state, id);
  const ready = investigator.possessions.filter(({ card, used }) => {
    const { dice } = possessionCard(r, card);
    if (dice === undefined || used.includes('dice')) return false;
    return (dice.skill ?? skill) === skill && (dice.cost === undefined || canPay(investigator, dice.cost));
  });
  return firstOfEach(ready);
}

/** What can pay for a reroll (CE-2.4): a clue, a focus, a possession. */
function payers(r: Seen, { investigator: id, skill }: Frame): string[] {
  const { clues, focus, possessions } = investigatorById(r.state, id);
  const cards = possessions.filter(({ card, used }) => {
    const { reroll } = possessionCard(r, card);
    return reroll !== undefined && !used.includes('reroll') && (reroll.skill ?? skill) === skill;
  });
  return [
    ...(clues > 0 ? ['clues'] : []),
    ...(focus > 0 ? ['focus'] : []),
    ...firstOfEach(cards).map((p) => p.id),
  ];
}

const askedOf = (r: Seen, id: string): string => investigatorById(r.state, id).player;

function declare(f: Frame, r: Run, key: string): void {
  const investigator = investigatorById(r.state, f.investigator);
  const possession = investigator.possessions.find((p) => p.id === key);
  if (possession === undefined) return;
  const { card } = possession;
  const { dice } = possessionCard(r, card);
  if (dice === undefined) return;
  if (dice.cost !== undefined) pay(r, f.investigator, dice.cost);
  usePossession(r, f.investigator, possession, 'dice');
  f.extra = [...(f.extra ?? []), { card, dice: dice.count }];
  r.emit({ type: 'diceDeclared', investigator: f.investigator, card, dice: dice.count, rule: 'CE-2.3' });
}

/** Which die is rerolled, and pays for it. */
function payReroll(f: Frame, r: Run, { by, face }: { by: string; face: number }): void {
  if (by === 'clues' || by === 'focus') pay(r, f.investigator, { what: by, amount: 1 });
  const possession = investigatorById(r.state, f.investigator).possessions.find((p) => p.id === by);
  if (possession !== undefined) usePossession(r, f.investigator, possession, 'reroll');
  f.again = { at: (f.dice ?? []).indexOf(face), by: possession?.card ?? by };
}

/** The horror or damage that a test has to match; of a place, one success. */
function needOf(r: Seen, { purpose, monster }: Frame): number {
  if (purpose === 'place' || monster === null) return 1;
  const token = monsterToken(r, monster);
  return (purpose === 'will' ? token.will?.horror : token.strength?.damage) ?? 0;
}

/** A test (CE-2): additional dice are declared, the dice are rolled, some are rerolled; gives back the successes (CE-2.5). */
export const test: Procedure<'test'> = {
  name: 'test',
  steps: {
    // CE-2.3. Worth a pause where there is nothing to declare: the odds are shown before the roll.
    declare: {
      ask: (f, r) => {
        const pool = poolOf(r, f);
        const odds =
          f.purpose === 'place' || f.monster === null
            ? null
            : testOdds(r, f.investigator, f.monster, f.purpose, f.extra ?? []);
        return {
          kind: 'beforeRoll',
          by: askedOf(r, f.investigator),
          about: {
            investigator: f.investigator,
            skill: f.skill,
            purpose: f.purpose,
            monster: f.monster,
            need: needOf(r, f),
            dice: pool.value,
            from: successFrom(investigatorById(r.state, f.investigator).conditions),
            pool,
            odds,
          },
          options: [
            { key: 'roll', kind: 'roll', dice: pool.value } as Option,
            ...declarable(r, f).map(({ id, card }) => {
              const { dice } = possessionCard(r, card);
              return {
                key: id,
                kind: 'declare',
                card,
                dice: dice?.count,
                cost: dice?.cost ?? null,
              } as Option;
            }),
          ],
          pause: true,
        };
      },
      answer: (f, r, [option]) => {
        if (option === undefined || option.kind === 'roll') return goTo('roll');
        declare(f, r, option.key);
        return goTo('declare');
      },
    },
    roll: (f, r) => {
      f.pool = poolOf(r, f);
      return roll(f.purpose, f.pool.value, SIDES, askedOf(r, f.investigator));
    },
    rolled: (f) => {
      f.dice = f.result as number[];
      return undefined;
    },
    // CE-2.4: as often as can be paid. Dice that show the same are the same die to everybody.
    reroll: {
      ask: (f, r) => {
        const dice = f.dice ?? [];
        const faces = [...new Set(dice)].sort((a, b) => a - b);
        const investigator = investigatorById(r.state, f.investigator);
        const options = payers(r, f).flatMap((by) =>
          faces.map((face) => ({
            key: `${by}:${face}`,
            kind: 'reroll',
            by: investigator.possessions.find((p) => p.id === by)?.card ?? by,
            payer: by,
            face,
          })),
        );
        if (options.length === 0) return null;
        const from = successFrom(investigator.conditions);
        return {
          kind: 'reroll',
          by: investigator.player,
          about: {
            investigator: f.investigator,
            skill: f.skill,
            purpose: f.purpose,
            monster: f.monster,
            need: needOf(r, f),
            dice: [...dice],
            from,
            successes: dice.filter((d) => d >= from).length,
          },
          options: [{ key: 'keep', kind: 'keep' } as Option, ...options],
        };
      },
      answer: (f, r, [option]) => {
        if (option === undefined || option.kind === 'keep') return goTo('count');
        const { payer, face } = option as Option & { payer: string; face: number };
        payReroll(f, r, { by: payer, face });
        return roll(f.purpose, 1, SIDES, askedOf(r, f.investigator));
      },
    },
    // CE-2.4: the new face stands. Nothing was rerolled where nothing was asked.
    again: (f, r) => {
      const { again, dice = [] } = f;
      if (again === undefined) return undefined;
      const to = (f.result as number[])[0] ?? 0;
      const from = dice[again.at] ?? 0;
      r.emit({ type: 'rerolled', investigator: f.investigator, by: again.by, from, to, rule: 'CE-2.4' });
      f.dice = dice.map((die, i) => (i === again.at ? to : die));
      delete f.again;
      return goTo('reroll');
    },
    count: (f, r) => {
      const { investigator, skill, purpose, monster, dice = [], pool = poolOf(r, f) } = f;
      const from = successFrom(investigatorById(r.state, investigator).conditions);
      const successes = dice.filter((die) => die >= from).length;
      r.emit({
        type: 'tested',
        ...{ investigator, purpose, skill, monster, dice: [...dice], from, successes, pool },
        rule: 'CE-2.5',
      });
      return done(successes);
    },
  },
};
