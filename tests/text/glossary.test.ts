import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  COLOURS,
  LOCATIONS,
  MONSTER_STATS,
  SURVIVAL_ACTIONS,
  SURVIVOR_STATS,
  TOKENS,
} from '../../src/engine';
import { en } from '../../src/text';
import { enGlossary, finderOf, type GlossaryEntry, glossaryOf, SUBJECTS } from '../../src/text/glossary';
import type { Messages } from '../../src/text/messages';
import { RULE_KEYWORDS } from '../../tools/content/keywords';
import { content } from './languages';

const { pack } = content;
const rulebook = new Set(
  [...readFileSync('docs/rules/showdown.md', 'utf8').matchAll(/^\| (SD-\d+\.\d+) \|/gm)].map(([, id]) => id),
);

const GLOSSARIES: readonly [string, Messages, GlossaryEntry[]][] = [
  ['English', en, glossaryOf(en, enGlossary)],
];

/** Everything in a card, to the bottom. */
function* within(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Readonly<Record<string, unknown>>;
  for (const inner of Object.values(value)) yield* within(inner);
}

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];

/** Keywords anywhere in the content: of gear, bonuses, arts, resources, and those that cards look for. */
const keywords = new Set(
  [...within(pack)]
    .flatMap((part) => [
      ...words(part.keywords),
      ...words(part.gains),
      ...words(part.loses),
      ...words([part.gain, part.lose]),
    ])
    .map((word) => word.split(':')[0] as string),
);

/** Whatever an activation is called, on gear, tiles, arts and monsters' cards. */
const activations = new Set(
  [...within(pack)].flatMap(({ id, cost }) => (typeof cost === 'string' ? [String(id)] : [])),
);

/** Terms that Pick Target lists and groups use. */
const terms = new Set([...within(pack)].flatMap((part) => words(part.terms)));

/** What lies on tiles and what cards do to the hit location deck. */
const flags = (list: readonly object[], names: readonly string[]): string[] =>
  names.filter((name) => list.some((card) => name in card));

describe.each(GLOSSARIES)('%s glossary', (_, messages, entries) => {
  const ids = new Set(entries.map(({ id }) => id));
  const missing = (subject: string, wanted: Iterable<string>) =>
    [...wanted].filter((id) => !ids.has(`${subject}.${id}`));

  it('has every keyword of the content and of the engine', () => {
    expect(keywords.size).toBeGreaterThan(60);
    expect(missing('keyword', [...keywords, ...RULE_KEYWORDS])).toEqual([]);
  });

  it('has every named activation of gear, tiles, arts and monsters', () => {
    expect(activations.size).toBeGreaterThan(20);
    expect(missing('activation', activations)).toEqual([]);
  });

  it('has every term of the target lists, every number, place, colour and survival action', () => {
    expect(terms.size).toBeGreaterThan(5);
    expect(missing('target', terms)).toEqual([]);
    expect(missing('number', [...SURVIVOR_STATS, ...MONSTER_STATS, ...TOKENS])).toEqual([]);
    expect(missing('harm', LOCATIONS)).toEqual([]);
    expect(missing('play', COLOURS)).toEqual([]);
    expect(missing('survival', SURVIVAL_ACTIONS)).toEqual([]);
  });

  it('has every kind of card, every survivor status, what tiles are, and every decision', () => {
    const locations = pack.monsters.flatMap((m) => m.hitLocations.flatMap((card) => card.kind ?? []));
    const ai = pack.monsters.flatMap((m) => m.ai.flatMap((card) => [card.kind, card.stays ?? card.kind]));
    const decks = Object.values(content.resources).map(({ deck }) =>
      deck === 'basic' ? 'basicResource' : deck,
    );
    expect(missing('kind', [...locations, ...ai, ...decks, ...Object.keys(messages.cards.kinds)])).toEqual(
      [],
    );
    expect(missing('state', Object.keys(content.statuses))).toEqual([]);
    const ground = ['obstacle', 'impassable', 'monsterImpassable', 'destructible', 'raised'];
    expect(missing('terrain', flags(pack.terrain, ground))).toEqual([]);
    expect(missing('question', Object.keys(messages.questions))).toEqual([]);
  });

  it('names only rules that the rulebook has', () => {
    const named = entries.flatMap(({ id, rules }) => rules.map((rule) => `${id} ${rule}`));
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((line) => !rulebook.has(line.split(' ')[1]))).toEqual([]);
  });

  it('says something of each word in a sentence, once', () => {
    const bad = entries.filter(({ meaning, term }) => term === '' || !/^[^a-z].*[.:]$/.test(meaning));
    expect(bad.map(({ id }) => id)).toEqual([]);
    const perSubject = SUBJECTS.map((s) => entries.filter(({ subject }) => subject === s));
    for (const list of perSubject) expect(new Set(list.map(({ term }) => term)).size).toBe(list.length);
  });

  it('lights the keywords that are a rule wherever a card shows one as a label', () => {
    const finder = finderOf(entries);
    const unlit = [...keywords].filter((word) => {
      const name = messages.names.keyword[word as keyof typeof messages.names.keyword];
      return finder.ofLabel(name)?.id !== `keyword.${word}` || finder.ofLabel(`${name} 2`) === undefined;
    });
    expect(unlit).toEqual([]);
  });
});

describe('words and numbers in a text', () => {
  const finder = finderOf(glossaryOf(en, enGlossary));
  const lit = (text: string) =>
    finder
      .inSentence(text)
      .flatMap((s) => (s.kind === 'plain' ? [] : [s.kind === 'rule' ? s.rule : s.entry.id]));

  it('keep the text as it is, whatever is found', () => {
    const text = 'Knockback 5 (SD-11.3): a survivor who is knocked down can dodge; SD-99.1, 日本語 🦁 $& [x]';
    expect(
      finder
        .inSentence(text)
        .map((s) => s.text)
        .join(''),
    ).toBe(text);
  });

  it('numbers of rules are found, each time, and not a longer number’s beginning', () => {
    expect(lit('SD-4.3, again SD-4.3 and SD-14.10.')).toEqual(['SD-4.3', 'SD-4.3', 'SD-14.10']);
    expect(lit('as in SD-5.9–5.11')).toEqual(['SD-5.9']);
  });

  it('a word is lit once, in any of its forms, and never inside another', () => {
    expect(lit('Grabbed: whoever is grabbed')).toEqual(['movement.grab']);
    expect(lit('undeadlyish savages')).toEqual([]);
    expect(lit('gains the priority target token')).toEqual(['target.priority']);
  });

  it('a card that is called like a word is no word', () => {
    expect(lit('The White Lion plays Slam')).toEqual([]);
    expect(lit('Slam which way?')).toEqual(['keyword.slam']);
  });

  it('a label is found with its number and without; a stranger is not', () => {
    expect(finder.ofLabel('block 1')?.id).toBe('keyword.block');
    expect(finder.ofLabel('+2 strength')?.id).toBe('number.strength');
    expect(finder.ofLabel('Mood')?.id).toBe('kind.mood');
    expect(finder.ofLabel('🦁'.repeat(100))).toBeUndefined();
    expect(finder.ofLabel('')).toBeUndefined();
  });
});
