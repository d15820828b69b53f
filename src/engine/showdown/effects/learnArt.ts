import * as z from 'zod/mini';
import { done, type Option } from '../../kernel';
import { Who } from '../cards/who';
import { bledOut } from '../death';
import { survivorById } from '../find';
import { call, type Run } from '../procedure';
import { rearm } from '../rearm';
import { survivorFor } from '../scope';
import type { Survivor } from '../state';
import { MOST_TRAITS } from '../traits';
import { verb } from './verb';

function learn(r: Run, survivor: Survivor, art: string): void {
  r.emit({ type: 'artLearned', survivor: survivor.id, art });
  rearm(r, survivor, () => survivor.fightingArts.push(art));
}

/** A fighting art is learned; one that is known already brings nothing, a fourth replaces one of the owner's choice. */
export const learnArt = verb({
  name: 'learnArt',
  schema: z.strictObject({ do: z.literal('learnArt'), who: Who, art: z.string() }),
  steps: {
    learn: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor === null || survivor.fightingArts.includes(f.effect.art)) return done();
      if (survivor.fightingArts.length >= MOST_TRAITS) return undefined;
      learn(r, survivor, f.effect.art);
      return done();
    },
    replace: {
      ask: (f, r) => {
        const survivor = survivorFor(r, f.effect.who, f.scope);
        if (survivor === null) return null;
        const options = survivor.fightingArts.map((art) => ({ key: art, kind: 'art', art }));
        const about = { survivor: survivor.id, art: f.effect.art };
        return { kind: 'replaceArt', by: survivor.player, options, about };
      },
      answer: (f, r, [option]) => {
        const survivor = survivorById(r.state, survivorFor(r, f.effect.who, f.scope)?.id as string);
        const { art } = option as Option & { art: string };
        rearm(r, survivor, () => {
          survivor.fightingArts = survivor.fightingArts.filter((known) => known !== art);
        });
        learn(r, survivor, f.effect.art);
        return bledOut(r, survivor) ? call('bleed', { survivor: survivor.id, tokens: 0 }) : undefined;
      },
    },
    end: () => done(),
  },
  describe: ({ who, art }) => ({
    key: 'effect.learnArt',
    with: { who: { key: `who.${who}` }, art: { key: `fightingArt.${art}` } },
  }),
});
