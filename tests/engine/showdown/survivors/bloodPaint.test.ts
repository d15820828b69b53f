import { describe, expect, test } from 'vitest';
import { act, hurt, uses } from './acting';

const monster = { hitLocations: ['beastsKnee'] };

describe('Blood Paint', () => {
  test('Blood Paint: the weapons on its left and right attack, one after the other in any order', () => {
    const t = act(['boneAxe', 'bloodPaint', 'boneDagger'], { monster, dice: [1, 1, 1, 1, 1] });
    expect(uses(t)).toEqual(['use:g2:paint']);
    t.answer('use:g2:paint');
    expect(t.options).toEqual(['attack:g1', 'attack:g3', 'pass']);
    t.answer('attack:g3');
    expect(t.options).toEqual(['attack:g1', 'pass']);
    t.answers('attack:g1', 'endAct').end();
    expect(t.log('survivorAttacked').map((e) => [e.weapon, e.dice.length])).toEqual([
      ['boneDagger', 3],
      ['boneAxe', 2],
    ]);
  });
  test('Blood Paint: the second attack may be left', () => {
    const t = act(['boneAxe', 'bloodPaint', 'boneDagger'], { monster, dice: [1, 1] });
    t.answers('use:g2:paint', 'attack:g1', 'pass', 'endAct').end();
    expect(t.log('survivorAttacked')).toHaveLength(1);
  });
  test('Blood Paint: not two-handed weapons, nor weapons above and below it', () => {
    const t = act(['kingSpear', 'bloodPaint', 'zanbato', null, 'boneAxe']);
    expect(uses(t)).toEqual([]);
    t.answer('endAct').end();
  });
  test('Blood Paint: at the edge of the grid it has one neighbour; rows do not go on', () => {
    const t = act([null, 'boneAxe', 'bloodPaint', 'boneDagger'], { dice: [1, 1] });
    t.answers('use:g2:paint');
    expect(t.options).toEqual(['attack:g1', 'pass']);
    t.answers('attack:g1', 'endAct').end();
  });
  test('Blood Paint: nothing out of reach', () => {
    const t = act(['boneAxe', 'bloodPaint'], {}, { at: 'A1' });
    expect(uses(t)).toEqual([]);
    t.answer('endAct').end();
  });
  test('Cumbersome: it asks for nothing more when the weapon is activated indirectly, as by a pounce', () => {
    const t = act(['boneClub', 'whiteLionCoat'], { dice: [1, 1] }, { at: 'D11' });
    t.answers('use:g2:pounce', 'E');
    expect(t.options).toContain('attack:g1');
    t.answer('attack:g1').end();
  });
  test('Cumbersome: by itself it costs movement and activation', () => {
    const t = act(['boneClub']);
    t.answer('G12');
    expect(t.options).toEqual(['attack:fistAndTooth', 'endAct']);
    t.answer('endAct').end();
  });
  test('Blood Paint: a fall during the first attack ends it', () => {
    const t = act(
      ['whistlingMace', 'bloodPaint', 'boneAxe'],
      { dice: [1, 6, 6, 3] },
      {
        wear: hurt(),
      },
    );
    t.answers('use:g2:paint', 'attack:g1').end();
    expect(t.log('survivorAttacked')).toHaveLength(1);
  });
});
