import { done, goTo } from '../../kernel';
import { nominate, passTile } from '../controllerTile';
import { onBoard } from '../find';
import { isHeldOff } from '../heldOff';
import { call, type Procedure } from '../procedure';
import { forgetSpan } from '../spans';
import type { Survivor } from '../state';

const lasting = (mark: string): boolean => !mark.startsWith('round:');

/** What was used up for the round can be used again. */
function refresh(survivor: Survivor): void {
  survivor.used = survivor.used.filter(lasting);
  for (const gear of survivor.grid) if (gear !== null) gear.used = gear.used.filter(lasting);
}

/** A round is the monster's turn, then the survivors' turn (SD-3.1, SD-3.2). */
export const round: Procedure<'round'> = {
  name: 'round',
  steps: {
    begin: (_, r) => {
      r.state.round += 1;
      r.state.woundsThisRound = 0;
      r.state.nominated = null;
      r.state.grabbed = r.state.grabbed.filter((g) => g.round >= r.state.round - 1);
      if (r.state.round > 1) passTile(r);
      for (const survivor of r.state.survivors) {
        survivor.acted = false;
        survivor.moved = false;
        survivor.survivalUsed = [];
        refresh(survivor);
      }
      return undefined;
    },
    nominate,
    announce: (_, r) => {
      const { round: number, controller, nominated } = r.state;
      r.emit({ type: 'roundBegan', round: number, controller, nominated, rule: 'SD-3.3' });
      return undefined;
    },
    // Somebody lives, but off the board (SD-13.6): nobody would ever be asked anything. The table waits to be set right.
    emptyBoard: {
      ask: (_, r) => {
        if (onBoard(r.state).length > 0 || r.state.survivors.some((s) => isHeldOff(r, s))) return null;
        const options = [{ key: 'goOn', kind: 'goOn' }];
        return { kind: 'emptyBoard', by: 'survivors', options, pause: true };
      },
      answer: () => undefined,
    },
    first: (_, r) => {
      const fight = r.state.stack[0] as unknown as { first: 'monster' | 'survivors' };
      return fight.first === 'survivors' && r.state.round === 1 ? goTo('survivors') : undefined;
    },
    monster: () => call('monsterTurn', {}),
    survivors: () => call('survivorsTurn', {}),
    roundEnd: () => call('moment', { moment: 'roundEnd', scope: {} }),
    end: (_, r) => {
      forgetSpan(r.state, 'round');
      return done();
    },
  },
};
