import { describe, expect, test } from 'vitest';
import { advance, canonical } from '../../../../src/engine/kernel';
import { newDice, rollDie } from '../../../../src/engine/kernel/dice';
import { showdownGame } from '../../../../src/engine/showdown/game';
import { violations } from '../../../../src/engine/showdown/invariants';
import { CONTENT, type Table, type TinyFight, tinyFight } from '../kit';

/** s1 has its act on A1; s2 stands on A3, s3 is dead; the lion stands on H11. */
function acting(more: Partial<Table> = {}): TinyFight {
  return tinyFight({
    survivors: [{ at: 'A1', grid: ['cloth'] }, { at: 'A3' }, { at: null, status: 'dead', bleeding: 5 }],
    ...more,
    set: (state) => {
      state.unlocked = [];
      state.phase = 'survivors';
      more.set?.(state);
    },
  }).perform('act', { survivor: 's1' });
}

/** After the correction the table is sound, and the question is asked afresh. */
function corrected(edit: object, more: Partial<Table> = {}): TinyFight {
  const fight = acting(more).edit(edit);
  expect(violations(fight.state, CONTENT)).toEqual([]);
  expect(fight.question).toBe('act');
  return fight;
}

/** Why it is refused; nothing has changed. */
function refusal(edit: object, more: Partial<Table> = {}): string {
  const fight = acting(more);
  const before = canonical(fight.state);
  const run = { state: fight.state, content: CONTENT, emit: () => undefined };
  const rejection = advance(showdownGame, run, { type: 'edit', edit });
  expect(rejection?.code).toBe('badEdit');
  expect(canonical(fight.state)).toBe(before);
  return rejection?.message ?? '';
}

const finish = (fight: TinyFight) => fight.answer('endAct').end();

