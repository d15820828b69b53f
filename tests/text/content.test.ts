import { describe, expect, it } from 'vitest';
import { showdownPage } from '../../src/engine';
import { type AnyCard, type CardLine, en } from '../../src/text';
import { faultsOf } from './faults';
import { content, LANGUAGES, textIn } from './languages';

const { pack } = content;
const cards: [string, AnyCard][] = [
  ...pack.monsters.flatMap((monster): [string, AnyCard][] => [
    [`${monster.id} basic action`, { kind: 'basicAction', card: monster }],
    [`${monster.id} instinct`, { kind: 'instinct', card: monster }],
    ...monster.levels.map(({ id }): [string, AnyCard] => [
      `page of ${monster.id} ${id}`,
      { kind: 'showdown', card: showdownPage(monster, id) },
    ]),
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
  ...Object.values(content.traits).map(({ kind, trait }): [string, AnyCard] => [
    `${kind} ${trait.id}`,
    { kind, card: trait },
  ]),
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

it('a ban that holds unless something is so says "unless"', () => {
  const [prey] = cards.filter(([name]) => name === 'disorder prey').map(([, card]) => card);
  const lines = prey === undefined ? [] : textIn(en).cardText(prey).lines;
  expect(texts(lines)).toContain('Forbids spending survival unless the owner is insane');
});

describe.each(LANGUAGES)('%s', (_, messages) => {
  const text = textIn(messages);

  it.each(cards)('has words for %s, made from its data', (_name, card) => {
    const { name, kind, tags, lines } = text.cardText(card);
    expect(faultsOf([name, kind, ...tags, ...texts(lines)])).toEqual([]);
  });

  it.each([
    ...pack.kits.map(({ id }) => ['kit', id] as const),
    ...pack.monsters.map(({ id }) => ['monster', id] as const),
    ...[...activations].map((id) => ['activation', id] as const),
    ...pack.monsters.map(({ aftermath }) => ['madeAt', aftermath.unlocks] as const),
  ])('has a name for %s %s', (kind, id) => {
    expect(faultsOf([text.nameOf(kind, id)])).toEqual([]);
  });

  it('gives an id that several kinds share one name', () => {
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
      for (const [id, name] of Object.entries<string>(messages.names[kind])) {
        expect(seen.get(id) ?? name, id).toBe(name);
        seen.set(id, name);
      }
    }
  });
});
