import * as z from 'zod/mini';
import { SituationDie } from '../../table/situation/dice';
import { variantShape } from '../setUpSchema';
import { SURVIVAL_ACTIONS } from '../terms';
import { Expectation } from './expectation';
import { At, Count, Id, Ids, monsterFields, Name, note, PILES, survivorFields, tableFields } from './fields';
import { STARTS } from './pauses';

const Pointed = note(
  z.union([z.string(), z.int(), z.array(z.string())]),
  'What the answer says (its words or its key) or points at: a survivor, a space, a card; several: all of them.',
);

/** Steps that need nothing more to be said. */
const PLAIN_STEPS = ['monster turn', 'survivors turn', 'end turn', 'next round', 'pass', 'pass all'] as const;

/** One answer each, of a kind. */
export const ANSWERS = [
  'answer',
  'act',
  'move',
  'attack',
  'use',
  'dodge',
  'dash',
  'surge',
  'encourage',
] as const;
export type AnswerVerb = (typeof ANSWERS)[number];

const LongStep = z
  .strictObject({
    do: z.optional(z.enum(PLAIN_STEPS)),
    answer: z.optional(Pointed),
    act: z.optional(note(Pointed, 'Who acts now.')),
    move: z.optional(note(Pointed, 'Where to, as part of an act.')),
    attack: z.optional(note(Pointed, 'With which weapon.')),
    use: z.optional(note(Pointed, 'Which gear, terrain or resource.')),
    dodge: z.optional(note(Pointed, 'Which place.')),
    dash: z.optional(Pointed),
    surge: z.optional(Pointed),
    encourage: z.optional(Pointed),
    edit: z.optional(note(z.looseObject({ what: z.string() }), 'A correction of the table by hand.')),
    fails: z.optional(
      note(z.string().check(z.minLength(1)), 'This step is refused, and the reason says this.'),
    ),
    expect: z.optional(Expectation),
  })
  .check(
    z.refine(
      (step) => Object.keys(step).filter((key) => key !== 'fails').length === 1,
      'one step does one thing',
    ),
    z.refine((step) => step.fails === undefined || step.expect === undefined, 'only what is done can fail'),
  );

/** One question at the table, with its answer: a table, dice, steps, and what must come of it. */
export const SituationSchema = z.strictObject({
  title: note(z.string().check(z.minLength(3), z.maxLength(200)), 'The question, as a player would put it.'),
  answer: z.optional(note(z.string().check(z.maxLength(1000)), 'The ruling in a sentence or two.')),
  rules: z.optional(
    note(
      z.array(z.string().check(z.regex(/^SD-\d+\.\d+$/))).check(z.maxLength(20)),
      'Numbers of the rulebook.',
    ),
  ),

  players: z.optional(
    note(z.array(Name).check(z.minLength(1), z.maxLength(8)), 'One who plays solo if left out.'),
  ),
  solo: z.optional(z.boolean()),
  variants: z.optional(z.partial(z.strictObject(variantShape))),
  survivalLimit: z.optional(Count),
  unlocked: z.optional(z.array(z.enum(SURVIVAL_ACTIONS))),
  seed: z.optional(note(z.int().check(z.minimum(0)), 'For shuffles, and for piles that are left out.')),
  random: z.optional(
    note(z.array(z.int()).check(z.length(4)), 'The exact state of the generator that shuffles.'),
  ),

  starts: z.optional(
    note(
      z.enum(STARTS),
      "What begins: the monster's turn (if left out), the survivors' turn, the next act in it, the end of the round.",
    ),
  ),
  ...tableFields,
  monster: z.optional(
    z.strictObject({ card: z.optional(Id), level: z.optional(z.union([Id, z.int()])), ...monsterFields }),
  ),
  survivors: note(
    z.record(Name, z.strictObject({ ...survivorFields, at: At })),
    'By name, in the order of their seats.',
  ),
  piles: z.optional(
    note(
      z.strictObject(
        Object.fromEntries(PILES.map((pile) => [pile, z.optional(Ids)])) as Record<
          (typeof PILES)[number],
          z.ZodMiniOptional<typeof Ids>
        >,
      ),
      'From the top. Cards of a pile that is named and that lie nowhere are out of the game; a pile left out is shuffled.',
    ),
  ),
  exactly: z.optional(
    note(
      z.record(z.string(), z.unknown()),
      'What the format has no word for: values by their path in the state.',
    ),
  ),

  dice: z.optional(z.union([z.array(SituationDie).check(z.maxLength(1000)), z.enum(['typed', 'seeded'])])),
  steps: z.array(z.union([z.enum(PLAIN_STEPS), LongStep])).check(z.minLength(1), z.maxLength(1000)),
});
export type Situation = z.infer<typeof SituationSchema>;
export type Step = Situation['steps'][number];
