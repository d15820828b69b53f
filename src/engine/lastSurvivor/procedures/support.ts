import { done, goTo, type Option } from '../../kernel';
import { discard } from '../changes';
import { addTo } from '../duelDice';
import { distinct, duelOf, supportCard, survivorById } from '../find';
import type { Procedure } from '../procedure';

/** Combat support cards of one supporter, any number, before the roll (LS-4.1). */
export const support: Procedure<'support'> = {
  name: 'support',
  steps: {
    play: {
      ask: ({ survivor }, r) => {
        const { player, hand } = survivorById(r.state, survivor);
        const cards = distinct(hand).filter((card) => supportCard(r, card).moment === 'before');
        if (cards.length === 0) return null;
        const { attacker, defender } = duelOf(r);
        return {
          kind: 'support',
          by: player,
          about: { survivor, attacker, defender },
          options: [
            ...cards.map((card) => ({ key: card, kind: 'card', source: card }) as Option),
            { key: 'done', kind: 'done' },
          ],
        };
      },
      answer: ({ survivor }, r, [option]) => {
        if (option === undefined || option.kind === 'done') return done();
        const id = option.key;
        const card = supportCard(r, id);
        discard(r, survivor, id);
        duelOf(r).played.push({ by: survivor, card: id });
        r.emit({ type: 'supported', survivor, card: id, rule: 'LS-4.1' });
        if (card.moment === 'before')
          for (const { die, by } of card.dice ?? []) addTo(r, die, { kind: 'support', id, by });
        return goTo('play');
      },
    },
    end: () => done(),
  },
};
