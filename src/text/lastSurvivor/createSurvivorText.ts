import type {
  AnySurvivorEvent,
  Decision,
  DuelChance,
  DuelOdds,
  Option,
  Rejection,
  SurvivorContent,
} from '../../engine';
import { chanceWords } from '../chanceWords';
import type { LogLine, QuestionText, ReasonLine, Tone } from '../lines';
import { lookUp, missing } from '../words';
import { cardTextOf, type SurvivorCardKind, type SurvivorCardText } from './cardText';
import type { SurvivorMessages, SurvivorOptionWords, SurvivorQuestionWords } from './messages';
import { causeWords, reasonsOf } from './reasons';
import { type SurvivorNameKind, type SurvivorNames, type SurvivorSay, sayOf } from './say';

/** Everything that people read about last survivor, in one language. */
export interface SurvivorText {
  nameOf(kind: SurvivorNameKind, id: string): string;
  /** The short name of a survivor's card, without its trade. */
  shortOf(card: string): string;
  card(content: SurvivorContent, kind: SurvivorCardKind, id: string): SurvivorCardText;
  /** Such as "Forest C2"; undefined: the map has no such space. */
  spaceName(space: string, names: SurvivorNames): string | undefined;
  eventLine(event: AnySurvivorEvent, names: SurvivorNames): string;
  /** The same as a line of the log: with its rule, whom it is about and how it is meant. */
  logLine(event: AnySurvivorEvent, names: SurvivorNames): LogLine;
  reason(event: AnySurvivorEvent, names: SurvivorNames): ReasonLine[];
  question(decision: Decision, names: SurvivorNames): string;
  /** The same with whose decision it is and the cards that it comes from. */
  asked(decision: Decision, names: SurvivorNames): QuestionText;
  option(option: Option, names: SurvivorNames): string;
  chance(chance: DuelChance): string;
  /** What an attack would come to, in one line. */
  odds(odds: DuelOdds): string;
  rejection(rejection: Rejection): string;
}

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

const NOBODY: SurvivorNames = { survivor: () => undefined, player: () => undefined, space: () => undefined };

/** The words of one language, put to use. */
export function createSurvivorText(m: SurvivorMessages): SurvivorText {
  const say = (names: SurvivorNames): SurvivorSay => sayOf(m, names);
  const plain = say(NOBODY);
  const eventLine = (event: AnySurvivorEvent, names: SurvivorNames): string =>
    m.sentence((m.events[event.type] as (e: AnySurvivorEvent, t: SurvivorSay) => string)(event, say(names)));
  const question = ({ kind, about }: Decision, names: SurvivorNames): string =>
    m.sentence(
      lookUp(m.questions as Readonly<Record<string, SurvivorQuestionWords>>, kind)?.(about, say(names)) ??
        missing(`question:${kind}`),
    );
  return {
    nameOf: plain.name,
    shortOf: (card) => m.short(plain.name('survivor', card)),
    card: (content, kind, id) => cardTextOf(m, plain, content, kind, id),
    spaceName: (space, names) => (names.space(space) === undefined ? undefined : say(names).space(space)),
    eventLine,
    logLine(event, names) {
      const { survivor, defender, to, from } = event as Partial<Record<string, unknown>>;
      const whom = [survivor, defender, to, from].filter((id) => typeof id === 'string');
      const line: LogLine = {
        text: eventLine(event, names),
        figures: [...new Set(whom)].filter((id) => names.survivor(id) !== undefined),
        tone: TONES[event.type] ?? 'plain',
      };
      if ('rule' in event && event.rule !== undefined) line.rule = event.rule;
      return line;
    },
    reason: (event, names) => reasonsOf(m, event, say(names)),
    question,
    asked: (decision, names) => ({
      title: question(decision, names),
      by: say(names).player(decision.by),
      trail: decision.causes.map((cause) => causeWords(cause, plain)),
    }),
    option(option, names) {
      const words = lookUp(m.options as Readonly<Record<string, SurvivorOptionWords>>, option.kind);
      return words === undefined ? missing(`option:${option.kind}`) : m.sentence(words(option, say(names)));
    },
    chance: chanceWords,
    odds: ({ gray, red }) => m.sentence(m.explain.odds(chanceWords(gray), chanceWords(red))),
    rejection: ({ code }) => m.rejections[code],
  };
}
