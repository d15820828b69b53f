import type { Condition, Group, Who } from '../engine';
import type { names as enNames } from './en/names';
import type { CardLine } from './lines';

/** Names in groups, by the id of what they name: a language has the same ids as English in each. */
export type NameWords = { [K in keyof typeof enNames]: Record<keyof (typeof enNames)[K], string> };
/** What can be asked for by name; reasons and questions have their own lists. */
export type NameKind = keyof NameWords | 'reason' | 'question';

/** Things that are counted. */
export type Noun = 'wound' | 'space' | 'card' | 'hit' | 'die' | 'point' | 'token' | 'bleeding' | 'line';
/** A noun's forms, by the categories of Intl.PluralRules. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What every sentence may need. */
export interface Say {
  name(kind: NameKind, id: string): string;
  list(items: readonly string[]): string;
  /** `1 wound`, `2 wounds`. */
  count(n: number, noun: Noun): string;
  /** `+1`, `−2`. */
  signed(n: number): string;
}

/** For cards: conditions and groups in words. */
export interface CardSay extends Say {
  who(who: Who): string;
  group(group: Group): string;
  condition(condition: Condition): string;
}

/** For an effect: its phrase's parameters by name, each put into words or figures. */
export interface PhraseSay extends CardSay {
  n(name: string): number;
  /** Whether a flag is set or a parameter is there. */
  has(name: string): boolean;
  /** A plain value as it stands, such as an id. */
  id(name: string): string;
  /** A number, the monster's level, or a die. */
  amount(name: string): string;
  /** The words of a phrase inside this one, or of a list of them, in one sentence. */
  say(name: string): string;
  /** The words of several phrases inside this one, a line each. */
  lines(name: string): CardLine[];
  /** Nested effects: as lines, and in one sentence. */
  effects(name: string): CardLine[];
  inline(name: string): string;
  when(name: string): string;
  whom(name: string): string;
  /** A Pick Target list, a line each. */
  targets(name: string): CardLine[];
}

/** Words of an effect: a sentence, or a line with what belongs under it. */
export type PhraseWords = (p: PhraseSay) => string | CardLine;

/** For events, questions and options of one fight. */
export interface Teller extends Say {
  /** A survivor's name, or the monster's. */
  figure(id: string): string;
  player(id: string): string;
  /** A figure by its id, or else a card. */
  named(id: string): string;
  /** The name of any card, by its id or by the id of a gear or tile in play. */
  card(id: string): string;
  space(space: number): string;
  /** A reason by its code, or the card that is the reason. */
  why(id: string): string;
  /** What a key of an answer means. */
  key(key: string): string;
}

/** For an option or a question: its parameters by name. */
export interface ParameterSay extends Teller {
  /** A parameter as text; empty when it is not there. */
  s(name: string): string;
  n(name: string): number;
  has(name: string): boolean;
  /** Names of the figures in a list parameter. */
  figures(name: string): string[];
  /** Another view of the same: what the question is about. */
  about: { s(name: string): string; n(name: string): number; has(name: string): boolean };
}
