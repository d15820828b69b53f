import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AiCard as Ai, Effect, HitLocation as Hit } from '../../../src/engine';
import { spaceName } from '../../../src/engine/board';
import { AiCard } from '../../../src/engine/showdown/cards/aiCard';
import { HitLocation } from '../../../src/engine/showdown/cards/hitLocation';
import { effectProblems } from '../../../src/engine/showdown/checks/effects';
import { VERB } from '../../../src/engine/showdown/effects/registry';
import { createText, en } from '../../../src/text';
import { BUTCHER_AI, BUTCHER_HIT_LOCATIONS } from './butcher';
import { KINGS_MAN_AI } from './kingsMan';
import { HAND_AI, PHOENIX_AI, PHOENIX_HIT_LOCATIONS, WATCHER_AI } from './others';

const AI: readonly Ai[] = [...BUTCHER_AI, ...KINGS_MAN_AI, ...PHOENIX_AI, ...HAND_AI, ...WATCHER_AI];
const HITS: readonly Hit[] = [...BUTCHER_HIT_LOCATIONS, ...PHOENIX_HIT_LOCATIONS];

/** Every object inside a value, the value itself too. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

const TEXT = createText(en, {
  phraseOf: (effect) => VERB[effect.do]?.describe(effect) ?? { key: effect.do },
  spaceName,
});

describe('the vocabulary carries cards of monsters that are yet to come (other-monsters.md)', () => {
  test.each(AI.map((card) => [card.id, card] as const))('SD-5.1 AI card %s', (_, card) => {
    expect(z.safeParse(AiCard, card).error?.issues ?? []).toEqual([]);
    expect(effectProblems(card)).toEqual([]);
  });

  test.each(HITS.map((card) => [card.id, card] as const))('SD-2.5 hit location %s', (_, card) => {
    expect(z.safeParse(HitLocation, card).error?.issues ?? []).toEqual([]);
    expect(effectProblems(card)).toEqual([]);
  });

  test('a card that says something unknown is refused', () => {
    const [first] = AI;
    expect(effectProblems({ ...first, actions: [{ do: 'ageToken', who: 'target' }] })).not.toEqual([]);
    expect(
      effectProblems({ ...first, actions: [{ do: 'bleed', who: 'target', tokens: 'many' }] }),
    ).not.toEqual([]);
  });

  test('SD-6.3 every zone shape is used by one of them, or by the antelope', () => {
    const shapes = new Set(
      [...objectsIn([AI, HITS])].map((part) => part.shape).filter((shape) => shape !== undefined),
    );
    expect([...shapes].sort()).toEqual([
      'blindSpot',
      'box',
      'cells',
      'eye',
      'front',
      'pieces',
      'ring',
      'strip',
    ]);
  });

  test('all of them can be put into words', () => {
    for (const card of [...AI, ...HITS]) {
      const lists = [...objectsIn(card)].flatMap((part) => Object.values(part)).filter(Array.isArray);
      const effects = lists.flat().filter((part): part is Effect => typeof part?.do === 'string');
      const words = JSON.stringify(TEXT.effectLines(effects));
      expect(words, card.id).not.toContain('⟦');
    }
  });
});
