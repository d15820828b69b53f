import type { AnySurvivorEvent, Decision, Option, Rejection, SurvivorCorrected } from '../../engine';
import type { cards as enCards } from './en/cards';
import type { explain as enExplain } from './en/explain';
import type { names as enNames } from './en/names';
import type { options as enOptions, questions as enQuestions } from './en/questions';
import type { SurvivorSay } from './say';

type EventOf<T extends AnySurvivorEvent['type']> = Extract<AnySurvivorEvent, { type: T }>;
export type SurvivorEventWords = {
  [T in AnySurvivorEvent['type']]: (event: EventOf<T>, t: SurvivorSay) => string;
};

/** What each kind of correction by hand did. */
export type SurvivorEditWords = {
  [W in SurvivorCorrected['what']]: (edit: Extract<SurvivorCorrected, { what: W }>, t: SurvivorSay) => string;
};

export type SurvivorQuestionWords = (about: Decision['about'], t: SurvivorSay) => string;
export type SurvivorOptionWords = (option: Option, t: SurvivorSay) => string;

/** Every word about last survivor in one language; English sets the keys, and one that is missing does not compile. */
export interface SurvivorMessages {
  /** BCP 47 tag. */
  locale: string;
  /** Finishes a sentence, such as by a capital at its beginning. */
  sentence(text: string): string;
  /** Joins effects. */
  join(effects: readonly string[]): string;
  /** What a sentence calls a survivor: the name without the trade. */
  short(name: string): string;
  /** A space by its terrain and where on the map it is. */
  space(terrain: string, at: string): string;
  /** What is given for nothing. */
  noGood: string;
  names: { [K in keyof typeof enNames]: Record<keyof (typeof enNames)[K], string> };
  events: SurvivorEventWords;
  questions: Record<keyof typeof enQuestions, SurvivorQuestionWords>;
  options: Record<keyof typeof enOptions, SurvivorOptionWords>;
  /** Parts of cards. */
  cards: typeof enCards;
  /** How something came about, and exact odds. */
  explain: typeof enExplain;
  rejections: Record<Rejection['code'], string>;
}
