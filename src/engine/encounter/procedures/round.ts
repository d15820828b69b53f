import { done, goTo } from '../../kernel';
import { comeToPlace } from '../changes';
import { byLot, fromCup } from '../cup';
import { areUp, investigatorById, monstersOn } from '../find';
import { call, type Procedure, type Run } from '../procedure';
import type { Outcome } from '../terms';
import { ACTIONS, QUICK_ROUNDS } from '../terms';

/** How the table stands once everybody has met what is there; null: it goes on (readings.md). */
function verdict({ state }: Run): Outcome | null {
  if (areUp(state).length === 0) return 'lost';
  if (!state.monsters.some((m) => m.place !== null)) return 'cleared';
  return state.run === 'quick' && state.round >= QUICK_ROUNDS ? 'stands' : null;
}

/** Every third round one comes; in every round some go for good, more the longer it takes: so the cup runs empty. */
const comes = (round: number): boolean => round % 3 === 0;
const going = (round: number): number => 1 + Math.floor(round / 10);

/** The end of a round of a longer run: tokens leave the cup; false: it was empty when one should have left. */
function nightGoesOn(r: Run): boolean {
  if (comes(r.state.round)) {
    const card = fromCup(r);
    if (card === null) return false;
    comeToPlace(r, card, byLot(r, r.state.places), 'cup');
  }
  for (let i = 0; i < going(r.state.round); i += 1) {
    const card = fromCup(r);
    if (card === null) return false;
    r.state.cup = r.state.cup.filter((c) => c !== card);
    r.state.box.push(card);
    r.emit({ type: 'tokenGone', monster: card, left: r.state.cup.length });
  }
  return true;
}

/** A round: everybody acts (in the longer run), then everybody meets what is on its place, then the night goes on. */
export const round: Procedure<'round'> = {
  name: 'round',
  steps: {
    begin: (_, r) => {
      r.state.round += 1;
      r.state.felled = [];
      for (const { possessions } of r.state.investigators) for (const p of possessions) p.used = [];
      r.emit({ type: 'roundBegan', round: r.state.round });
      return r.state.run === 'quick' ? goTo('meet') : undefined;
    },
    act: (f, r) => {
      const who = areUp(r.state).find(({ id }) => !(f.acted ?? []).includes(id));
      if (who === undefined) return goTo('meet');
      f.acted = [...(f.acted ?? []), who.id];
      return call('turn', { investigator: who.id, left: ACTIONS });
    },
    more: () => goTo('act'),
    meet: (f, r) => {
      const who = areUp(r.state).find(({ id }) => !(f.met ?? []).includes(id));
      if (who === undefined) return goTo('end');
      f.met = [...(f.met ?? []), who.id];
      const { place } = investigatorById(r.state, who.id);
      const quiet = monstersOn(r.state, place).length === 0 && r.state.run === 'clear';
      return quiet
        ? call('placeEncounter', { investigator: who.id, further: false })
        : call('meetAll', { investigator: who.id });
    },
    next: () => goTo('meet'),
    end: (_, r) => {
      const { state } = r;
      state.outcome = verdict(r) ?? (state.run === 'quick' || nightGoesOn(r) ? null : 'cupEmpty');
      return done();
    },
  },
};
