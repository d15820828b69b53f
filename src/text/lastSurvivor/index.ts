import type { AnySurvivorEvent, Decision, Option, Rejection } from '../../engine';
import { rejections } from '../en/rejections';
import type { LogLine, QuestionText, ReasonLine, Tone } from '../lines';
import { lookUp, missing } from '../words';
import { events } from './en/events';
import { optionWords, questions } from './en/questions';
import { causeWords, reasonsOf } from './reasons';
import { type SurvivorNames, sayOf } from './say';

export { type SurvivorCardKind, survivorCardText, survivorNameOf } from './cardText';
export { chanceWords, oddsWords } from './reasons';
export { type SurvivorNames, survivorNames } from './say';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TONES: Partial<Record<AnySurvivorEvent['type'], Tone>> = {
  dayBegan: 'phase',
  nightFell: 'phase',
  ended: 'phase',
  investigated: 'card',
  supported: 'card',
  duelRolled: 'dice',
  rerolled: 'dice',
  tested: 'dice',
  tainted: 'dice',
  suffered: 'harm',
  frost: 'harm',
  died: 'harm',
  gained: 'good',
  healed: 'good',
  crafted: 'good',
  itemGained: 'good',
  prevented: 'good',
  passed: 'quiet',
  nothingHappened: 'quiet',
};

/** Everything that people read in a game of last survivor, in English. */
export const lastSurvivorText = {
  eventLine: (event: AnySurvivorEvent, names: SurvivorNames): string =>
    sentence(
      (events[event.type] as (e: AnySurvivorEvent, t: ReturnType<typeof sayOf>) => string)(
        event,
        sayOf(names),
      ),
    ),
  /** The same as a line of the log: with its rule, whom it is about and how it is meant. */
  logLine(event: AnySurvivorEvent, names: SurvivorNames): LogLine {
    const { survivor, defender, to, from } = event as Partial<Record<string, unknown>>;
    const whom = [survivor, defender, to, from].filter((id) => typeof id === 'string');
    const line: LogLine = {
      text: lastSurvivorText.eventLine(event, names),
      figures: [...new Set(whom)].filter((id) => names.survivor(id) !== undefined),
      tone: TONES[event.type] ?? 'plain',
    };
    if ('rule' in event && event.rule !== undefined) line.rule = event.rule;
    return line;
  },
  reason: (event: AnySurvivorEvent, names: SurvivorNames): ReasonLine[] => reasonsOf(event, sayOf(names)),
  question: ({ kind, about }: Decision, names: SurvivorNames): string =>
    sentence(lookUp(questions, kind)?.(about, sayOf(names)) ?? missing(`question:${kind}`)),
  /** The same with whose decision it is and the cards that it comes from. */
  asked(decision: Decision, names: SurvivorNames): QuestionText {
    const t = sayOf(names);
    return {
      title: lastSurvivorText.question(decision, names),
      by: t.player(decision.by),
      trail: decision.causes.map((cause) => causeWords(cause, t)),
    };
  },
  option: (option: Option, names: SurvivorNames): string =>
    sentence(optionWords(option, sayOf(names)) ?? missing(`option:${option.kind}`)),
  rejection: ({ code }: Rejection): string => rejections[code],
};
