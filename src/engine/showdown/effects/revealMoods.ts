import * as z from 'zod/mini';
import { done, goTo, shuffle } from '../../kernel';
import { untouchable } from '../aiCards';
import { aiCard } from '../find';
import { call } from '../procedure';
import { verb } from './verb';

/** Reveals AI cards, never shuffling the discards in (SD-4.7); the first moods found go into play, the rest is shuffled back. */
export const revealMoods = verb<
  { do: 'revealMoods'; look: number; find: number },
  { moods: string[]; found: number }
>({
  name: 'revealMoods',
  schema: z.strictObject({ do: z.literal('revealMoods'), look: z.number(), find: z.number() }),
  steps: {
    reveal: (f, r) => {
      if (untouchable(r)) return done({ scope: { found: 0 } });
      const { monster, dice } = r.state;
      const seen = monster.ai.deck.splice(0, f.effect.look);
      r.emit({ type: 'revealed', pile: 'ai', cards: [...seen], rule: 'SD-4.7' });
      const moods = seen.filter((card) => aiCard(r, card).stays === 'mood').slice(0, f.effect.find);
      monster.ai.deck.push(...seen.filter((card) => !moods.includes(card)));
      shuffle(monster.ai.deck, dice.random);
      monster.performing.push(...moods);
      f.moods = moods;
      f.found = moods.length;
      return undefined;
    },
    play: (f) => {
      const mood = f.moods?.shift();
      return mood === undefined
        ? done({ scope: { found: f.found ?? 0 } })
        : call('playAiCard', { card: mood }, { kind: 'ai', id: mood });
    },
    more: (f) => ((f.result as { draw: boolean }).draw ? call('drawAi', {}) : undefined),
    next: () => goTo('play'),
  },
  describe: ({ look, find }) => ({ key: 'effect.revealMoods', with: { look, find } }),
});
