import { done } from '../../kernel';
import { BACK_MOMENTS, type BackMoment } from '../cards/content';
import { fallIfSpent, hurtMonster, isFelled, leavePlay, lose } from '../changes';
import { inPlay, investigatorById, monsterToken } from '../find';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import type { TestName } from '../terms';

type Frame = FrameOf<'encounter'>;

/** The rule on the back for a moment, or on with the encounter. */
function back(f: Frame, r: Run, moment: BackMoment) {
  const effects = monsterToken(r, f.monster).back?.[moment];
  if (effects === undefined) return undefined;
  const { investigator, monster } = f;
  r.emit({ type: 'backRead', investigator, monster, moment, rule: 'CE-1.1' });
  const source = { kind: 'monster', id: monster };
  return call(
    'perform',
    { investigator: f.investigator, monster: f.monster, source, effects: [...effects] },
    source,
  );
}

/** Whether there is nobody left to go on with: the investigator fell, or the monster is gone (CE-3.2). */
function isOver({ investigator: id, monster: card }: Frame, r: Run): boolean {
  const investigator = investigatorById(r.state, id);
  const monster = inPlay(r.state, card);
  if (investigator.status === 'defeated' || monster === undefined) return true;
  return monster.place !== null && monster.place !== investigator.place;
}

/** CE-1.2: a test of the token, or its absence told. */
function testBy(f: Frame, r: Run, test: TestName) {
  const facts = monsterToken(r, f.monster)[test];
  const { investigator, monster } = f;
  if (facts === undefined) {
    r.emit({ type: 'testSkipped', investigator, monster, test, rule: 'CE-1.2' });
    return undefined;
  }
  const { skill = test, modifier } = facts;
  return call('test', { investigator, skill, modifier, purpose: test, monster });
}

/** CE-3.1, CE-4.1: the difference is lost, and never less than nothing. Says whether nothing was. */
function withstand(f: Frame, r: Run, test: TestName, need: number, rule: string): boolean {
  const { investigator, monster } = f;
  const successes = f.result as number;
  if (need > successes) {
    const what = test === 'will' ? 'sanity' : 'health';
    lose(r, investigator, { what, amount: need - successes }, { need, successes, rule });
    return false;
  }
  r.emit({ type: 'withstood', investigator, monster, test, need, successes, rule });
  return true;
}

/** CE-4.4, CE-4.5, CE-6.2: the monster falls, or it stays as it is. One of an ambush is put back by the ambush. */
function settle(f: Frame, r: Run): undefined {
  const monster = inPlay(r.state, f.monster);
  if (monster === undefined) return;
  const { toughness, epic } = monsterToken(r, f.monster);
  const { card, lost, place } = monster;
  f.fell = isFelled(r, monster);
  if (f.fell) {
    const rule = epic === true ? 'CE-5.2' : 'CE-4.4';
    r.emit({ type: 'monsterDefeated', monster: card, lost, toughness, rule });
    if (place === null) return;
    r.state.felled.push(card);
    leavePlay(r, card, rule);
  } else if (place !== null) {
    r.emit({ type: 'monsterStays', monster: card, place, lost, toughness, rule: 'CE-4.5' });
  }
}

/** An investigator meets one monster (CE-1): the back is read, then will, then strength. */
export const encounter: Procedure<'encounter'> = {
  name: 'encounter',
  steps: {
    turn: (f, r) => {
      const { investigator, monster } = f;
      const { back: rules = {} } = monsterToken(r, monster);
      const backs = BACK_MOMENTS.filter((moment) => rules[moment] !== undefined);
      r.emit({ type: 'tokenTurned', investigator, monster, backs, rule: 'CE-1.1' });
      return undefined;
    },
    read: (f, r) => back(f, r, 'read'),
    will: (f, r) => (isOver(f, r) ? done() : testBy(f, r, 'will')),
    horror: (f, r) => {
      const { will } = monsterToken(r, f.monster);
      if (will === undefined) return undefined;
      const stood = withstand(f, r, 'will', will.horror, 'CE-3.1');
      fallIfSpent(r, investigatorById(r.state, f.investigator), 'sanity');
      return stood ? back(f, r, 'withstood') : undefined;
    },
    // CE-3.2: whoever falls here takes no strength test.
    strength: (f, r) => (isOver(f, r) ? done() : testBy(f, r, 'strength')),
    // CE-4.3: both lose at the same time, so that both can fall.
    blows: (f, r) => {
      const { strength } = monsterToken(r, f.monster);
      if (strength === undefined) return undefined;
      const successes = f.result as number;
      withstand(f, r, 'strength', strength.damage, 'CE-4.1');
      hurtMonster(r, f.monster, successes, 'CE-4.2');
      return undefined;
    },
    settle,
    fall: (f, r) => {
      const investigator = investigatorById(r.state, f.investigator);
      fallIfSpent(r, investigator, 'health');
      return f.fell === true && investigator.status === 'up' ? back(f, r, 'defeated') : undefined;
    },
    end: () => done(),
  },
};
