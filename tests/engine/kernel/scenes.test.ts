import { describe, expect, test } from 'vitest';
import {
  current,
  isJournal,
  openingScenes,
  record,
  scenesOf,
  startJournal,
} from '../../../src/engine/kernel';
import { TOY, toyState } from './toy';

const RULES = { game: TOY, content: null };
const start = () => startJournal(RULES, toyState(), 'main');

describe('a command performed once more, scene by scene', () => {
  const journal = start();
  const before = current(journal);
  const command = { type: 'answer' as const, decision: before.decision?.id ?? -1, keys: ['add:1'] };
  const result = record(RULES, journal, command);
  if (!isJournal(result)) throw new Error(result.message);
  const scenes = scenesOf(RULES, before, command);

  test('tells the same events in the same order as the journal', () => {
    expect(scenes.flatMap((scene) => scene.events)).toEqual(result.entries[1]?.events);
  });

  test('each scene has the table as it was after its own step: the answer counts first, then the dice', () => {
    expect(scenes.map((scene) => scene.events.map((event) => event.type))).toEqual([
      ['answered'],
      ['rolled'],
      ['noted'],
    ]);
    const dice = scenes[1]?.events[0];
    const sum = dice?.type === 'rolled' ? dice.dice.reduce((all, die) => all + die, 0) : Number.NaN;
    expect(scenes.map((scene) => scene.state.total - before.total)).toEqual([1, 1, 1 + sum]);
    expect(scenes.map((scene) => scene.state.decision)).toEqual([null, null, null]);
  });

  test('the last scene is the table of the journal but for its question; the table before is untouched', () => {
    const after = current(result);
    expect({
      ...scenes.at(-1)?.state,
      asked: after.asked,
      decision: after.decision,
      stack: after.stack,
    }).toEqual(after);
    expect(current(journal)).toEqual(before);
  });

  test('what did not change is the same object from scene to scene', () => {
    expect(scenes[1]?.state.log).toBe(before.log);
  });

  test('a command that is refused has no scenes', () => {
    expect(scenesOf(RULES, before, { ...command, keys: ['nothing'] })).toEqual([]);
  });

  test('the opening tells what the journal’s first entry does', () => {
    const events = openingScenes(RULES, toyState(), 'main').flatMap((scene) => scene.events);
    expect(events).toEqual(start().entries[0]?.events);
  });
});
