import * as z from 'zod/mini';
import { done, goTo, type Option, roll } from '../../kernel';
import { barred } from '../barred';
import { Who } from '../cards/who';
import { survivorById } from '../find';
import type { Run } from '../procedure';
import { rearm } from '../rearm';
import { survivorFor } from '../scope';
import type { Survivor } from '../state';
import { MOST_TRAITS } from '../traits';
import { verb } from './verb';

const missing = (r: Run, survivor: Survivor): string[] =>
  r.content.pack.disorders.map(({ id }) => id).filter((id) => !survivor.disorders.includes(id));

function gain(r: Run, survivor: Survivor, disorder: string): void {
  r.emit({ type: 'disorderGained', survivor: survivor.id, disorder });
  rearm(r, survivor, () => survivor.disorders.push(disorder));
}

/** A random disorder the survivor does not have (gear-and-resources.md §17); a fourth replaces one of the owner's choice. */
export const disorder = verb<{ do: 'disorder'; who: Who }, { drawn: string }>({
  name: 'disorder',
  schema: z.strictObject({ do: z.literal('disorder'), who: Who }),
  steps: {
    draw: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor === null) return done();
      if (barred(r, survivor, 'disorders')) {
        r.emit({ type: 'nothingHappened', why: 'barred' });
        return done();
      }
      const left = missing(r, survivor);
      if (left.length === 0) return done();
      return roll('disorder', 1, left.length, survivor.player);
    },
    look: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor === null) return done();
      f.drawn = missing(r, survivor)[((f.result as number[])[0] ?? 1) - 1] ?? '';
      if (survivor.disorders.length >= MOST_TRAITS) return undefined;
      gain(r, survivor, f.drawn);
      return done();
    },
    replace: {
      ask: (f, r) => {
        const survivor = survivorFor(r, f.effect.who, f.scope);
        if (survivor === null) return null;
        const options = survivor.disorders.map((disorder) => ({ key: disorder, kind: 'disorder', disorder }));
        return {
          kind: 'replaceDisorder',
          by: survivor.player,
          options,
          about: { survivor: survivor.id, drawn: f.drawn },
        };
      },
      answer: (f, r, [option]) => {
        const survivor = survivorById(r.state, survivorFor(r, f.effect.who, f.scope)?.id as string);
        const { disorder } = option as Option & { disorder: string };
        rearm(r, survivor, () => {
          survivor.disorders = survivor.disorders.filter((d) => d !== disorder);
        });
        gain(r, survivor, f.drawn as string);
        return goTo('end');
      },
    },
    end: () => done(),
  },
  describe: ({ who }) => ({ key: 'effect.disorder', with: { who: { key: `who.${who}` } } }),
});
