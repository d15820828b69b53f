import { describe, expect, test } from 'vitest';
import { type Verdict, whyNot } from '../../src/engine';
import { namesOf } from '../../src/text';
import { struck } from '../engine/showdown/harm/blow';
import { CONTENT, type Placed, type Table, type TinyFight, tinyFight } from '../engine/showdown/kit';
import { attack } from '../engine/showdown/survivors/attack';
import { text } from './said';

/** What s1, or another, can't do at the pending question, in words. */
const refused = (t: TinyFight, kind: Verdict['kind'], id = 's1') =>
  whyNot({ state: t.state, content: CONTENT, emit: () => undefined }, t.survivor(id))
    .filter((v) => v.kind === kind && v.why !== null)
    .map((v) => {
      const { what, reason, rule } = text.refusal(v, namesOf(t.state));
      return `${what}: ${reason}${rule === undefined ? '' : ` (${rule})`}`;
    });

/** The survivors' turn, at the question whose act is next; the lion stands on H11 I11 H12 I12. */
const turn = (survivors: Placed[], table: Partial<Omit<Table, 'survivors'>> = {}) =>
  tinyFight({ ...table, survivors }).perform('survivorsTurn', {});

/** The act of s1. */
const acting = (one: Partial<Placed>, others: Placed[] = [], table: Partial<Omit<Table, 'survivors'>> = {}) =>
  turn([{ at: 'G11', ...one }, ...others], table).answer('s1');

describe('why an act is not possible', () => {
  test('SD-13.1 once a round, one at a time', () => {
    const t = turn([{ at: 'G11' }, { at: 'A1', acted: true }, { at: 'A3', standsAfter: 1 }]);
    expect(refused(t, 'act', 's1')).toEqual([]);
    expect(refused(t, 'act', 's2')).toEqual(['Begin an act: has acted this round (SD-13.1)']);
    expect(refused(t, 'act', 's3')).toEqual(['Begin an act: knocked down (SD-12.3)']);
    t.answer('s1');
    expect(refused(t, 'act', 's1')).toEqual(['Begin an act: acting already (SD-13.1)']);
    expect(refused(t, 'act', 's2')).toEqual(['Begin an act: has acted this round (SD-13.1)']);
    t.stopsAt('act');
  });

  test('SD-13.2 the movement is spent, and one moves only in its own act', () => {
    const t = acting({}, [{ at: 'A1' }]);
    expect(refused(t, 'move')).toEqual([]);
    expect(refused(t, 'move', 's2')).toEqual(['Move: only in its own act (SD-13.2)']);
    t.answer('G12');
    expect(refused(t, 'move')).toEqual(['Move: the movement of this act is spent (SD-13.2)']);
    t.stopsAt('act');
  });

  test('SD-13.3 hemmed in', () => {
    const t = acting({ at: 'A1' }, [{ at: 'A2' }, { at: 'B1' }]);
    expect(refused(t, 'move')).toEqual(['Move: no free space is adjacent (SD-13.3)']);
    t.stopsAt('act');
  });

  test('SD-14.1 out of reach, out of range, out of sight', () => {
    const tree = { card: 'nightmareTree', at: ['E11', 'E12', 'F11', 'F12'] };
    const bow = { at: 'C12', grid: ['catGutBow'] };
    const t = acting(bow, [], { tiles: [tree] });
    expect(refused(t, 'attack')).toEqual([
      'Attack with Fist & Tooth: out of reach (SD-14.1)',
      'Attack with Cat Gut Bow: an obstacle is in the way (SD-14.1)',
    ]);
    t.stopsAt('act');
    const far = acting({ ...bow, at: 'A22' });
    expect(refused(far, 'attack')[1]).toBe('Attack with Cat Gut Bow: out of range (SD-14.1)');
    far.stopsAt('act');
  });

  test('SD-13.5 nobody adjacent to give to', () => {
    const t = acting({ resources: ['whiteFur'] }, [{ at: 'A1' }]);
    expect(refused(t, 'give')).toEqual(['Give away White Fur: nobody is adjacent (SD-13.5)']);
    t.stopsAt('act');
  });
});

