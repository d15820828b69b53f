import type { AnySurvivorEvent, Cause, DieName, DuelChance, DuelDie, DuelOdds } from '../../engine';
import type { ReasonLine } from '../lines';
import { cards as w } from './en/cards';
import type { SurvivorNameKind, SurvivorSay } from './say';

const CAUSES: readonly string[] = ['item', 'encounter', 'night'];
const HIT_FROM = 10;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The card that something comes from. */
export const causeWords = ({ kind, id }: Cause, t: SurvivorSay): string =>
  CAUSES.includes(kind) ? t.name(kind as SurvivorNameKind, id) : id;

/** A die of a combat: its face, each part that changes it, and what it comes to. */
function dieLines(die: DieName, { face, parts }: DuelDie, rule: string, t: SurvivorSay): ReasonLine[] {
  const name = sentence(t.name('die', die));
  const result = parts.reduce((sum, { by }) => sum + by, face);
  return [
    { text: w.face(name, face) },
    ...parts.map(({ id, by }) => ({ text: w.part(sentence(t.source(id)), by) })),
    { text: w.reaches(name, result, HIT_FROM), rule, verdict: result >= HIT_FROM ? 'yes' : 'no' },
  ];
}

/** Why something happened. */
export function reasonsOf(event: AnySurvivorEvent, t: SurvivorSay): ReasonLine[] {
  const lines: ReasonLine[] = [];
  if (event.type === 'duelJudged')
    lines.push(...dieLines('gray', event.gray, 'LS-6.1', t), ...dieLines('red', event.red, 'LS-6.2', t));
  if (event.type === 'tested')
    lines.push({
      text: sentence(w.needed(event.face, event.from)),
      verdict: event.passed ? 'yes' : 'no',
    });
  const cause = 'cause' in event ? event.cause : null;
  if (cause !== null && cause !== undefined) lines.push({ text: sentence(w.causedBy(causeWords(cause, t))) });
  return lines;
}

/** `7/36 (19 %)`, and where it is certain or impossible only that. */
export function chanceWords({ ways, of }: DuelChance): string {
  const share = (100 * ways) / of;
  const percent =
    ways > 0 && share < 1 ? '<1 %' : ways < of && share > 99 ? '>99 %' : `${Math.round(share)} %`;
  return ways === 0 || ways === of ? percent : `${ways}/${of} (${percent})`;
}

/** What an attack would come to, in one line. */
export const oddsWords = ({ gray, red }: DuelOdds): string =>
  sentence(w.odds(chanceWords(gray), chanceWords(red)));
