import { describe, expect, it } from 'vitest';
import type { AnyEvent, Figure } from '../../../../src/engine/showdown/events';
import { playFight } from '../../../../tools/play/playFight';
import { random } from '../../../../tools/play/random';
import { randomSetUp } from '../../../../tools/play/setups';
import { CONTENT } from '../kit';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'value' in value && 'parts' in value;

/** Every number with its parts in an event, by its field. */
const figures = (event: AnyEvent): [string, Figure][] =>
  Object.entries(event).filter((entry): entry is [string, Figure] => isFigure(entry[1]));

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function eventsOf(seed: number): AnyEvent[] {
  const events: AnyEvent[] = [];
  playFight(randomSetUp(CONTENT, seed), CONTENT, random, seed, {
    event: (event) => events.push(JSON.parse(JSON.stringify(event)) as AnyEvent),
  });
  return events;
}

describe('in random fights', () => {
  const events = SEEDS.flatMap(eventsOf);

  it('every number of every event is the sum of its contributions, none of them nought', () => {
    const all = events.flatMap(figures);
    expect(all.map(([field]) => field)).toEqual(
      expect.arrayContaining([
        'need',
        'speed',
        'strength',
        'toughness',
        'critical',
        'wounds',
        'figure',
        'die',
      ]),
    );
    for (const [field, { value, parts }] of all) {
      expect(sum(parts.map((part) => part.by)), field).toBe(value);
      expect(parts.map((part) => part.by)).not.toContain(0);
    }
  });

  it('SD-9.1, SD-10.1 every point of damage is accounted for, and nothing takes one that is spent', () => {
    const hits = events.filter((event) => event.type === 'damaged');
    expect(hits.some((e) => e.location === 'brain')).toBe(true);
    expect(hits.some((e) => e.over > 0)).toBe(true);
    for (const { amount, armour, insanity, light, heavy, over, had } of hits) {
      expect(armour + insanity + Number(light) + Number(heavy) + over).toBe(amount);
      expect(armour + insanity).toBe(Math.min(amount, had.points));
      const open = [had.light === false && !light, had.heavy === false && !heavy];
      if (over > 0) expect(open).toEqual([false, false]);
      expect([light && had.light !== false, heavy && had.heavy !== false]).toEqual([false, false]);
    }
  });
});
