import type { AnyEncounterEvent, Decision, EncounterEffect, Option, PoolPart, Rejection } from '../../engine';
import type { names as enNames } from './en/names';
import type { keys as enKeys, options as enOptions, questions as enQuestions } from './en/questions';
import type { EncounterSay } from './say';

type EventOf<T extends AnyEncounterEvent['type']> = Extract<AnyEncounterEvent, { type: T }>;
type EffectOf<V extends EncounterEffect['do']> = Extract<EncounterEffect, { do: V }>;

export type EncounterEventWords = {
  [T in AnyEncounterEvent['type']]: (event: EventOf<T>, t: EncounterSay) => string;
};

/** `inside` says what stands in an effect, in one sentence. */
export type EncounterEffectWords = {
  [V in EncounterEffect['do']]: (
    effect: EffectOf<V>,
    t: EncounterSay,
    inside: (effects: readonly EncounterEffect[]) => string,
  ) => string;
};

/** A question: its label in the log, its title and, where that does not say it all, a further sentence. */
export interface EncounterQuestionWords {
  label: string;
  title(about: Decision['about'], t: EncounterSay): string;
  detail?(about: Decision['about'], t: EncounterSay): string;
}

export type EncounterOptionWords = (option: Option, about: Decision['about'], t: EncounterSay) => string;

/** What the explanation of a test or a pool says. */
export interface EncounterExplainWords {
  pool(dice: string): string;
  parts: Record<PoolPart['kind'], (part: PoolPart, t: EncounterSay) => string>;
  idle: Record<'lower' | 'resisted', (source: string, by: string) => string>;
  /** The faces of a roll, and from which face on one is a success. */
  dice(faces: string): string;
  from(face: number): string;
  /** Need against successes. */
  difference(test: 'will' | 'strength', need: number, successes: number): string;
  causedBy(card: string): string;
}

/** What tells the odds of a test. */
export interface EncounterOddsWords {
  none(test: string): string;
  loss(what: 'sanity' | 'health', amount: number, share: string): string;
  fall(share: string): string;
  defeat(share: string): string;
  together(share: string): string;
  whole(defeat: string, fall: string): string;
}

/** Parts of cards. */
export interface EncounterCardWords {
  will(modifier: string, skill: string, horror: number): string;
  strength(modifier: string, skill: string, damage: number): string;
  lacks(test: string): string;
  toughness(toughness: number): string;
  epic: string;
  resists: Record<'magical' | 'physical', string>;
  back: Record<'read' | 'withstood' | 'defeated', (effects: string) => string>;
  bonus(by: string, skill: string): string;
  dice(dice: string, skill: string | null, cost: string | null): string;
  reroll(skill: string | null): string;
  act(effects: string): string;
  magical: string;
  once: string;
}

/** Every word about encounters in one language; English sets the keys. */
export interface EncounterMessages {
  /** BCP 47 tag, for plurals and lists. */
  locale: string;
  sentence(text: string): string;
  theMonster(name: string): string;
  /** Joins effects. */
  join(effects: readonly string[]): string;
  nothing: string;
  nouns: Record<
    'die' | 'success' | 'clue' | 'focus' | 'health' | 'sanity' | 'token',
    { one: string; other: string }
  >;
  names: { [K in keyof typeof enNames]: Record<keyof (typeof enNames)[K], string> };
  /** Words of keys of answers, or of their first parts. */
  keys: Record<keyof typeof enKeys, string>;
  events: EncounterEventWords;
  effects: EncounterEffectWords;
  questions: Record<keyof typeof enQuestions, EncounterQuestionWords>;
  options: Record<keyof typeof enOptions, EncounterOptionWords>;
  explain: EncounterExplainWords;
  odds: EncounterOddsWords;
  cards: EncounterCardWords;
  rejections: Record<Rejection['code'], string>;
}
