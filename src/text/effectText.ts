import type { Condition, Effect, Group, Phrase, PhraseValue, TargetLine } from '../engine';
import { cardSayIn } from './cardSay';
import type { CardLine } from './lines';
import type { Messages } from './messages';
import type { NameKind, PhraseSay } from './say';
import { lookUp, missing } from './words';

/** Gives the phrase of an effect: the engine's verb registry, handed in so that text takes only its types. */
export type PhraseOf = (effect: Effect) => Phrase;

/** Effects in words. */
export interface EffectText {
  /** Effects as lines of a card. */
  lines(effects: readonly Effect[]): CardLine[];
  /** The same as one sentence. */
  inline(effects: readonly Effect[]): string;
}

const EFFECT = 'effect.';

/** Kinds of naming phrases whose names stand in another list. */
const NAMED: Readonly<Record<string, NameKind>> = { token: 'stat', points: 'stat' };

type Params = NonNullable<Phrase['with']>;

const part = <K extends string>(value: PhraseValue | undefined, key: K): unknown =>
  typeof value === 'object' && value !== null && key in value
    ? (value as unknown as Record<K, unknown>)[key]
    : undefined;

/** A line and all that is under it, in one sentence. */
function flat({ text, under = [] }: CardLine, join: Messages['join']): string {
  return under.length === 0 ? text : `${text} ${join(under.map((line) => flat(line, join)))}`;
}

/** Puts effects into words, verb by verb. */
export function effectTextIn(m: Messages, phraseOf: PhraseOf): EffectText {
  const base = cardSayIn(m);

  /** A phrase that only names something: `who.target`, `gear.boneAxe`. */
  function named(key: string): string {
    const [kind = '', id = ''] = key.split('.');
    if (kind === 'who') return lookUp(m.who, id) ?? missing(key);
    return base.name((lookUp(NAMED, kind) ?? kind) as NameKind, id);
  }

  function lineOf({ key, with: params = {} }: Phrase): CardLine {
    if (!key.startsWith(EFFECT)) return { kind: 'action', text: named(key) };
    const words = lookUp(m.effects, key.slice(EFFECT.length));
    if (words === undefined) return { kind: 'action', text: missing(key) };
    const made = words(phraseSay(params));
    return typeof made === 'string' ? { kind: 'action', text: made } : made;
  }

  const phrases = (value: PhraseValue | undefined): CardLine[] => {
    if (Array.isArray(value)) return (value as readonly Phrase[]).map(lineOf);
    return part(value, 'key') === undefined ? [] : [lineOf(value as Phrase)];
  };

  const lines = (effects: readonly Effect[]): CardLine[] =>
    effects.map((effect) => {
      const line = lineOf(phraseOf(effect));
      return { ...line, text: m.sentence(line.text) };
    });

  const inline = (effects: readonly Effect[]): string =>
    m.join(effects.map((effect) => flat(lineOf(phraseOf(effect)), m.join)));

  const plain = (value: PhraseValue | undefined): string =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';

  function phraseSay(params: Params): PhraseSay {
    const effectsOf = (name: string) => (part(params[name], 'effects') ?? []) as readonly Effect[];
    const targets = (name: string) => (part(params[name], 'lines') ?? []) as readonly TargetLine[];
    return {
      ...base,
      n: (name) => Number(params[name] ?? 0),
      has: (name) => {
        const value = params[name];
        if (value === undefined || value === null || value === false) return false;
        const effects = part(value, 'effects');
        return Array.isArray(effects) ? effects.length > 0 : true;
      },
      id: (name) => plain(params[name]),
      amount: (name) => lookUp(m.amounts, plain(params[name])) ?? plain(params[name]),
      say: (name) => m.join(phrases(params[name]).map((line) => flat(line, m.join))),
      lines: (name) => phrases(params[name]),
      effects: (name) => lines(effectsOf(name)),
      inline: (name) => inline(effectsOf(name)),
      when: (name) => {
        const condition = part(params[name], 'condition');
        return condition === undefined ? missing(name) : base.condition(condition as Condition);
      },
      whom: (name) => {
        const group = part(params[name], 'group');
        return group === undefined ? missing(name) : base.group(group as Group);
      },
      targets: (name) =>
        targets(name).map((line) => ({ kind: 'target', text: m.sentence(m.targetLine(line, base)) })),
    };
  }

  return { lines, inline };
}
