import { expect, test } from 'vitest';
import { en } from '../../../src/text/interface/en';
import type { DecisionView } from '../../../src/ui/decision/decision';
import { decisionView } from '../../../src/ui/table/decisionView';
import { fightOf } from '../../../src/ui/table/fight';
import { type Placed, type TinyFight, tinyFight } from '../../engine/showdown/kit';
import { attack } from '../../engine/showdown/survivors/attack';

function viewOf(t: TinyFight): DecisionView {
  const view = decisionView(fightOf(t.state), en.table);
  if (view === null) throw new Error('nothing is asked');
  return view;
}

const turn = (...survivors: Placed[]) => tinyFight({ survivors }).perform('survivorsTurn', {});

const refusals = (t: TinyFight) => viewOf(t).refusals.map((r) => `${r.label}: ${r.reason}`);

test('SD-13.2 in an act: what its survivor can not do, and nobody else', () => {
  const t = turn({ at: 'G11', survival: 0 }, { at: 'A1' }).answer('s1').answer('G12');
  expect(refusals(t)).toEqual([
    'Move: the movement of this act is spent',
    'Dodge: no survival left',
    'Encourage: no survival left',
    'Dash: no survival left',
    'Surge: no survival left',
  ]);
  t.stopsAt('act');
});

test('SD-13.1 between acts: whose acts and chances are over, each by name', () => {
  const t = turn({ at: 'G11', survival: 1 }, { at: 'A1', survival: 1, acted: true, survivalUsed: ['dash'] });
  expect(refusals(t)).toEqual([
    'Survivor 2: Begin an act: has acted this round',
    'Survivor 2: Dash: already used this round',
    'Survivor 2: Surge: there is nothing to activate',
  ]);
  t.stopsAt('whoActs');
});

test('SD-3.8 what is chosen for the monster tells nothing of what survivors can not do', () => {
  const t = tinyFight({
    survivors: [{ at: 'H13' }, { at: 'I13' }],
    monster: { ai: ['claw'] },
    variants: { ties: 'ask' },
  }).perform('monsterTurn', {});
  expect(viewOf(t).answers.length).toBeGreaterThan(1);
  expect(refusals(t)).toEqual([]);
  t.stopsAt('chooseSurvivor');
});

test('SD-14.3 the numbers of an attack stand by its name, what it walks by the walker', () => {
  const t = turn({ at: 'G11', tokens: { accuracy: 1 } }).answer('s1');
  const { figures, answers } = viewOf(t);
  expect(figures.map(({ of, title, total }) => [of, title, total])).toEqual([
    ['Survivor 1', 'Movement', '5'],
    ['Attack with Fist & Tooth', 'Dice', '2'],
    ['Attack with Fist & Tooth', 'Needed to hit', '7'],
  ]);
  expect(figures[2]?.parts).toEqual([
    { label: 'weapon', value: '+8' },
    { label: "survivor's accuracy tokens", value: '−1' },
  ]);
  expect(answers.find((a) => a.key === 'attack:fistAndTooth')?.detail).toBe('2 dice · 7+ · 40 %');
  t.stopsAt('act');
});

test('SD-14.7 a drawn hit location shows what wounds there', () => {
  const t = attack({ hitLocations: ['beastsKnee', 'beastsFemur'], dice: [8, 8] });
  expect(viewOf(t).answers.map((a) => a.detail)).toEqual(['1 die · 8+ · 30 %', '1 die · 8+ · 30 %']);
  expect(viewOf(t).figures.map((f) => `${f.title} ${f.total}`)).toContain('Critical from 9');
  t.stopsAt('chooseHitLocation');
});

test('SD-13.1 several round one screen: whose survivor an answer acts for is said, and the player who is asked has a sign', () => {
  const t = tinyFight({
    players: ['Mika', 'Jun'],
    survivors: [
      { at: 'G11', name: 'Anka', survival: 0 },
      { at: 'A1', name: 'Bero', player: 1, survival: 1 },
    ],
  }).perform('survivorsTurn', {});
  const detail = (key: string) => viewOf(t).answers.find((a) => a.key === key)?.detail;
  expect(viewOf(t).by).toEqual({ words: 'The survivors decide', icon: 'survival' });
  expect([detail('s1'), detail('s2')]).toEqual(['Mika’s survivor', 'Jun’s survivor']);
  t.answer('s1');
  expect(viewOf(t).by).toMatchObject({ words: 'Mika decides', seat: { name: 'Mika', cut: 0 } });
  expect(viewOf(t).answers.filter((a) => a.detail?.includes('Mika’s') === true)).toEqual([]);
  t.stopsAt('act');
});