describe('the record sheets', () => {
  test('an attribute of a survivor and of the monster', () => {
    const faster = corrected({ what: 'attribute', figure: 's1', attribute: 'movement', by: 2 });
    expect(faster.survivor('s1').attributes.movement).toBe(7);
    expect(faster.options).toContain('H1');
    finish(faster);
    const weaker = corrected({ what: 'attribute', figure: 'monster', attribute: 'toughness', by: -3 });
    expect(weaker.monster.attributes.toughness).toBe(5);
    finish(weaker);
    expect(refusal({ what: 'attribute', figure: 's1', attribute: 'toughness', by: 1 })).toContain(
      'toughness',
    );
    expect(refusal({ what: 'attribute', figure: 'monster', attribute: 'strength', by: 1 })).toContain(
      'strength',
    );
  });

  test('the light box of the brain, an injury, a disorder', () => {
    expect(finish(corrected({ what: 'brain', survivor: 's1', light: true })).survivor('s1').brainLight).toBe(
      true,
    );
    const deaf = corrected({ what: 'injury', survivor: 's1', injury: 'deaf', has: true });
    deaf.edit({ what: 'injury', survivor: 's1', injury: 'deaf', has: true });
    deaf.edit({ what: 'injury', survivor: 's1', injury: 'deaf', has: false });
    expect(finish(deaf).survivor('s1').injuries).toEqual(['deaf']);
    const prey = corrected({ what: 'trait', survivor: 's1', trait: 'prey', has: true });
    expect(finish(prey).survivor('s1').disorders).toEqual(['prey']);
    expect(refusal({ what: 'injury', survivor: 's1', injury: 'deaf', has: false })).toBe(
      'there is no "deaf"',
    );
    expect(refusal({ what: 'injury', survivor: 's1', injury: 'sneeze', has: true })).toContain('sneeze');
    expect(refusal({ what: 'trait', survivor: 's1', trait: 'hunger', has: true })).toContain('hunger');
  });

  test('fighting arts, three at most, and the weapon that is trained', () => {
    const art = (trait: string, has = true) => ({ what: 'trait', survivor: 's1', trait, has });
    const fight = corrected(art('tough')).edit(art('extraSense')).edit(art('thrillSeeker'));
    expect(fight.survivor('s1').fightingArts).toEqual(['tough', 'extraSense', 'thrillSeeker']);
    fight.edit(art('tough', false)).edit({ what: 'weaponType', survivor: 's1', weaponType: 'axe' });
    expect(finish(fight).survivor('s1')).toMatchObject({
      fightingArts: ['extraSense', 'thrillSeeker'],
      weaponType: 'axe',
    });
    const three: Partial<Table> = {
      set: (state) => {
        const [first] = state.survivors;
        if (first !== undefined) first.fightingArts = ['tough', 'extraSense', 'thrillSeeker'];
      },
    };
    expect(refusal(art('clutchFighter'), three)).toContain('three');
    expect(refusal(art('tough'), three)).toContain('already');
    expect(refusal(art('axeMaster'))).toContain('axeMaster');
    expect(refusal({ what: 'weaponType', survivor: 's1', weaponType: 'spoon' })).toContain('spoon');
  });

  test('a resource comes from its deck and goes back to it', () => {
    const fight = corrected({ what: 'resource', survivor: 's1', card: 'skull', has: true });
    expect(fight.survivor('s1').resources).toEqual(['skull']);
    expect(fight.state.basicResources).not.toContain('skull');
    fight.edit({ what: 'resource', survivor: 's1', card: 'skull', has: false });
    expect(fight.survivor('s1').resources).toEqual([]);
    expect(fight.state.basicResources.length).toBe(21);
    fight.edit({ what: 'resource', survivor: 's1', card: 'iron', has: true });
    expect(finish(fight).survivor('s1').resources).toEqual(['iron']);
    const none: Partial<Table> = {
      set: (state) => {
        state.basicResources = [];
      },
    };
    expect(refusal({ what: 'resource', survivor: 's1', card: 'skull', has: true }, none)).toContain('left');
  });

  test('SD-16.3 a gear card is put into a cell in place of what is there, or taken away', () => {
    const fight = corrected({ what: 'gear', survivor: 's1', cell: 0, card: 'boneAxe' });
    expect(fight.survivor('s1').grid[0]?.card).toBe('boneAxe');
    expect(fight.gear('s1', 'cloth')).toBeUndefined();
    fight.edit({ what: 'gear', survivor: 's1', cell: 0, card: null });
    expect(finish(fight).survivor('s1').grid[0]).toBeNull();
    expect(refusal({ what: 'gear', survivor: 's1', cell: 3, card: null })).toBe('the cell is empty');
    expect(refusal({ what: 'gear', survivor: 's1', cell: 9, card: null })).toContain('cell');
    expect(refusal({ what: 'gear', survivor: 's1', cell: 0, card: 'laser' })).toContain('laser');
  });

  test('who has had an act has it again', () => {
    const fight = tinyFight({ survivors: [{ at: 'A1', acted: true }, { at: 'A3' }] }).perform(
      'survivorsTurn',
      {},
    );
    expect(fight.options).not.toContain('s1');
    fight.edit({ what: 'acted', survivor: 's1', acted: false });
    expect(fight.options).toContain('s1');
    fight.stopsAt('whoActs');
  });

  test('a permanent priority target token is moved too', () => {
    const permanent: Partial<Table> = {
      set: (state) => {
        state.priority = { holder: 's1', permanent: true };
      },
    };
    const fight = corrected({ what: 'priority', survivor: 's2' }, permanent);
    expect(finish(fight).state.priority).toEqual({ holder: 's2', permanent: false });
  });
});

