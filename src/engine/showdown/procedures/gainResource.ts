import { done, roll } from '../../kernel';
import { survivorById } from '../find';
import { call, type Procedure, type Run } from '../procedure';

function take(pile: string[], wanted: string | null): string | undefined {
  if (wanted === null) return pile.shift();
  const at = pile.indexOf(wanted);
  return at < 0 ? undefined : pile.splice(at, 1)[0];
}

const named = (r: Run, card: string) => r.content.resources[card];

/** A resource is drawn from its shuffled deck, or the named one is looked for there; an exhausted one is nothing gained. */
export const gainResource: Procedure<'gainResource'> = {
  name: 'gainResource',
  steps: {
    which: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      if (survivor.status !== 'alive') return done();
      const deck = f.card === null ? f.from : named(r, f.card)?.deck;
      if (deck === 'vermin' && f.card === null) {
        const kinds = r.content.pack.resources.filter((c) => c.deck === 'vermin');
        return roll('vermin', 1, kinds.length, survivor.player);
      }
      if (deck === 'basic') f.card = take(r.state.basicResources, f.card) ?? null;
      else if (deck === 'monster') f.card = take(r.state.monsterResources, f.card) ?? null;
      f.result = null;
      return undefined;
    },
    gain: (f, r) => {
      if (f.result !== null) {
        const kinds = r.content.pack.resources.filter((c) => c.deck === 'vermin');
        f.card = kinds[((f.result as number[])[0] ?? 1) - 1]?.id ?? null;
      }
      if (f.card === null) {
        r.emit({ type: 'nothingHappened', why: 'exhausted' });
        return done();
      }
      survivorById(r.state, f.survivor).resources.push(f.card);
      r.emit({ type: 'gained', survivor: f.survivor, card: f.card, kind: 'resource' });
      const card = { kind: 'resource' as const, id: f.card };
      return call(
        'perform',
        { effects: named(r, f.card)?.onGain ?? [], scope: { card, owner: f.survivor } },
        card,
      );
    },
  },
};
