import { done, goTo, type Option } from '../../kernel';
import { archiveGear } from '../archiveGear';
import { survivorById } from '../find';
import { staysInGrid } from '../gearGrid';
import { selfishComplaint } from '../gridRules';
import type { Procedure } from '../procedure';
import { rearm } from '../rearm';

/** SD-16.5: gear gained goes in at once; with a full grid it, or a card carried that can leave, is archived. */
export const gainGear: Procedure<'gainGear'> = {
  name: 'gainGear',
  steps: {
    apart: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      const cards = [...survivor.grid.map((gear) => gear?.card ?? null), f.card];
      if (selfishComplaint(cards, r.content) === null) return undefined;
      r.emit({ type: 'archived', survivor: survivor.id, card: f.card, rule: 'SD-16.5' });
      return done();
    },
    full: {
      ask: (f, r) => {
        const survivor = survivorById(r.state, f.survivor);
        if (survivor.status !== 'alive' || survivor.grid.includes(null)) return null;
        const carried = survivor.grid.flatMap((g) =>
          g === null || staysInGrid(r.content, g.card)
            ? []
            : [{ key: g.id, kind: 'archive', gear: g.id, card: g.card }],
        );
        return {
          kind: 'fullGrid',
          by: survivor.player,
          options: [{ key: 'new', kind: 'archiveNew', card: f.card }, ...carried],
          about: { survivor: survivor.id, card: f.card },
        };
      },
      answer: (f, r, [option]) => {
        const survivor = survivorById(r.state, f.survivor);
        const { key, card } = option as Option & { card: string };
        if (key === 'new') {
          r.emit({ type: 'archived', survivor: survivor.id, card, rule: 'SD-16.5' });
          return done();
        }
        archiveGear(r, survivor, key, 'SD-16.5');
        return goTo('take');
      },
    },
    take: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      const cell = survivor.grid.indexOf(null);
      if (survivor.status !== 'alive' || cell < 0) return done();
      const gained = { id: `g${r.state.nextId}`, card: f.card, used: [] };
      r.state.nextId += 1;
      r.emit({ type: 'gained', survivor: survivor.id, card: f.card, kind: 'gear', rule: 'SD-16.5' });
      rearm(r, survivor, () => {
        survivor.grid = survivor.grid.map((gear, at) => (at === cell ? gained : gear));
      });
      return done();
    },
  },
};
