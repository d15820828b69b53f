import { done, goTo } from '../../kernel';
import { aiCard, onBoard } from '../find';
import { raiseHitLocations } from '../hitLocationDeck';
import { call, type Procedure, type Run } from '../procedure';
import { forgetSpan } from '../spans';
import { standMonster, standSurvivor } from '../stance';
import { variantActs } from '../variantActs';

function beginPhase(r: Run, phase: 'start' | 'draw' | 'end'): void {
  r.state.phase = phase;
  r.emit({ type: 'phaseBegan', phase, rule: 'SD-4.1' });
}

/** SD-5.8: a card in play forbids the draw; not to a monster off the board, which comes back by its draw. */
const drawsNothing = (r: Run): boolean =>
  r.state.monster.space !== null && r.state.monster.inPlay.some((c) => aiCard(r, c.card).skipsDraw === true);

/** How many cards more than one are drawn in a turn (Berserker). */
const extraDraws = (r: Run): number =>
  r.state.monster.inPlay.reduce((sum, c) => sum + (aiCard(r, c.card).standing?.extraDraws ?? 0), 0);

/** Start of turn, draw AI, end of turn, in this order (SD-4.1). "Ends its turn" unwinds to `stand` (SD-4.6). */
export const monsterTurn: Procedure<'monsterTurn'> = {
  name: 'monsterTurn',
  steps: {
    begin: (_, r) => {
      const { monster } = r.state;
      monster.turns += 1;
      forgetSpan(r.state, 'nextMonsterTurn');
      beginPhase(r, 'start');
      if (monster.skips > 0) {
        monster.skips -= 1;
        r.emit({ type: 'nothingHappened', why: 'turnSkipped' });
        return goTo('stand');
      }
      standMonster(r, 'SD-12.4');
      raiseHitLocations(r);
      return undefined;
    },
    start: () => call('moment', { moment: 'monsterTurnStart', scope: {} }),
    draw: (f, r) => {
      if (f.drawn === undefined) beginPhase(r, 'draw');
      f.drawn = (f.drawn ?? 0) + 1;
      if (drawsNothing(r)) {
        r.emit({ type: 'nothingHappened', why: 'noDraw', rule: 'SD-5.8' });
        return goTo('end');
      }
      return call('drawAi', {});
    },
    more: (f, r) => ((f.drawn ?? 0) <= extraDraws(r) ? goTo('draw') : undefined),
    end: (_, r) => {
      beginPhase(r, 'end');
      return call('moment', { moment: 'monsterTurnEnd', scope: {} });
    },
    stand: (_, r) => {
      for (const survivor of onBoard(r.state)) {
        if (survivor.standsAfter !== null && survivor.standsAfter <= r.state.monster.turns) {
          standSurvivor(r, survivor, 'SD-12.2');
        }
      }
      return undefined;
    },
    over: (_, r) => {
      if (r.state.variants.tokenLeaves === 'monsterTurnEnd' && r.state.priority?.permanent === false) {
        r.state.priority = null;
        variantActs(r, 'tokenLeaves', 'SD-6.6');
        r.emit({ type: 'priorityGained', survivor: null, permanent: false, rule: 'SD-6.6' });
      }
      forgetSpan(r.state, 'turn');
      forgetSpan(r.state, 'monsterTurn');
      return done();
    },
  },
};
