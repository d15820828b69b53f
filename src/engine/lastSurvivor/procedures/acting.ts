import { done, draw, type Option } from '../../kernel';
import { ownOf } from '../../table/ownOf';
import { gain, giveItem, spend } from '../changes';
import { survivorById, terrainOf, tileAt } from '../find';
import { call, type Procedure } from '../procedure';
import type { Resource } from '../terms';
import { craftable } from './turn';

/** One resource of the terrain; each space gives once a day (readings.md). */
export const gather: Procedure<'gather'> = {
  name: 'gather',
  steps: {
    choose: {
      ask: ({ survivor }, r) => {
        const { player, space } = survivorById(r.state, survivor);
        return {
          kind: 'gather',
          by: player,
          about: { survivor, space },
          options: terrainOf(r, space).gather.map((what) => ({ key: what, kind: 'resource', what })),
        };
      },
      answer: ({ survivor }, r, [option]) => {
        r.state.gathered.push(survivorById(r.state, survivor).space);
        gain(r, survivor, (option as Option & { what: Resource }).what, 1);
        return done();
      },
    },
  },
};

/** Any project that lies face up, by whoever can pay it; it stays there (LS-1.2). */
export const craft: Procedure<'craft'> = {
  name: 'craft',
  steps: {
    choose: {
      ask: ({ survivor }, r) => {
        const crafter = survivorById(r.state, survivor);
        const projects = craftable(r, crafter);
        if (projects.length === 0) return null;
        return {
          kind: 'craft',
          by: crafter.player,
          about: { survivor },
          options: projects.map((project) => ({ key: project, kind: 'project', project })),
          pause: true,
        };
      },
      answer: ({ survivor }, r, [option]) => {
        const card = ownOf(r.content.projects, option?.key ?? '');
        if (card === undefined) return done();
        for (const [what, n] of Object.entries(card.cost)) spend(r, survivor, what as Resource, n);
        r.emit({ type: 'crafted', survivor, project: card.id, item: card.item, rule: 'LS-1.2' });
        giveItem(r, survivor, card.item);
        return done();
      },
    },
    end: () => done(),
  },
};

/** A random #100 encounter in the place of the landmark's own; a counter stays (LS-2.1). */
export const investigate: Procedure<'investigate'> = {
  name: 'investigate',
  steps: {
    turn: ({ survivor }, r) => {
      const { space } = survivorById(r.state, survivor);
      const id = draw(r.state.encounters, r.state.dice.random);
      const card = id === null ? undefined : ownOf(r.content.encounters, id);
      r.state.counters.push(space);
      if (card === undefined) return done();
      r.state.encounters.discard.unshift(card.id);
      const { landmark = '' } = tileAt(r, space);
      r.emit({ type: 'investigated', survivor, space, landmark, encounter: card.id, rule: 'LS-2.1' });
      const source = { kind: 'encounter', id: card.id };
      return call('perform', { survivor, source, effects: [...card.effects] }, source);
    },
    end: () => done(),
  },
};
