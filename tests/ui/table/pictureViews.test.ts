import { expect, test } from 'vitest';
import {
  type AnyEvent,
  type Scene,
  type ShowdownState,
  scenesOf,
  showdownGame,
  spaceName,
} from '../../../src/engine';
import { CONTENT } from '../../../src/store/content';
import { type Picture, picturesFrom } from '../../../src/store/showing';
import { en } from '../../../src/text/interface/en';
import { fightOf } from '../../../src/ui/table/fight';
import { pictureBy, pictureFlags, pictureLines, stageOf, strikeOf } from '../../../src/ui/table/pictureViews';
import { tinyFight } from '../../engine/showdown/kit';
import { quiet } from '../../engine/showdown/monster/lion';

/** What a moment of a tiny fight looks like: the table as it stands, with these events. */
function pictureOf(state: ShowdownState, events: AnyEvent[]): Picture {
  return { state, events, entry: 1, told: events.length, ms: 100, waits: true, step: false };
}

const t = tinyFight({ survivors: [quiet('H13')], monster: { ai: ['claw'] } }).perform('survivorsTurn', {});
const FIGHT = fightOf(t.state);
const figure = (value: number) => ({ value, parts: [] });
const ATTACK: AnyEvent = {
  type: 'monsterAttacked',
  target: 's1',
  dice: [1, 5, 10],
  need: figure(6),
  speed: figure(3),
  hits: 1,
};

test('whom a blow befell has a word pinned to it, and the striker is known', () => {
  const picture = pictureOf(t.state, [ATTACK]);
  expect(pictureFlags(picture, FIGHT, en.table).map((f) => [spaceName(f.space), f.words, f.tone])).toEqual([
    ['H13', '1 hit', 'harm'],
  ]);
  expect(strikeOf(picture)).toEqual({ from: 'monster', to: 's1' });
  expect(strikeOf(pictureOf(t.state, [{ type: 'knockedDown', figure: 's1' }]))).toBeNull();
});

test('what is said grows line by line; a way of several spaces is said once', () => {
  const moved: AnyEvent = { type: 'moved', figure: 'monster', path: [1, 2, 3], how: 'toTarget' };
  const walk = [moved];
  const pictures = [
    pictureOf(t.state, [{ type: 'knockedDown', figure: 's1' }]),
    { ...pictureOf(t.state, walk), step: true },
    { ...pictureOf(t.state, walk), step: true },
    pictureOf(t.state, walk),
    pictureOf(t.state, [ATTACK]),
  ];
  const lines = pictureLines(pictures, 4, FIGHT);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/attacks/);
  expect(new Set(lines).size).toBe(3);
  expect(pictureLines(pictures, 0, FIGHT)).toHaveLength(1);
});

test('the view keeps every space in sight that a figure comes to', () => {
  const there = { ...t.state, monster: { ...t.state.monster, space: 0 } };
  const stage = stageOf([pictureOf(t.state, []), pictureOf(there, [])]).map(spaceName);
  expect(stage).toEqual(expect.arrayContaining(['H11', 'I12', 'H13', 'A1', 'B2']));
  expect(stageOf([])).toEqual([]);
});

test('it says who acts: the monster in its turn, the survivor in its act', () => {
  expect(pictureBy(pictureOf(t.state, []), FIGHT).words).toBe('White Lion');
  const acting = { ...t.state, act: { survivor: 's1', movement: 1, activation: 1, steps: 0 } };
  expect(pictureBy(pictureOf(acting, []), fightOf(acting))).toMatchObject({ words: 'Survivor 1' });
  t.stopsAt('whoActs');
});

test('a survivor’s walk is shown on its way as well, and waits for no press', () => {
  const walk = tinyFight({ survivors: [quiet('H16')] })
    .perform('survivorsTurn', {})
    .answer('s1');
  const before = walk.state;
  const command = { type: 'answer' as const, decision: before.decision?.id ?? -1, keys: ['H13'] };
  const scenes: Scene<ShowdownState, AnyEvent>[] = scenesOf(
    { game: showdownGame, content: CONTENT },
    before,
    command,
  );
  const entries = [
    { command: null, state: before, events: [] },
    { command, state: scenes.at(-1)?.state ?? before, events: [] },
  ];
  const pictures = picturesFrom(entries, 1, () => scenes);
  expect(pictures.map((p) => [spaceName(p.state.survivors[0]?.space ?? -1), p.waits])).toEqual([
    ['H15', false],
    ['H14', false],
    ['H13', false],
  ]);
  walk.stopsAt('act');
});