describe('what passes by itself', () => {
  const condition = (what: string, to: number) => ({
    what: 'condition',
    survivor: 's1',
    condition: what,
    to,
  });

  test('SD-6.9 no threat; SD-15.1 doomed; frenzy and block, there and gone again', () => {
    const fight = corrected(condition('hidden', 1));
    expect(fight.survivor('s1').hiddenBy).toHaveLength(1);
    fight.edit(condition('hidden', 0)).edit(condition('frenzy', 2)).edit(condition('block', 1));
    expect(finish(fight).survivor('s1')).toMatchObject({ hiddenBy: [], frenzy: 2, block: 1 });
    const doomed = tinyFight({ survivors: [{ at: 'A1' }, { at: 'A3' }] }).perform('survivorsTurn', {});
    expect(doomed.options).toContain('dash:s1');
    doomed.edit(condition('doomed', 1));
    expect(doomed.options).not.toContain('dash:s1');
    doomed.edit(condition('doomed', 0));
    expect(doomed.options).toContain('dash:s1');
    doomed.stopsAt('whoActs');
  });

  test('SD-15.1 a survival action of this round is free again, or used', () => {
    const used = { what: 'survivalUsed', survivor: 's1', action: 'dodge', used: true };
    const fight = corrected(used).edit(used);
    expect(fight.survivor('s1').survivalUsed).toEqual(['dodge']);
    fight.edit({ ...used, used: false });
    expect(finish(fight).survivor('s1').survivalUsed).toEqual([]);
    expect(refusal({ ...used, action: 'sing' })).toContain('action');
  });

  test('a card that was used is fresh again; an empty cell has none', () => {
    const used: Partial<Table> = {
      set: (state) => state.survivors[0]?.grid[0]?.used.push('showdown'),
    };
    const fight = corrected({ what: 'gearReady', survivor: 's1', cell: 0 }, used);
    expect(finish(fight).survivor('s1').grid[0]?.used).toEqual([]);
    expect(refusal({ what: 'gearReady', survivor: 's1', cell: 1 })).toBe('the cell is empty');
  });

  test('hunt experience and weapon levels never fall below 0', () => {
    const more = { what: 'experience', survivor: 's1', of: 'huntExperience', by: 3 };
    const fight = corrected(more).edit({ ...more, of: 'weaponLevel', by: -2 });
    expect(finish(fight).survivor('s1')).toMatchObject({ huntExperience: 3, weaponLevel: 0 });
  });

  test('SD-6.10 who wounded last', () => {
    const fight = corrected({ what: 'lastToWound', survivor: 's2' });
    expect(fight.state.lastToWound).toBe('s2');
    fight.edit({ what: 'lastToWound', survivor: null });
    expect(finish(fight).state.lastToWound).toBeNull();
    expect(refusal({ what: 'lastToWound', survivor: 's3' })).toContain('not in the fight');
  });

  test('SD-13.2 what is left of the act that is under way', () => {
    const beside: Partial<Table> = { survivors: [{ at: 'H10' }, { at: 'A3' }] };
    const left = (movement: boolean, activation: boolean) => ({ what: 'act', movement, activation });
    const fight = corrected(left(true, false), beside);
    expect(fight.options).toContain('H9');
    expect(fight.options).not.toContain('attack:fistAndTooth');
    fight.edit(left(false, true));
    expect(fight.options).toEqual(['attack:fistAndTooth', 'endAct']);
    fight.edit(left(false, false)).end();
    const idle = tinyFight({ survivors: [{ at: 'A1' }, { at: 'A3' }] }).perform('survivorsTurn', {});
    expect(() => idle.edit({ what: 'act', movement: true, activation: true })).toThrow('badEdit');
  });
});

