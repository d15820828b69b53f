import * as z from 'zod/mini';
import { SituationDie } from './dice';

/** A line for editors that show what a key means. */
const note = <T>(schema: z.ZodMiniType<T>, description: string): z.ZodMiniType<T> =>
  schema.check(z.describe(description)) as z.ZodMiniType<T>;

const words = z.string().check(z.minLength(1), z.maxLength(500));
const list = z.array(words).check(z.maxLength(100));
const rules = z.array(z.string().check(z.regex(/^(CE|LS)-\d+\.\d+$/))).check(z.maxLength(20));
const fact = z.looseObject({ type: z.string() });

/** What must hold at a moment; what is left out is not looked at. */
export const TableExpectation = z
  .strictObject({
    question: z.optional(note(z.nullable(words), 'The kind of the question that waits; null: none.')),
    by: z.optional(note(words, 'Whose it is: a player by name or id.')),
    options: z.optional(note(list, 'Exactly these answers, by their keys.')),
    offers: z.optional(note(list, 'These among others.')),
    doesNotOffer: z.optional(note(list, 'None of these.')),
    state: z.optional(note(z.record(z.string(), z.unknown()), 'Values by their path in the state.')),
    events: z.optional(
      note(z.array(fact).check(z.maxLength(100)), 'What has happened, in this order, other things between.'),
    ),
    doesNotHappen: z.optional(note(z.array(fact).check(z.maxLength(100)), 'None of this has happened.')),
    log: z.optional(note(list, 'Parts of lines of the log, in this order.')),
    doesNotLog: z.optional(note(list, 'No line has any of these.')),
    reasons: z.optional(note(list, 'Parts of the reasons under the lines.')),
    rules: z.optional(note(rules, 'Rules that what has happened names.')),
    diceLeft: z.optional(note(z.int().check(z.minimum(0)), 'So many dice are still to come.')),
  })
  .check(z.refine((expected) => Object.keys(expected).length > 0, 'nothing is expected'));
export type TableExpectation = z.infer<typeof TableExpectation>;

const pointed = z.union([z.string(), z.int(), list]);

const LongStep = z
  .strictObject({
    answer: z.optional(note(pointed, 'The key of the answer, its words, or what it points at.')),
    answers: z.optional(note(z.array(pointed).check(z.maxLength(100)), 'Several, one after another.')),
    edit: z.optional(note(z.looseObject({ what: z.string() }), 'A correction of the table by hand.')),
    fails: z.optional(note(words, 'This step is refused, and the reason says this.')),
    expect: z.optional(TableExpectation),
  })
  .check(
    z.refine(
      (step) => Object.keys(step).filter((key) => key !== 'fails').length === 1,
      'one step does one thing',
    ),
    z.refine((step) => step.fails === undefined || step.expect === undefined, 'only what is done can fail'),
  );

/** One question at the table of a smaller game, with its answer: a set-up, dice, steps, and what must come of it. */
export const TableSituationSchema = z.strictObject({
  title: note(z.string().check(z.minLength(3), z.maxLength(200)), 'The question, as a player would put it.'),
  answer: z.optional(note(z.string().check(z.maxLength(1000)), 'The ruling in a sentence or two.')),
  rules: z.optional(note(rules, 'Numbers of the rulebook.')),
  table: note(z.enum(['encounter', 'last-survivor']), 'Which game it is.'),
  setup: note(
    z.looseObject({}),
    'The set-up; who is there may be given as bare cards, each with a player of its own.',
  ),
  exactly: z.optional(
    note(z.record(z.string(), z.unknown()), 'Values by their path in the state, before anything is asked.'),
  ),
  dice: z.optional(z.union([z.array(SituationDie).check(z.maxLength(1000)), z.enum(['typed', 'seeded'])])),
  steps: z.array(z.union([z.string(), LongStep])).check(z.minLength(1), z.maxLength(1000)),
});
export type TableSituation = z.infer<typeof TableSituationSchema>;
export type TableStep = TableSituation['steps'][number];
