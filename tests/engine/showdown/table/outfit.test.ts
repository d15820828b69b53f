import { describe, expect, it } from 'vitest';
import { gridFaults } from '../../../../src/engine/showdown/gridRules';
import { outfitOf, trialTable } from '../../../../src/engine/showdown/outfit';
import type { SetUp } from '../../../../src/engine/showdown/setup';
import { CONTENT } from '../kit';

const setUp = (grid: readonly (string | null)[], more: Partial<SetUp> = {}): SetUp => ({
  monster: 'whiteLion',
  level: '1',
  players: ['You'],
  controller: 0,
  solo: true,
  survivors: [{ name: 'Anka', player: 0, grid }],
  variants: {},
  seed: 1,
  ...more,
});

function outfit(grid: readonly (string | null)[], more: Partial<SetUp> = {}) {
  const run = trialTable(setUp(grid, more), CONTENT);
  const [survivor] = run?.state.survivors ?? [];
  if (run === null || survivor === undefined) throw new Error('no table');
  return outfitOf(run, survivor);
}

const LION = ['whiteLionHelm', 'whiteLionCoat', 'whiteLionGauntlet', 'whiteLionSkirt', 'whiteLionBoots'];

describe('what gear comes to before the fight', () => {
  it('SD-16.4 armour by location, each card by its name, and the bonus of a whole set', () => {
    expect(outfit(['skullHelm']).armour.head).toEqual({ value: 3, parts: [{ source: 'skullHelm', by: 3 }] });
    expect(outfit(['skullHelm']).armour.legs).toEqual({ value: 0, parts: [] });
    const whole = outfit(LION);
    expect(whole.sets).toEqual(['whiteLion']);
    const helm = CONTENT.gear.whiteLionHelm?.armour?.points ?? 0;
    const bonus = CONTENT.armourSets.whiteLion?.armour ?? 0;
    expect(bonus).toBeGreaterThan(0);
    expect(whole.armour.head).toEqual({
      value: helm + bonus,
      parts: [
        { source: 'whiteLionHelm', by: helm },
        { source: 'whiteLion', by: bonus },
      ],
    });
    expect(outfit(LION.slice(1)).sets).toEqual([]);
  });

  it('the level makes a difference to the same weapon', () => {
    const [, axe] = outfit(['boneAxe']).weapons;
    const [, later] = outfit(['boneAxe'], { level: '3' }).weapons;
    expect(axe?.card).toBe('boneAxe');
    expect(later?.wound).toBeLessThan(axe?.wound ?? 0);
  });

  it('a weapon that can not be used says why', () => {
    expect(outfit(['boneDarts']).weapons[1]?.cannot).toBeNull();
    expect(outfit(['clawHeadArrow']).weapons[1]?.cannot).toBe('noBow');
    expect(outfit(['clawHeadArrow', 'catGutBow']).weapons[1]?.cannot).toBeNull();
  });

  it('a faulty grid is shown all the same; a monster that is none is not', () => {
    expect(outfit(['skullHelm', 'whiteLionHelm', 'noSuchCard']).armour.head.value).toBeGreaterThan(3);
    expect(trialTable(setUp([], { monster: 'noSuchMonster' }), CONTENT)).toBeNull();
    expect(trialTable(setUp([], { level: 'noSuchLevel' }), CONTENT)).toBeNull();
    expect(trialTable(setUp([], { players: [] }), CONTENT)).toBeNull();
  });

  it.each(CONTENT.pack.monsters.flatMap((m) => m.levels.map((l) => [m.id, l.id] as const)))(
    'every card of the content against %s %s: chances are chances',
    (monster, level) => {
      for (const card of CONTENT.pack.gear) {
        const { weapons, numbers } = outfit([card.id], { monster, level });
        for (const { hit, wound, critical, wounds } of weapons) {
          expect(hit).toBeGreaterThan(0);
          for (const chance of [hit, wound, critical]) {
            expect(chance).toBeGreaterThanOrEqual(0);
            expect(chance).toBeLessThanOrEqual(1);
          }
          expect(wound).toBeLessThanOrEqual(hit);
          expect(wounds).toBeGreaterThanOrEqual(wound - 1e-9);
        }
        expect(Number.isFinite(numbers.movement.value)).toBe(true);
      }
    },
  );
});

describe('what is wrong with a grid', () => {
  it('SD-16.4 names the cells of two armour cards for one place; accessories are none', () => {
    expect(gridFaults(['skullHelm', null, 'whiteLionHelm'], CONTENT)).toEqual([
      { kind: 'armour', cells: [0, 2], card: 'whiteLionHelm', location: 'head', other: 'skullHelm' },
    ]);
    expect(gridFaults([...LION, 'lionHeaddress'], CONTENT)).toEqual([]);
  });

  it('names every second copy that is no weapon, and what is no gear', () => {
    expect(gridFaults(['bandages', 'boneAxe', 'boneAxe', 'bandages', 'bandages', 'what?'], CONTENT)).toEqual([
      { kind: 'twice', cells: [0, 3], card: 'bandages' },
      { kind: 'twice', cells: [0, 4], card: 'bandages' },
      { kind: 'unknown', cells: [5], card: 'what?' },
    ]);
  });
});