describe('dice and the tile', () => {
  test('dice that were set wait for a roll that they fit, the others come from the generator', () => {
    const dice = newDice(7);
    dice.script = [{ value: 9, purpose: 'wound' }, { value: 4 }, { value: 10 }];
    expect(rollDie(dice, 'attack', 10)).toBe(4);
    expect(rollDie(dice, 'wound', 10)).toBe(9);
    // A 10 is on no die with six sides: it waits.
    expect(rollDie(dice, 'hitLocation', 6)).toBeLessThanOrEqual(6);
    expect(dice.script).toEqual([{ value: 10 }]);
    expect(rollDie(dice, 'attack', 10)).toBe(10);
    const other = newDice(7);
    rollDie(other, 'hitLocation', 6);
    expect(rollDie(dice, 'attack', 10)).toBe(rollDie(other, 'attack', 10));
  });

  test('the next dice are set, and forgotten again; players who roll themselves need none', () => {
    const fight = corrected({ what: 'dice', next: [{ value: 4 }, { value: 10, purpose: 'wound' }] });
    expect(fight.state.dice.script).toEqual([{ value: 4 }, { value: 10, purpose: 'wound' }]);
    fight.edit({ what: 'dice', next: [] });
    finish(fight);
    expect(refusal({ what: 'dice', next: [{ value: 11 }] })).toContain('next');
    const typed: Partial<Table> = {
      set: (state) => {
        state.dice.source = 'typed';
      },
    };
    expect(refusal({ what: 'dice', next: [{ value: 4 }] }, typed)).toContain('yourselves');
  });

  test('SD-3.2 the tile goes to another player; solo play has none', () => {
    const two: Partial<Table> = {
      set: (state) => {
        state.solo = false;
        state.players = ['p1', 'p2'].map((id) => ({ id, name: id, nominated: [] }));
        state.controller = 'p1';
      },
    };
    const fight = corrected({ what: 'controller', player: 'p2' }, two);
    expect(finish(fight).state.controller).toBe('p2');
    expect(refusal({ what: 'controller', player: 'p9' }, two)).toContain('p9');
    const solo: Partial<Table> = {
      set: (state) => {
        state.solo = true;
        state.controller = null;
      },
    };
    expect(refusal({ what: 'controller', player: 'p1' }, solo)).toContain('solo');
  });
});

describe('in the fight and out of it', () => {
  test('SD-9.8 a survivor is dead by hand, and its own act is over', () => {
    const fight = acting().edit({ what: 'status', survivor: 's1', status: 'dead' });
    fight.end();
    expect(fight.survivor('s1')).toMatchObject({ status: 'dead', space: null });
  });

  test('SD-13.6 gone: off the board, its gear stays', () => {
    const fight = corrected({ what: 'status', survivor: 's2', status: 'gone' });
    expect(finish(fight).survivor('s2')).toMatchObject({ status: 'gone', space: null });
    expect(fight.log('survivorDied')).toEqual([]);
  });

  test('back from the dead, off the board, with less than five bleeding tokens', () => {
    const fight = corrected({ what: 'status', survivor: 's3', status: 'alive' });
    expect(fight.survivor('s3')).toMatchObject({ status: 'alive', space: null, bleeding: 4 });
    fight.edit({ what: 'place', figure: 's3', space: 'P1' });
    expect(finish(fight).at('s3')).toBe('P1');
  });

  test('SD-18.1 the last one can’t be taken away', () => {
    const alone: Partial<Table> = { survivors: [{ at: 'A1' }, { at: null, status: 'dead' }] };
    expect(refusal({ what: 'status', survivor: 's1', status: 'dead' }, alone)).toContain('last one');
    expect(refusal({ what: 'status', survivor: 's2', status: 'dead' }, alone)).toContain('already');
  });

  test('SD-13.6 with everybody off the board the table waits, round after round', () => {
    const fight = tinyFight({
      monster: { ai: ['claw', 'claw'] },
      survivors: [{ at: null }, { at: null }],
    }).perform('round', {});
    expect(fight.question).toBe('emptyBoard');
    fight.edit({ what: 'place', figure: 's1', space: 'A1' });
    expect(fight.question).not.toBe('emptyBoard');
  });
});

