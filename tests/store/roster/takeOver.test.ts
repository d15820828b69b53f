import { expect, test } from 'vitest';
import type { SheetRecord } from '../../../src/engine';
import { nobody } from '../../../src/store/roster/shapes';
import { afterFight } from '../../../src/store/roster/takeOver';

const NOTHING: SheetRecord = {
  survivor: 's1',
  name: 'Anka',
  dead: false,
  points: [],
  injuries: [],
  disorders: [],
  abilities: [],
  fightingArts: [],
  gearGained: [],
  gearLost: [],
  notes: [],
};

const anka = {
  ...nobody('a', 'Anka'),
  kit: 'starting',
  grid: ['cloth', 'boneAxe', ...Array<null>(7).fill(null)],
  notes: 'Left-handed',
};
const say = ({ milestones, homeless }: { milestones: readonly string[]; homeless: readonly string[] }) =>
  [...milestones, ...homeless].join(' ');

const after = (record: Partial<SheetRecord>, kept = anka) => afterFight(kept, { ...NOTHING, ...record }, say);

test('SD-18.4 a fight without consequences changes nothing', () => {
  expect(after({})).toEqual(anka);
});

test('SD-18.4 points change by what the fight changed, so that what was written meanwhile stays', () => {
  const points = [
    { what: 'survival', from: 3, to: 1 },
    { what: 'huntExperience', from: 0, to: 1 },
    { what: 'strength', from: 0, to: -1 },
    { what: 'unheardOf', from: 0, to: 9 },
  ];
  const kept = { ...anka, numbers: { ...anka.numbers, survival: 5, huntExperience: 7 } };
  expect(after({ points }, kept).numbers).toEqual({
    ...kept.numbers,
    survival: 3,
    huntExperience: 8,
    strength: -1,
  });
  expect(after({ points }).numbers.survival).toBe(0);
});

test('injuries add up, what is learned is had once', () => {
  const kept = {
    ...anka,
    lists: { fightingArts: ['tough'], disorders: [], abilities: [], injuries: ['brokenArm'] },
  };
  expect(
    after({ injuries: ['brokenArm'], fightingArts: ['tough', 'leader'], disorders: ['anxiety'] }, kept).lists,
  ).toEqual({
    fightingArts: ['tough', 'leader'],
    disorders: ['anxiety'],
    abilities: [],
    injuries: ['brokenArm', 'brokenArm'],
  });
});

test('lost gear leaves its place, gained gear takes one; what finds none is written down', () => {
  const changed = after({ gearLost: ['boneAxe', 'neverHad'], gearGained: ['whiskerHarp'] });
  expect(changed.grid.slice(0, 3)).toEqual(['cloth', 'whiskerHarp', null]);
  expect(changed.kit).toBe('own');
  const full = { ...anka, grid: Array<string>(9).fill('cloth') };
  const kept = after({ gearGained: ['boneAxe'], notes: ['whiteSecret'] }, full);
  expect(kept.grid).toEqual(full.grid);
  expect(kept.notes).toBe('Left-handed\nwhiteSecret boneAxe');
});

test('the dead, the vanished and the retired stay in the roster as such', () => {
  expect(after({ dead: true }).state).toBe('dead');
  expect(after({ notes: ['vanished'] }).state).toBe('dead');
  expect(after({ notes: ['retire', 'skipHunt'] })).toMatchObject({ state: 'retired', skipsHunt: true });
  expect(after({}, { ...anka, skipsHunt: true } as typeof anka).skipsHunt).toBe(false);
});
