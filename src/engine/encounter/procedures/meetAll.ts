import { done, goTo, type Option } from '../../kernel';
import { encounterOdds } from '../encounterOdds';
import { investigatorById, monstersOn, monsterToken } from '../find';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import type { MonsterInPlay } from '../state';

/** CE-1.3: whom it can meet next: the non-epic ones before any epic one. */
function next({ investigator, met = [] }: FrameOf<'meetAll'>, r: Run): MonsterInPlay[] {
  const { place } = investigatorById(r.state, investigator);
  const left = monstersOn(r.state, place).filter(({ card }) => !met.includes(card));
  const plain = left.filter(({ card }) => monsterToken(r, card).epic !== true);
  return plain.length > 0 ? plain : left;
}

/** An investigator meets the monsters on its place one at a time (CE-1.3); with all of them defeated there is one more encounter (CE-1.4). */
export const meetAll: Procedure<'meetAll'> = {
  name: 'meetAll',
  guard: ({ investigator }, r) =>
    investigatorById(r.state, investigator).status === 'defeated' ? done() : undefined,
  steps: {
    begin: (f, r) => {
      const { place } = investigatorById(r.state, f.investigator);
      f.there = monstersOn(r.state, place).map(({ card }) => card);
      return undefined;
    },
    choose: {
      ask: (f, r) => {
        const among = next(f, r);
        if (among.length === 0) return null;
        const { player, place } = investigatorById(r.state, f.investigator);
        return {
          kind: 'meetWhich',
          by: player,
          about: { investigator: f.investigator, place },
          options: among.map(({ card }) => ({
            key: card,
            kind: 'meet',
            monster: card,
            odds: encounterOdds(r, f.investigator, card),
          })),
        };
      },
      answer: (f, _, [option]) => {
        const { monster } = option as Option & { monster: string };
        f.met = [...(f.met ?? []), monster];
        return call('encounter', { investigator: f.investigator, monster }, { kind: 'monster', id: monster });
      },
    },
    again: (f, r) => (next(f, r).length > 0 ? goTo('choose') : undefined),
    // CE-1.4: only where there were monsters and each was defeated; who was driven off or discarded was not.
    further: {
      ask: (f, r) => {
        const { player, place } = investigatorById(r.state, f.investigator);
        const { there = [] } = f;
        const all = there.every((card) => r.state.felled.includes(card));
        if (there.length === 0 || !all || monstersOn(r.state, place).length > 0) return null;
        return {
          kind: 'further',
          by: player,
          about: { investigator: f.investigator, place },
          options: [
            { key: 'further', kind: 'further' },
            { key: 'pass', kind: 'pass' },
          ],
        };
      },
      answer: (f, _, [option]) =>
        option?.kind === 'further'
          ? call(
              'placeEncounter',
              { investigator: f.investigator, further: true },
              { kind: 'rule', id: 'CE-1.4' },
            )
          : undefined,
    },
    end: () => done(),
  },
};