describe('the cards of the monster', () => {
  const cards: Partial<Table> = {
    set: (state) => {
      const { monster } = state;
      const all = [...monster.ai.deck];
      // Make sure that Enraged was dealt.
      if (!all.includes('enraged')) {
        const at = all.findIndex((c) => CONTENT.ai.whiteLion?.[c]?.kind === 'advanced');
        all[at] = 'enraged';
      }
      monster.ai = { deck: all, discard: [] };
    },
  };

  test('SD-5.6 a mood into play and out of it, with tokens on it', () => {
    const fight = corrected(
      { what: 'card', stack: 'ai', card: 'enraged', from: 'deck', to: 'inPlay' },
      cards,
    );
    expect(fight.monster.inPlay).toEqual([{ card: 'enraged', counters: 0 }]);
    fight.edit({ what: 'counters', card: 'enraged', to: 2 });
    expect(fight.monster.inPlay).toEqual([{ card: 'enraged', counters: 2 }]);
    fight.edit({ what: 'card', stack: 'ai', card: 'enraged', from: 'inPlay', to: 'wounds' });
    expect(fight.monster.wounds[0]).toBe('enraged');
    expect(violations(fight.state, CONTENT)).toEqual([]);
    finish(fight);
  });

  test('SD-14.14 a persistent injury; not one of a card that inflicts none', () => {
    const fight = corrected({
      what: 'card',
      stack: 'hitLocations',
      card: 'beastsMaw',
      from: 'deck',
      to: 'inPlay',
    });
    expect(finish(fight).monster.injuries).toEqual([{ card: 'beastsMaw', counters: 0 }]);
    const knee = { what: 'card', stack: 'hitLocations', card: 'beastsKnee', from: 'deck', to: 'inPlay' };
    expect(refusal(knee)).toContain('persistent injury');
    const claw = { what: 'card', stack: 'ai', card: 'claw', from: 'deck', to: 'inPlay' };
    expect(refusal(claw)).toContain('does not stay');
    expect(refusal({ ...claw, card: 'purr' })).toBe('there is no card "purr"');
    const out = { ...claw, card: 'enraged', from: 'inPlay', to: 'inPlay' };
    expect(refusal(out)).toContain('already');
    expect(refusal({ what: 'counters', card: 'enraged', to: 1 })).toContain('not in play');
  });
});

describe('the order of a pile', () => {
  test('a card of the deck goes under it, and back on its top', () => {
    const fight = corrected({
      ...{ what: 'card', stack: 'hitLocations', card: 'beastsMaw', from: 'deck', to: 'deck' },
      under: true,
    });
    expect(fight.monster.hitLocations.deck.at(-1)).toBe('beastsMaw');
    fight.edit({ what: 'card', stack: 'hitLocations', card: 'beastsMaw', from: 'deck', to: 'deck' });
    expect(finish(fight).monster.hitLocations.deck[0]).toBe('beastsMaw');
  });
});

describe('the board', () => {
  test('SD-2.9 a tile is laid and taken away; sight, ways and activations know at once', () => {
    const fight = corrected({ what: 'addTile', card: 'toppledPillar', at: 'B1', turned: true });
    const [tile] = fight.state.tiles;
    expect(tile?.spaces.length).toBe(4);
    expect(fight.options).not.toContain('C1');
    expect(fight.options).toContain(`terrain:${tile?.id}`);
    fight.edit({ what: 'removeTile', tile: tile?.id });
    expect(fight.options).toContain('C1');
    finish(fight);
  });

  test('SD-2.10 not over the edge, not on another tile, not impassable under somebody', () => {
    expect(refusal({ what: 'addTile', card: 'toppledPillar', at: 'O1', turned: true })).toContain('edge');
    expect(refusal({ what: 'addTile', card: 'toppledPillar', at: 'A1' })).toBe('somebody stands there');
    expect(refusal({ what: 'addTile', card: 'swamp', at: 'A1' })).toContain('swamp');
    expect(refusal({ what: 'removeTile', tile: 't7' })).toContain('t7');
    const grass: Partial<Table> = { tiles: [{ card: 'tallGrass', at: ['C1', 'D1', 'C2', 'D2'] }] };
    expect(refusal({ what: 'addTile', card: 'debris', at: 'D2' }, grass)).toContain('another tile');
    // The monster walks on what is impassable for survivors only (SD-7.8).
    finish(corrected({ what: 'addTile', card: 'giantStoneFace', at: 'H10' }));
  });

  test('SD-2.15 nothing is corrected before everybody stands on the board', () => {
    const fight = tinyFight({ monster: { at: null }, survivors: [{ at: null }] }).perform('setup', {});
    const run = { state: fight.state, content: CONTENT, emit: () => undefined };
    const rejection = advance(showdownGame, run, { type: 'edit', edit: { what: 'face', facing: 'N' } });
    expect(rejection).toMatchObject({ code: 'badEdit', message: 'not before everybody stands on the board' });
    fight.stopsAt('placeTerrain');
  });
});
