import { describe, expect, it } from 'vitest';
import { CONTENT_PACK } from '../../src/content';
import { loadContent, spaceName, VERB } from '../../src/engine';
import { type AnyCard, type CardLine, createText, en } from '../../src/text';
import { faultsOf } from './faults';

const content = loadContent(CONTENT_PACK);
const { pack } = content;
const text = createText(en, {
  phraseOf: (effect) => VERB[effect.do]?.describe(effect) ?? { key: `effect.${effect.do}` },
  spaceName,
});

const cards: [string, AnyCard][] = [
  ...pack.monsters.flatMap((monster): [string, AnyCard][] => [
    [`${monster.id} basic action`, { kind: 'basicAction', card: monster }],
    [`${monster.id} instinct`, { kind: 'instinct', card: monster }],
    ...monster.ai.map((card): [string, AnyCard] => [`AI ${card.id}`, { kind: 'ai', card }]),
    ...monster.hitLocations.map((card): [string, AnyCard] => [
      `hit location ${card.id}`,
      { kind: 'hitLocation', card },
    ]),
  ]),
  ...pack.gear.map((card): [string, AnyCard] => [`gear ${card.id}`, { kind: 'gear', card }]),
  ...pack.armourSets.map((card): [string, AnyCard] => [`set ${card.id}`, { kind: 'armourSet', card }]),
  ...pack.terrain.map((card): [string, AnyCard] => [`terrain ${card.id}`, { kind: 'terrain', card }]),
  ...Object.values(content.resources).map((card): [string, AnyCard] => [
    `resource ${card.id}`,
    { kind: 'resource', card },
  ]),
  ...pack.injuries.map((card): [string, AnyCard] => [`injury ${card.id}`, { kind: 'injury', card }]),
  ...pack.traumas.map((card): [string, AnyCard] => [`trauma ${card.id}`, { kind: 'trauma', card }]),
];

const activations = new Set(
  [
    ...pack.gear.flatMap((g) => [
      ...(g.activations ?? []),
      ...(g.bonuses ?? []).flatMap((b) => b.activations ?? []),
    ]),
    ...pack.armourSets.flatMap((set) => set.activations ?? []),
    ...pack.terrain.flatMap((t) => (t.activation === undefined ? [] : [t.activation])),
  ].map(({ id }) => id),
);

const texts = (lines: readonly CardLine[]): string[] =>
  lines.flatMap((line) => [line.text, ...(line.profile ?? []), ...texts(line.under ?? [])]);

describe('every card has words made from its data', () => {
  it.each(cards)('%s', (_, card) => {
    const { name, kind, tags, lines } = text.cardText(card);
    expect(faultsOf([name, kind, ...tags, ...texts(lines)])).toEqual([]);
  });
});

describe('everything else of the content has a name', () => {
  it.each([
    ...pack.kits.map(({ id }) => ['kit', id] as const),
    ...pack.disorders.map((id) => ['disorder', id] as const),
    ...pack.monsters.map(({ id }) => ['monster', id] as const),
    ...[...activations].map((id) => ['activation', id] as const),
    ...pack.monsters.map(({ aftermath }) => ['madeAt', aftermath.unlocks] as const),
  ])('%s %s', (kind, id) => {
    expect(faultsOf([text.nameOf(kind, id)])).toEqual([]);
  });
});

describe('an id means one thing', () => {
  it('names of one id in several kinds are the same', () => {
    const kinds = [
      'ai',
      'hitLocation',
      'gear',
      'terrain',
      'resource',
      'injury',
      'trauma',
      'instinct',
    ] as const;
    const seen = new Map<string, string>();
    for (const kind of kinds) {
      for (const [id, name] of Object.entries<string>(en.names[kind])) {
        expect(seen.get(id) ?? name, id).toBe(name);
        seen.set(id, name);
      }
    }
  });
});
