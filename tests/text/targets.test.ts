import { describe, expect, test } from 'vitest';
import type { TargetLine } from '../../src/engine';
import { tinyFight } from '../engine/showdown/kit';
import { picks, quiet } from '../engine/showdown/monster/lion';
import { said, text } from './said';

const inView: TargetLine = { pick: 'closest', among: 'threat', terms: ['inFieldOfView'] };
const closest: TargetLine = { pick: 'closest', among: 'survivor' };

// The lion stands on H11 I11 H12 I12 and looks south.
describe('why this target', () => {
  test('SD-6.1 each survivor with the first term that failed and what makes it fail', () => {
    const tree = { card: 'nightmareTree', at: ['K11', 'L11', 'M11', 'K12', 'L12', 'M12'] };
    const all = [quiet('H10'), quiet('N12'), quiet('H14', { standsAfter: 1 }), quiet('H15')];
    const t = picks([inView], all, { tiles: [tree] }).end();
    expect(said(t, 'targetPicked')).toEqual([
      [
        'Only one is left: nothing to choose.',
        'Line 1, closest threat in field of view: Survivor 4',
        'Survivor 1 is not in field of view: in the blind spot',
        'Survivor 2 is not in field of view: an obstacle is in the way',
        'Survivor 3 is no threat: knocked down',
        'Survivor 4 fits: 3 spaces away',
      ],
    ]);
  });

  test('SD-6.9 a hidden survivor is no threat because of the card that hides it', () => {
    const tiles = [{ card: 'tallGrass', at: ['H14', 'I14', 'H15', 'I15'] }];
    const t = picks([{ pick: 'any', among: 'threat' }], [quiet('H14', { hiddenBy: ['t1'] })], {
      tiles,
    }).end();
    expect(said(t, 'targetPicked')).toEqual([
      ['Nobody fits.', 'Line 1, threat: nobody', 'Survivor 1 is no threat: Tall Grass'],
    ]);
    expect(t.log('targetPicked')[0]?.rule).toBe('SD-6.4');
  });

  test('SD-6.10 distances tell who is too far, who comes first and who is surpassed', () => {
    const near: TargetLine = { pick: 'furthest', among: 'survivor', within: 3 };
    const t = picks([near], [quiet('H16'), quiet('H14'), quiet('H15')]).end();
    expect(said(t, 'targetPicked')[0]?.slice(1)).toEqual([
      'Line 1, furthest survivor within 3 spaces: Survivor 3',
      'Survivor 1 is too far away: 4 spaces away',
      'Survivor 2 fits, but others come first: 2 spaces away',
      'Survivor 3 fits: 3 spaces away',
    ]);
  });

  test('SD-6.10 most bleeding: tokens, then distance', () => {
    const bleeding: TargetLine = { pick: 'mostBleeding', among: 'survivor' };
    const t = picks([bleeding], [quiet('H15', { bleeding: 2 }), quiet('H14', { bleeding: 1 })]).end();
    expect(said(t, 'targetPicked')[0]?.slice(2)).toEqual([
      'Survivor 1 fits: 2 bleeding tokens, 3 spaces away',
      'Survivor 2 fits, but others come first: 1 bleeding token, 2 spaces away',
    ]);
  });

  test('SD-6.2 a tie names the player with the tile and those among whom was chosen', () => {
    const three = [quiet('H14'), quiet('F11'), quiet('H15')];
    expect(said(picks([closest], three).answer('s2').end(), 'targetPicked')[0]?.[0]).toBe(
      'Mika, who controls the monster, chose among Survivor 1 and Survivor 2.',
    );
    const lot = picks([closest], three, { dice: [1] })
      .answer('random')
      .end();
    expect(said(lot, 'targetPicked')[0]?.[0]).toBe('By lot among Survivor 1 and Survivor 2.');
  });

  test('SD-6.2 a house policy shows what it compared', () => {
    const two = [quiet('H14', { survival: 3 }), quiet('F11', { bleeding: 1 })];
    const t = picks([closest], two, { variants: { ties: 'cruellest' } }).end();
    expect(said(t, 'variantApplied')).toEqual([['Survivor 1 can bear: 3', 'Survivor 2 can bear: -2']]);
    expect(said(t, 'targetPicked')[0]?.[0]).toBe(
      'The house rule for ties chose among Survivor 1 and Survivor 2.',
    );
  });

  test('SD-6.6 the token takes the choice; SD-6.11 all who fit are meant', () => {
    const t = picks([closest], [quiet('H14')], {
      set: (state) => {
        state.priority = { holder: 's1', permanent: false };
      },
    }).end();
    expect(said(t, 'targetPicked')).toEqual([['The priority target token takes the choice.']]);
    const all = picks([{ pick: 'all', among: 'survivor' }], [quiet('H14'), quiet('H15')]).end();
    expect(said(all, 'targetPicked').map(([first]) => first)).toEqual(
      Array(2).fill('All who fit are meant.'),
    );
  });

  test('SD-6.7 a choice from a group is told like a list of one line', () => {
    const effects = [
      { do: 'chooseFrom', group: { among: 'survivor', terms: ['inRange'] }, pick: 'furthest' },
    ];
    const all = [quiet('H14'), quiet('H15'), quiet('H22')];
    const scope = { card: { kind: 'ai' as const, id: 'claw' } };
    const t = tinyFight({ survivors: all }).perform('perform', { effects, scope }).end();
    expect(said(t, 'survivorChosen')).toEqual([
      [
        'Only one is left: nothing to choose.',
        'Line 1, furthest survivor in range: Survivor 2',
        'Survivor 1 fits, but others come first: 2 spaces away',
        'Survivor 2 fits: 3 spaces away',
        'Survivor 3 is not in range: 10 spaces away',
      ],
    ]);
  });

  test('SD-6.11 all of a group: who belongs to it and who does not', () => {
    const each = { do: 'forEach', of: { among: 'survivor', within: 2 }, effects: [] };
    const scope = { card: { kind: 'ai' as const, id: 'claw' } };
    const all = [quiet('H14'), quiet('H15')];
    const t = tinyFight({ survivors: all })
      .perform('perform', { effects: [each], scope })
      .end();
    expect(said(t, 'groupMeant')).toEqual([
      [
        'All who fit are meant.',
        'Line 1, all survivors within 2 spaces: Survivor 1',
        'Survivor 1 fits',
        'Survivor 2 is too far away: 3 spaces away',
      ],
    ]);
    const nobody = tinyFight({ survivors: [quiet('A1')] })
      .perform('perform', { effects: [each], scope })
      .end();
    expect(nobody.log('groupMeant')).toMatchObject([{ survivors: [], reason: { by: 'nobody' } }]);
  });

  test('SD-7.9 the closest survivor that it turns to', () => {
    const scope = { card: { kind: 'ai' as const, id: 'claw' } };
    const t = tinyFight({ survivors: [quiet('H15'), quiet('F11')] })
      .perform('perform', { effects: [{ do: 'faceClosest' }], scope })
      .end();
    expect(said(t, 'survivorChosen')[0]?.slice(2)).toEqual([
      'Survivor 1 fits, but others come first: 3 spaces away',
      'Survivor 2 fits: 2 spaces away',
    ]);
    expect(said(t, 'faced')).toEqual([['So that Survivor 2 is in front']]);
  });

  test('each verdict says for or against, and whom to light', () => {
    const t = picks([closest], [quiet('H14'), quiet('H15')]).end();
    const [event] = t.log('targetPicked');
    if (event === undefined) throw new Error('nobody was picked');
    const names = {
      monster: 'whiteLion',
      survivor: (id: string) => id,
      player: () => 'Mika',
      card: () => undefined,
    };
    expect(text.reason(event, names).map(({ verdict, figures }) => [verdict, figures])).toEqual([
      [undefined, undefined],
      [undefined, ['s1']],
      ['yes', ['s1']],
      ['no', ['s2']],
    ]);
  });
});
