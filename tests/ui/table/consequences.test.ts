import { expect, test } from 'vitest';
import { parseSpace, type Space, spaceName } from '../../../src/engine';
import { en } from '../../../src/text/interface/en';
import { consequences } from '../../../src/ui/table/consequences';
import { fightOf } from '../../../src/ui/table/fight';
import { spaceInfo } from '../../../src/ui/table/spaceInfo';
import { type Placed, type TinyFight, tinyFight } from '../../engine/showdown/kit';
import { quiet } from '../../engine/showdown/monster/lion';

const at = (name: string): Space => parseSpace(name) as Space;
const of = (t: TinyFight, key: string | null, pointed: string | null = null) =>
  consequences(fightOf(t.state), key, pointed === null ? null : at(pointed), en.table);

const turn = (...survivors: Placed[]) => tinyFight({ survivors }).perform('survivorsTurn', {});

test('a walk that is considered shows its way, what could be done there, and whether the monster is in sight', () => {
  const t = turn({ at: 'H16', grid: ['boneDagger'] }).answer('s1');
  const { routes, flags, sightLines } = of(t, 'H13');
  expect(routes.map((r) => r.steps.map(spaceName))).toEqual([['H16', 'H15', 'H14', 'H13']]);
  expect(flags.map((f) => [spaceName(f.space), f.words])).toEqual([
    ['H13', 'Bone Dagger: 3 dice · 7+ · 40 %'],
  ]);
  expect(sightLines).toHaveLength(1);
  expect(sightLines[0]?.blockedAt).toBeUndefined();
  t.stopsAt('act');
});

test('a walk out of reach promises no attack', () => {
  const t = turn({ at: 'H16', grid: ['boneDagger'] }).answer('s1');
  expect(of(t, 'H15').flags).toEqual([]);
  t.stopsAt('act');
});

test('who is to act shows where its movement leads', () => {
  const t = turn({ at: 'A1' });
  expect(of(t, 's1').zones.map((z) => [z.kind, z.spaces.length])).toEqual([['area', 20]]);
  t.stopsAt('whoActs');
});

test('an attack shows its odds at the monster', () => {
  const t = turn({ at: 'H13', grid: ['boneDagger'] }).answer('s1');
  const key = t.state.decision?.options.find((o) => o.kind === 'attack')?.key ?? '';
  const { flags, sightLines } = of(t, key);
  expect(flags.map((f) => [spaceName(f.space), f.size])).toEqual([['H11', 2]]);
  expect(flags[0]?.words).toMatch(/\d\+ · \d+ %/);
  expect(sightLines).toHaveLength(1);
  t.stopsAt('act');
});

test('SD-11.9 a knockback shows where each direction leads; the one that is considered stands out', () => {
  const t = tinyFight({ survivors: [quiet('H15'), quiet('H13')] }).perform('moveToward', {
    survivor: 's1',
    reach: 1,
  });
  const keys = t.state.decision?.options.map((o) => o.key) ?? [];
  const all = of(t, null).routes;
  expect(all.map((r) => r.id)).toEqual(keys);
  expect(all.every((r) => r.size === 1 && r.steps[0] === t.survivor('s2').space)).toBe(true);
  const [first = ''] = keys;
  expect(
    of(t, first)
      .routes.filter((r) => r.emphasised)
      .map((r) => r.id),
  ).toEqual([first]);
  t.stopsAt('chooseKnockback');
});

test('the monster pointed at shows its blind spot and whom it sees, a survivor where it could walk', () => {
  const t = turn({ at: 'A1' }, { at: 'H16' });
  const lion = of(t, null, 'H11');
  expect(lion.zones.map((z) => [z.kind, z.spaces.map(spaceName)])).toEqual([['blindSpot', ['H10', 'I10']]]);
  expect(lion.sightLines.map((l) => l.id)).toEqual(['s1', 's2']);
  const survivor = of(t, null, 'A1');
  expect(survivor.zones.map((z) => z.kind)).toEqual(['area']);
  expect(survivor.sightLines.map((l) => l.id)).toEqual(['s1']);
  expect(of(t, null, 'P22')).toEqual({ routes: [], flags: [], zones: [], sightLines: [] });
  t.stopsAt('whoActs');
});

test('a space tells what is on it, how it lies to the monster, and what pressing it does', () => {
  const t = tinyFight({
    survivors: [{ at: 'H16', grid: ['boneDagger'], survival: 2, bleeding: 1 }],
    tiles: [{ card: 'tallGrass', at: ['H13', 'H14', 'I13', 'I14'] }],
  })
    .perform('survivorsTurn', {})
    .answer('s1');
  const info = (name: string) => spaceInfo(fightOf(t.state), at(name), en.table);
  expect(info('H13')).toMatchObject({
    name: 'H13',
    lies: ['1 space from the White Lion'],
    answer: ['Walk here, 3 steps', 'Bone Dagger: 3 dice · 7+ · 40 %'],
  });
  expect(info('H13').things.map((thing) => thing.name)).toEqual(['Tall Grass']);
  expect(info('H13').things[0]?.lines.join(' ')).toMatch(/evasion/);
  expect(info('H16').things).toEqual([{ name: 'Survivor 1', lines: ['survival 2 · bleeding 1'] }]);
  expect(info('H10').lies).toEqual(['1 space from the White Lion', 'in its blind spot']);
  expect(info('H11').things.map((thing) => thing.name)).toEqual(['White Lion']);
  expect(info('H11').lies).toEqual([]);
  expect(info('A22').answer).toBeNull();
  t.stopsAt('act');
});
