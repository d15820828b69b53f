import { expect, test } from 'vitest';
import { parseSpace } from '../../../src/engine';
import type { FightJournal } from '../../../src/store/session';
import { en } from '../../../src/text/interface/en';
import { linesAbout, momentOfLine, newestReason } from '../../../src/ui/log/sections';
import { marks } from '../../../src/ui/table/boardViews';
import { fightOf } from '../../../src/ui/table/fight';
import { lightsOf, logSections } from '../../../src/ui/table/logViews';
import type { TinyFight } from '../../engine/showdown/kit';
import { tinyFight } from '../../engine/showdown/kit';
import { quiet } from '../../engine/showdown/monster/lion';

/** The log of a tiny fight, as if it had been one command. */
const sectionsOf = ({ state, events }: TinyFight) =>
  logSections({ entries: [{ state, events }], at: 0 } as unknown as FightJournal, en.table);

const toward = () =>
  tinyFight({ survivors: [quiet('H15'), quiet('H13')] })
    .perform('moveToward', { survivor: 's1', reach: 1 })
    .answer('W')
    .end();

test('SD-7.2 an open line lights its way and the survivors it speaks of', () => {
  const t = toward();
  const sections = sectionsOf(t);
  const moved = sections[0]?.lines.find((line) => line.topic === 'move');
  if (moved === undefined) throw new Error('it did not move');
  expect(lightsOf(sections, moved.id)).toEqual({
    spaces: ['H12', 'H13'].map(parseSpace),
    figures: ['s2'],
  });
  const lit = marks(fightOf(t.state), null, lightsOf(sections, moved.id));
  expect(lit[parseSpace('H12') as number]).toEqual({ kind: 'reason' });
  expect(lit[t.survivor('s2').space as number]).toEqual({ kind: 'reason' });
});

test('a lit space that is an answer stays one', () => {
  const t = tinyFight({ survivors: [quiet('A1')] })
    .perform('survivorsTurn', {})
    .answer('s1');
  const lit = marks(fightOf(t.state), null, { spaces: [parseSpace('A2') as number], figures: [] });
  expect(lit[parseSpace('A2') as number]).toMatchObject({ kind: 'answer', figure: '1', lit: true });
  expect(lit[parseSpace('A3') as number]?.lit).toBeUndefined();
  t.stopsAt('act');
});

test('no open line, no light', () => {
  const sections = sectionsOf(toward());
  expect(lightsOf(sections, null)).toEqual({ spaces: [], figures: [] });
  expect(lightsOf(sections, 'none')).toEqual({ spaces: [], figures: [] });
});

test('"Why?" opens the newest line that has a reason', () => {
  const sections = sectionsOf(toward());
  const id = newestReason(sections);
  const lines = sections.flatMap((s) => s.lines);
  expect(lines.slice(lines.findIndex((l) => l.id === id) + 1).every((l) => l.reason === undefined)).toBe(
    true,
  );
  expect(lines.find((l) => l.id === id)?.reason).toBeDefined();
});

test('the filter keeps every line that is about a figure, and no heading without lines', () => {
  const sections = sectionsOf(toward());
  const of = (figure: string | null) => linesAbout(sections, figure).flatMap(({ lines }) => lines);
  expect(of(null)).toEqual(sections.flatMap(({ lines }) => lines));
  expect(of('monster').length).toBeGreaterThan(0);
  expect(of('monster').every(({ about }) => about?.includes('monster'))).toBe(true);
  expect(of('s2').map(({ words }) => words)).not.toEqual(of('monster').map(({ words }) => words));
  expect(linesAbout(sections, 'nobody')).toEqual([]);
});

test('a line leads to the moment at which it was told', () => {
  expect(momentOfLine('3.0')).toEqual({ entry: 3, told: 1 });
  expect(momentOfLine('12.4')).toEqual({ entry: 12, told: 5 });
});

test('a line stands under the round in which it was told, also where one answer leads into the next', () => {
  const { state } = tinyFight({ survivors: [quiet('H13')] });
  const began = (round: number) => ({
    type: 'roundBegan' as const,
    round,
    controller: null,
    nominated: null,
  });
  const fell = { type: 'knockedDown' as const, figure: 's1' };
  const rose = { type: 'stood' as const, figure: 's1' };
  const entries = [
    { command: null, state: { ...state, round: 1 }, events: [fell, began(1), rose] },
    { command: null, state: { ...state, round: 2 }, events: [fell, began(2), rose] },
  ];
  const sections = logSections({ entries, at: 1 }, en.table);
  expect(sections.map(({ title, lines }) => [title, lines.map(({ id }) => id)])).toEqual([
    ['Set-up', ['0.0']],
    ['Round 1', ['0.1', '0.2', '1.0']],
    ['Round 2', ['1.1', '1.2']],
  ]);
  const early = logSections({ entries, at: 1 }, en.table, { entry: 1, told: 1 });
  expect(early.map(({ title }) => title)).toEqual(['Set-up', 'Round 1']);
});

test('a question in the set-up leaves what came before it under the set-up', () => {
  const { state } = tinyFight({ survivors: [quiet('H13')] });
  const fell = { type: 'knockedDown' as const, figure: 's1' };
  const began = { type: 'roundBegan' as const, round: 1, controller: null, nominated: null };
  const entries = [
    { command: null, state: { ...state, phase: 'setup' as const, round: 1 }, events: [fell] },
    { command: null, state: { ...state, phase: 'draw' as const, round: 1 }, events: [fell, began, fell] },
  ];
  const sections = logSections({ entries, at: 1 }, en.table);
  expect(sections.map(({ title, lines }) => [title, lines.map(({ id }) => id)])).toEqual([
    ['Set-up', ['0.0', '1.0']],
    ['Round 1', ['1.1', '1.2']],
  ]);
});
