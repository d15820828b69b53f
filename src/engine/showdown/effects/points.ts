import * as z from 'zod/mini';
import { done } from '../../kernel';
import { countAffinities } from '../affinities';
import { amountOf, rollAmount } from '../amounts';
import { Amount, Who } from '../cards/who';
import { activeGear } from '../gearGrid';
import { call, type Run } from '../procedure';
import { survivorFor } from '../scope';
import type { Survivor } from '../state';
import { changePoints, gainPoints } from '../stats';
import { COLOURS, type Colour } from '../terms';
import { verb } from './verb';

/** Ids of the milestones that lie between two counts (survivors-in-detail.md §17). */
const milestonesBetween = (r: Run, what: string, before: number, now: number): string[] =>
  r.content.pack.milestones
    .filter((m) => m.points === what && before < m.at && now >= m.at)
    .map(({ id }) => id);

const affinitiesOf = (r: Run, survivor: Survivor, colour: Colour): number =>
  countAffinities(activeGear(r, survivor).complete, survivor.affinities, colour);

/** Survival, insanity, courage or understanding rises or falls (`take`). */
export const points = verb({
  name: 'points',
  schema: z.strictObject({
    do: z.literal('points'),
    who: Who,
    what: z.enum(['survival', 'insanity', 'courage', 'understanding', 'huntExperience']),
    by: z.union([Amount, z.literal('all')]),
    take: z.optional(z.literal(true)),
    /** So much for each complete affinity of this colour. */
    perAffinity: z.optional(z.enum(COLOURS)),
  }),
  steps: {
    roll: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      const { by, what } = f.effect;
      if (survivor === null) return done();
      return by === 'all' ? undefined : rollAmount(by, what, survivor.player);
    },
    change: (f, r) => {
      const { who, what, by, take, perAffinity } = f.effect;
      const survivor = survivorFor(r, who, f.scope);
      if (survivor === null) return done();
      const each = by === 'all' ? survivor[what] : amountOf(r, by, f.result);
      const amount = perAffinity === undefined ? each : each * affinitiesOf(r, survivor, perAffinity);
      const before = survivor[what];
      if (take === true) changePoints(r, survivor, what, -amount);
      else gainPoints(r, survivor, what, amount);
      const reached = milestonesBetween(r, what, before, survivor[what]);
      return reached.length === 0 ? done() : call('milestones', { survivor: survivor.id, reached });
    },
    end: () => done(),
  },
  describe: ({ who, what, by, take, perAffinity: colour }) => ({
    key: take === true ? 'effect.pointsLost' : 'effect.points',
    with: {
      who: { key: `who.${who}` },
      what: { key: `points.${what}` },
      by,
      colour: colour === undefined ? null : { key: `colour.${colour}` },
    },
  }),
});
