import * as z from 'zod/mini';
import { count, text, texts } from '../table/fields';
import { TargetLine } from './cards/who';

/** Why a target was picked, as a procedure under way remembers it to tell it later: for words, so that no rule would miss it. */
export const TargetReasonSchema = z.object({
  by: z.enum(['only', 'all', 'nobody', 'priority', 'random', 'controller', 'player', 'policy']),
  chooser: z.optional(text),
  lines: z.array(
    z.object({
      line: count,
      terms: TargetLine,
      fitted: texts,
      checks: z.array(
        z.object({
          survivor: text,
          failed: z.nullable(text),
          why: z.optional(text),
          away: z.nullable(count),
          bleeding: z.optional(count),
        }),
      ),
    }),
  ),
});
