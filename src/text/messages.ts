import type {
  AnyEvent,
  Condition,
  Edit,
  EditOf,
  Group,
  MonsterStat,
  Rejection,
  RouteReason,
  Span,
  SurvivorStat,
  TargetLine,
  TargetReason,
  Term,
  Token,
  Verdict,
  Who,
} from '../engine';
import type { cards as enCards } from './en/cards';
import type { effects as enEffects } from './en/effects';
import type { options as enOptions } from './en/options';
import type { questions as enQuestions } from './en/questions';
import type { reasons as enReasons } from './en/reasons';
import type { CardSay, NameWords, Noun, ParameterSay, PhraseWords, Plural, Teller } from './say';

export type EventWords = {
  [T in AnyEvent['type']]: (event: Extract<AnyEvent, { type: T }>, t: Teller) => string;
};

/** What each kind of correction by hand did. */
export type EditWords = { [K in Edit['what']]: (edit: EditOf<K>, t: Teller) => string };

export type ConditionWords = {
  [I in Condition['is']]: (condition: Extract<Condition, { is: I }>, c: CardSay) => string;
};

/** A question's short label for the log, its title and, where that does not say it all, a further sentence. */
export interface QuestionWords {
  label: string;
  title(q: ParameterSay): string;
  detail?(q: ParameterSay): string;
}

/** Sentences of the explanation of an event. */
export interface ExplainWords {
  /** A line of a Pick Target list that decided, and one that nobody fitted. */
  lineDecided(line: number, words: string, fitted: string): string;
  lineMissed(line: number, words: string): string;
  /** One that fits, and what the line compared it by; one that another was better than. */
  fits(survivor: string, measures: string): string;
  surpassed(survivor: string, measures: string): string;
  /** One survivor against a line: the first term that failed, and why or how far away. */
  misfit(survivor: string, term: string, why: string): string;
  misfits: Record<Term | 'threat' | 'within' | 'zone' | 'except' | 'adjacentTo', string>;
  away(spaces: string): string;
  by: Record<TargetReason['by'], (among: string, chooser: string) => string>;
  /** How much one survivor can bear, for the policy of ties. */
  measure(survivor: string, value: string): string;
  /** A number and what it is made of. */
  number(name: string, value: number): string;
  part(source: string, by: string): string;
  /** A contribution that belongs to another number: the survivor's attribute, tokens, or a card. */
  partOf(source: string, name: string, of: 'survivor' | 'monster', stat: string): string;
  /** What a collision does. */
  collision: string;
  /** Damage that no attack deals. */
  noAttack: string;
  /** What decided a wound attempt. */
  attempts: Record<Extract<AnyEvent, { type: 'woundAttempted' }>['why'], string>;
  numbers: Record<
    | 'need'
    | 'speed'
    | 'strength'
    | 'toughness'
    | 'critical'
    | 'wounds'
    | 'damage'
    | 'movement'
    | 'cost'
    | 'roll'
    | 'number',
    string
  >;
  /** A reason, and the condition under which it would be possible. */
  onlyIf(condition: string): string;
  notWhile(condition: string): string;
  /** Why a movement was this long and went this way. */
  route: {
    /** A shortest one: its length, of how many it is one, and with how many results. */
    shortest(target: string, spaces: string): string;
    alike(routes: number, results: number): string;
    chosen(chooser: string, results: number): string;
    stopped: Record<RouteReason['stopped'], string>;
    over(names: string): string;
    path(spaces: string): string;
    directly(from: string, direction: string): string;
    thrown(spaces: string, direction: string): string;
    turned: Record<'toward' | 'away' | 'blindSpot', (target: string) => string>;
  };
  dice(faces: string): string;
  /** Where the points of a hit went: armour or insanity, the boxes, what is left. */
  soaked(what: 'armour' | 'insanity', spent: string, left: number): string;
  unprotected(what: 'armour' | 'insanity'): string;
  box(box: 'light' | 'heavy', how: 'now' | 'before' | 'none'): string;
  beyond(points: string, table: 'severeInjury' | 'brainTrauma'): string;
  causedBy(card: string): string;
  /** A survivor's act, as the place that something comes from. */
  act(survivor: string): string;
}

/** Every word of one language. English sets the keys; a language with a missing line does not compile. */
export interface Messages {
  /** BCP 47 tag, for plurals and lists. */
  locale: string;
  /** Finishes a sentence, such as by a capital at its beginning. */
  sentence(text: string): string;
  /** Joins the effects of one line. */
  join(parts: readonly string[]): string;
  /** The monster's name within a sentence. */
  theMonster(name: string): string;
  nouns: Record<Noun, Plural>;
  names: NameWords;
  /** Words of card verbs, by phrase key. */
  effects: Record<keyof typeof enEffects, PhraseWords>;
  conditions: ConditionWords;
  /** Whom a card's word means. */
  who: Record<Who, string>;
  terms: Record<Term | 'threat' | 'within' | 'zone' | 'except' | 'adjacentTo', string>;
  stats: Record<MonsterStat | SurvivorStat | Token, string>;
  spans: Record<Span, string>;
  group(group: Group, c: CardSay): string;
  targetLine(line: TargetLine, c: CardSay): string;
  amounts: Record<'level' | 'd5' | 'd10', string>;
  /** Parts of cards: headings, kinds, costs. */
  cards: typeof enCards;
  events: EventWords;
  questions: Record<keyof typeof enQuestions, QuestionWords>;
  options: Record<keyof typeof enOptions, (o: ParameterSay) => string>;
  /** Why something is not possible, was cancelled or chosen, by code. */
  reasons: Record<keyof typeof enReasons, string>;
  explain: ExplainWords;
  rejections: Record<Rejection['code'], string>;
  /** What a survivor could wish to do. */
  wishes: Record<Verdict['kind'], (o: ParameterSay) => string>;
}
