import type { AnySurvivorEvent, Cause, DieName, DuelDie } from '../../engine';
import type { ReasonLine } from '../lines';
import type { SurvivorMessages } from './messages';
import type { SurvivorNameKind, SurvivorSay } from './say';

const CAUSES: readonly string[] = ['item', 'encounter', 'night'];
const HIT_FROM = 10;

/** The card that something comes from. */
export const causeWords = ({ kind, id }: Cause, t: SurvivorSay): string =>
  CAUSES.includes(kind) ? t.name(kind as SurvivorNameKind, id) : id;

/** A die of a combat: its face, each part that changes it, and what it comes to. */
function dieLines(
  m: SurvivorMessages,
  die: DieName,
  { face, parts }: DuelDie,
  rule: string,
  t: SurvivorSay,
): ReasonLine[] {
  const { explain: w, sentence } = m;
  const name = sentence(t.name('die', die));
  const result = parts.reduce((sum, { by }) => sum + by, face);
  return [
    { text: w.face(name, face) },
    ...parts.map(({ id, by }) => ({ text: w.part(sentence(t.source(id)), by) })),
    { text: w.reaches(name, result, HIT_FROM), rule, verdict: result >= HIT_FROM ? 'yes' : 'no' },
  ];
}

/** Why something happened. */
export function reasonsOf(m: SurvivorMessages, event: AnySurvivorEvent, t: SurvivorSay): ReasonLine[] {
  const { explain: w, sentence } = m;
  const lines: ReasonLine[] = [];
  if (event.type === 'duelJudged')
    lines.push(
      ...dieLines(m, 'gray', event.gray, 'LS-6.1', t),
      ...dieLines(m, 'red', event.red, 'LS-6.2', t),
    );
  if (event.type === 'tested')
    lines.push({
      text: sentence(w.needed(event.face, event.from)),
      verdict: event.passed ? 'yes' : 'no',
    });
  const cause = 'cause' in event ? event.cause : null;
  if (cause !== null && cause !== undefined) lines.push({ text: sentence(w.causedBy(causeWords(cause, t))) });
  return lines;
}