describe('why a survival action is not possible (SD-15)', () => {
  test.each<[string, Partial<Placed>, string]>([
    ['no survival left', { survival: 0 }, 'SD-15.1'],
    ['already used this round', { survivalUsed: ['dash'] }, 'SD-15.1'],
    ['doomed', { doomedBy: ['beastsMaw'] }, 'SD-15.1'],
    ['knocked down', { standsAfter: 1 }, 'SD-12.3'],
  ])('SD-15.1 dash: %s', (words, one, rule) => {
    const t = turn([{ at: 'A1', survival: 3, ...one }, { at: 'A5' }]);
    expect(refused(t, 'dash')).toEqual([`Dash: ${words} (${rule})`]);
    t.stopsAt('whoActs');
  });

  test('SD-15.1 what is not unlocked', () => {
    const t = turn([{ at: 'A1', survival: 3 }], {
      set: (state) => {
        state.unlocked = ['dodge'];
      },
    });
    expect(refused(t, 'surge')).toEqual(['Surge: not unlocked in this showdown (SD-15.1)']);
    t.stopsAt('whoActs');
  });

  test('SD-15.3 a surge with nothing to activate; no window while a hit location is chosen', () => {
    const t = turn([{ at: 'A1', survival: 3 }]);
    expect(refused(t, 'surge')).toEqual(['Surge: there is nothing to activate (SD-15.3)']);
    expect(refused(t, 'dash')).toEqual([]);
    t.stopsAt('whoActs');
    const others = [{ at: 'A1', survival: 3 }];
    const hits = attack({ others, hitLocations: ['beastsKnee', 'beastsFemur'], dice: [8, 8] });
    expect(hits.question).toBe('chooseHitLocation');
    expect(refused(hits, 'dash', 's2')).toEqual([
      'Dash: only between the actions of acts, at a flow, before a reaction or after a critical effect (SD-15.3)',
    ]);
    expect(refused(hits, 'dash', 's1')).toEqual(['Dash: busy with its own attack (SD-15.1)']);
  });

  test('SD-15.2 a dodge answers a hit', () => {
    const t = turn([{ at: 'A1', survival: 3 }]);
    expect(refused(t, 'dodge')).toEqual(['Dodge: only when hit by an attack (SD-15.2)']);
    t.stopsAt('whoActs');
    const hit = struck({ target: { survival: 1 }, others: [{ at: 'A1', survival: 1 }], dice: [9, 3] });
    expect(hit.question).toBe('dodge');
    expect(refused(hit, 'dodge')).toEqual([]);
    expect(refused(hit, 'dodge', 's2')).toEqual(['Dodge: only when hit by an attack (SD-15.2)']);
  });

  test('SD-15.4 to encourage takes another who lies and hears', () => {
    const lone = turn([{ at: 'A1', survival: 3 }]);
    expect(refused(lone, 'encourage')).toEqual(['Encourage: nobody else is knocked down (SD-15.4)']);
    const deaf = { at: 'A5', standsAfter: 1, injuries: ['deaf'] };
    expect(refused(turn([{ at: 'A1', survival: 3 }, deaf]), 'encourage')).toEqual([
      'Encourage: whoever is knocked down is deaf (SD-15.4)',
    ]);
    const hears = turn([
      { at: 'A1', survival: 3 },
      { ...deaf, injuries: [] },
    ]);
    expect(refused(hears, 'encourage')).toEqual([]);
  });
});

test("a card's own condition is told", () => {
  const grass = { card: 'tallGrass', at: ['G11', 'F11', 'G12', 'F12'] };
  const t = acting({ hiddenBy: ['t1'] }, [], { tiles: [grass] });
  expect(refused(t, 'terrain')).toEqual(['Use Tall Grass: not while the owner is hidden']);
  t.stopsAt('act');
});
