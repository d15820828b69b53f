import * as z from 'zod/mini';
import { SpaceName } from '../edits/schema';
import {
  Count,
  FacingName,
  Id,
  Ids,
  monsterFields,
  Name,
  note,
  PILES,
  survivorFields,
  tableFields,
} from './fields';

const Lines = note(z.array(z.string().check(z.minLength(1))), 'Each a part of a line.');
const Pointed = z.array(z.union([z.string(), z.int(), z.array(z.string())]));
const PileView = z.union([Count, Ids]);

/** What must hold. What has happened counts from the expectation before this one. */
export const Expectation = z
  .strictObject({
    question: z.optional(note(z.nullable(Id), 'The kind of the question that waits; null: none does.')),
    by: z.optional(note(Id, 'Whose decision it is: a player, or "survivors".')),
    options: z.optional(note(Pointed, 'Exactly these answers.')),
    offers: z.optional(note(Pointed, 'These answers among others.')),
    doesNotOffer: z.optional(note(Pointed, 'None of these answers.')),
    spaces: z.optional(note(z.array(SpaceName), 'Exactly these spaces can be answered.')),
    interjections: z.optional(note(Pointed, 'Exactly this can be done besides answering.')),

    target: z.optional(note(z.nullable(Name), 'Whom the monster picked last; null: nobody.')),
    targets: z.optional(note(z.array(Name), 'Everybody it picked, in order.')),
    pickedBy: z.optional(z.enum(['only', 'priority', 'random', 'controller', 'policy', 'named'])),
    numbers: z.optional(
      note(
        z.strictObject({
          need: z.optional(Count),
          speed: z.optional(Count),
          hits: z.optional(Count),
          perfect: z.optional(Count),
          strength: z.optional(z.int()),
          toughness: z.optional(z.int()),
          damage: z.optional(Count),
        }),
        'Of the last attack, wound attempt and damage.',
      ),
    ),
    log: z.optional(note(Lines, 'Lines of the log, in this order.')),
    doesNotLog: z.optional(Lines),
    reasons: z.optional(note(Lines, 'Lines of the reasons.')),
    rules: z.optional(note(Ids, 'Rule numbers that the log and its reasons name.')),

    at: z.optional(note(z.record(Id, z.nullable(SpaceName)), '`monster` and survivors by name.')),
    facing: z.optional(FacingName),
    survivors: z.optional(z.record(Name, z.strictObject(survivorFields))),
    monster: z.optional(z.strictObject(monsterFields)),
    piles: z.optional(
      note(
        z.strictObject(
          Object.fromEntries(PILES.map((pile) => [pile, z.optional(PileView)])) as Record<
            (typeof PILES)[number],
            z.ZodMiniOptional<typeof PileView>
          >,
        ),
        'How many cards lie there, or which, from the top.',
      ),
    ),
    ...tableFields,
    outcome: z.optional(z.nullable(z.enum(['victory', 'defeat']))),
    diceLeft: z.optional(Count),
  })
  .check(z.refine((expected) => Object.keys(expected).length > 0, 'nothing is expected'));
export type Expectation = z.infer<typeof Expectation>;
