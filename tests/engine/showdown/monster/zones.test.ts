import { describe, expect, test } from 'vitest';
import { type TargetLine, TargetLine as TargetLineSchema } from '../../../../src/engine/showdown/cards/who';
import { picked, picks, quiet } from './lion';

/** The lion stands on H11 I11 H12 I12 and looks south. */
const AHEAD: NonNullable<TargetLine['zone']> = { shape: 'front', width: 4, depth: 2 };

const line = (more: Partial<TargetLine> = {}): TargetLine => ({
  pick: 'any',
  among: 'survivor',
  zone: AHEAD,
  ...more,
});
const whyNot = (t: ReturnType<typeof picks>) =>
  t.log('targetPicked')[0]?.reason.lines.map(({ checks }) => checks.map(({ failed }) => failed));

describe('SD-6.3 a line that names a zone', () => {
  test('SD-6.3 only those inside can be targets, however near the others stand', () => {
    const t = picks([line({ pick: 'closest' })], [quiet('J12'), quiet('J14')]).end();
    expect(picked(t)).toEqual(['s2']);
    expect(whyNot(t)).toEqual([['zone', null]]);
  });
  test.each([
    ['G13', true],
    ['J14', true],
    ['F13', false],
    ['K14', false],
    ['H15', false],
  ])('SD-6.3 four wide and two deep, ahead of a lion that looks south: %s %s', (at, inside) => {
    expect(picked(picks([line()], [quiet(at)]).end())).toEqual([inside ? 's1' : null]);
  });
  test('SD-6.3 the zone turns with the facing', () => {
    const t = picks([line()], [quiet('J14'), quiet('G9')], { monster: { facing: 'N' } }).end();
    expect(picked(t)).toEqual(['s2']);
  });
  test('SD-6.3 the other terms hold as well: a threat inside, not one who lies there', () => {
    const t = picks([line({ among: 'threat' })], [quiet('H14', { standsAfter: 1 }), quiet('I14')]).end();
    expect(picked(t)).toEqual(['s2']);
  });
  test('SD-6.3 SD-6.1 nobody inside: the next line is read', () => {
    const t = picks([line(), { pick: 'closest', among: 'survivor' }], [quiet('H10')]).end();
    expect(picked(t)).toEqual(['s1']);
    expect(whyNot(t)).toEqual([['zone'], [null]]);
  });
  test('SD-6.3 nothing is drawn from a monster off the board', () => {
    expect(picked(picks([line()], [quiet('H14')], { monster: { at: null } }).end())).toEqual([null]);
  });
  test('SD-6.3 SD-6.6 the holder of the token is taken, inside or not', () => {
    const t = picks([line()], [quiet('A1'), quiet('H14')], {
      set: (state) => {
        state.priority = { holder: 's1', permanent: false };
      },
    }).end();
    expect(picked(t)).toEqual(['s1']);
  });
});

describe('SD-6.13 more in a zone than the card wants', () => {
  const three = [quiet('H14'), quiet('I14'), quiet('J14'), quiet('A1')];

  test('SD-6.13 one wanted: the controller chooses among those inside', () => {
    const t = picks([line()], three);
    expect(t.options).toEqual(['s1', 's2', 's3', 'random']);
    expect(picked(t.answer('s2').end())).toEqual(['s2']);
  });
  test('SD-6.13 two wanted: one after another, none twice', () => {
    const t = picks([line({ wanted: 2 })], three);
    expect(t.options).toEqual(['s1', 's2', 's3', 'random']);
    t.answer('s3');
    expect(t.options).toEqual(['s1', 's2', 'random']);
    expect(picked(t.answer('s1').end())).toEqual(['s3', 's1']);
  });
  test('SD-6.13 as many as are wanted, or fewer: all of them, and nothing is asked', () => {
    expect(picked(picks([line({ wanted: 3 })], three).end())).toEqual(['s1', 's2', 's3']);
    expect(picked(picks([line({ wanted: 2 })], [quiet('H14'), quiet('A1')]).end())).toEqual(['s1']);
    expect(picked(picks([line({ wanted: 2 })], [quiet('A1')]).end())).toEqual([null]);
  });
  test('SD-6.13 SD-6.2 the house policy chooses each', () => {
    const worn = [quiet('H14', { bleeding: 2 }), quiet('I14'), quiet('J14', { bleeding: 1 })];
    const t = picks([line({ wanted: 2 })], worn, { variants: { ties: 'cruellest' } }).end();
    expect(picked(t)).toEqual(['s1', 's3']);
  });
  test('SD-6.13 at random: a die for each that is left to choose', () => {
    const t = picks([line({ wanted: 2, pick: 'random' })], three, {
      dice: [
        { value: 3, purpose: 'randomTarget' },
        { value: 1, purpose: 'randomTarget' },
      ],
    });
    expect(picked(t.end())).toEqual(['s3', 's1']);
  });
  test('SD-6.13 the closest first; only those equally near are chosen among', () => {
    const t = picks([line({ wanted: 2, pick: 'closest' })], [quiet('H14'), quiet('I13'), quiet('I14')]);
    expect(t.options).toEqual(['s1', 's3', 'random']);
    expect(picked(t.answer('s3').end())).toEqual(['s2', 's3']);
  });
  const holding = {
    set: (state: Parameters<NonNullable<import('../kit').Table['set']>>[0]) => {
      state.priority = { holder: 's4', permanent: false };
    },
  };
  test('SD-6.13 SD-6.6 one wanted: the holder of the token, and it leaves', () => {
    const t = picks([line()], three, holding).end();
    expect(picked(t)).toEqual(['s4']);
    expect(t.state.priority).toBeNull();
  });
  test('SD-6.13 SD-6.7 several wanted: the token counts for nothing and stays', () => {
    const t = picks([line({ wanted: 3 })], three, holding).end();
    expect(picked(t)).toEqual(['s1', 's2', 's3']);
    expect(t.state.priority).toEqual({ holder: 's4', permanent: false });
  });
  test('SD-3.4 the nominated one gains insanity once, as one of several', () => {
    const t = picks([line({ wanted: 2 })], three, {
      set: (state) => {
        state.nominated = 's2';
      },
    });
    t.answers('s2', 's1').end();
    expect(t.survivor('s2').insanity).toBe(1);
    expect(t.survivor('s1').insanity).toBe(0);
  });
  test('SD-6.13 one is the rule and is not written on a card', () => {
    expect(TargetLineSchema.safeParse(line({ wanted: 1 })).success).toBe(false);
    expect(TargetLineSchema.safeParse(line({ wanted: 2 })).success).toBe(true);
  });
});
