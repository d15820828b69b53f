import type {
  AnyEncounterEvent,
  Decision,
  EncounterOdds,
  MonsterToken,
  Option,
  PlaceCard,
  Pool,
  PossessionCard,
  Rejection,
  TestOdds,
} from '../../engine';
import { chanceWords } from '../chanceWords';
import type { LogLine, QuestionText, ReasonLine, Tone } from '../lines';
import { lookUp, missing } from '../words';
import { type EncounterCardText, monsterText, placeText, possessionText } from './cardText';
import type { EncounterMessages, EncounterOptionWords, EncounterQuestionWords } from './messages';
import { causeWords, poolLines, reasonsOf } from './reasons';
import { type EncounterNameKind, type EncounterNames, type EncounterSay, sayOf } from './say';

/** Everything that people read about encounters, in one language. */
export interface EncounterText {
  nameOf(kind: EncounterNameKind, id: string): string;
  monster(token: MonsterToken): EncounterCardText;
  possession(card: PossessionCard): EncounterCardText;
  place(card: PlaceCard): EncounterCardText;
  eventLine(event: AnyEncounterEvent, names: EncounterNames): LogLine;
  reason(event: AnyEncounterEvent, names: EncounterNames): ReasonLine[];
  question(decision: Decision, names: EncounterNames): QuestionText;
  option(option: Option, decision: Decision, names: EncounterNames): string;
  pool(pool: Pool): ReasonLine[];
  /** The chances of a test, each a line: its fraction and its share. */
  testOdds(odds: TestOdds, test: 'will' | 'strength'): string[];
  /** What a whole encounter comes to, in one line. */
  encounterOdds(odds: EncounterOdds): string;
  /** How it ended, as a sentence. */
  outcome(id: string): string;
  rejection(rejection: Rejection): string;
}

const TONES: Partial<Record<AnyEncounterEvent['type'], Tone>> = {
  roundBegan: 'phase',
  ended: 'phase',
  tokenTurned: 'card',
  backRead: 'card',
  placeRead: 'card',
  rolled: 'dice',
  tested: 'dice',
  answered: 'quiet',
  nothingHappened: 'quiet',
  testSkipped: 'quiet',
  lost: 'harm',
  ambushed: 'harm',
  investigatorDefeated: 'harm',
  gained: 'good',
  recovered: 'good',
  possessionGained: 'good',
  withstood: 'good',
  monsterHurt: 'monsterHarm',
  monsterDefeated: 'monsterHarm',
};

const NOBODY: EncounterNames = { investigator: () => undefined, player: () => undefined };

/** The words of one language, put to use. */
export function createEncounterText(m: EncounterMessages): EncounterText {
  const say = (names: EncounterNames): EncounterSay => sayOf(m, names);
  const plain = say(NOBODY);
  const line = (event: AnyEncounterEvent, t: EncounterSay): string =>
    (m.events[event.type] as (event: AnyEncounterEvent, t: EncounterSay) => string)(event, t);
  return {
    nameOf: plain.name,
    monster: (token) => monsterText(m, token, plain),
    possession: (card) => possessionText(m, card, plain),
    place: (card) => placeText(m, card, plain),
    eventLine(event, names) {
      const { investigator, monster } = event as { investigator?: string; monster?: string | null };
      const told: LogLine = {
        text: m.sentence(line(event, say(names))),
        figures: [
          ...(investigator === undefined ? [] : [investigator]),
          ...(monster == null ? [] : [monster]),
        ],
        tone: TONES[event.type] ?? 'plain',
      };
      if ('rule' in event && event.rule !== undefined) told.rule = event.rule;
      return told;
    },
    reason: (event, names) => reasonsOf(m, event, say(names)),
    question({ kind, by, about, causes }, names) {
      const t = say(names);
      const words = lookUp(m.questions as Readonly<Record<string, EncounterQuestionWords>>, kind);
      const text: QuestionText = {
        title: m.sentence(words?.title(about, t) ?? missing(`question:${kind}`)),
        by: t.player(by),
        trail: causes.map((cause) => causeWords(cause, t)),
      };
      if (words?.detail !== undefined) text.detail = m.sentence(words.detail(about, t));
      return text;
    },
    option(option, { about }, names) {
      const words = lookUp(m.options as Readonly<Record<string, EncounterOptionWords>>, option.kind);
      return words === undefined
        ? missing(`option:${option.kind}`)
        : m.sentence(words(option, about, say(names)));
    },
    pool: (pool) => poolLines(m, pool, plain),
    testOdds({ losses, fall, defeat, together }, test) {
      const what = test === 'will' ? 'sanity' : 'health';
      return [
        ...losses.flatMap((chance, amount) =>
          chance.ways === 0 ? [] : [m.sentence(m.odds.loss(what, amount, chanceWords(chance)))],
        ),
        ...(test === 'strength' ? [m.sentence(m.odds.defeat(chanceWords(defeat)))] : []),
        m.sentence(m.odds.fall(chanceWords(fall))),
        ...(together.ways === 0 ? [] : [m.sentence(m.odds.together(chanceWords(together)))]),
      ];
    },
    encounterOdds: ({ defeat, fall }) => m.odds.whole(chanceWords(defeat), chanceWords(fall)),
    outcome: (id) => m.sentence(plain.name('outcome', id)),
    rejection: ({ code }) => m.rejections[code],
  };
}
