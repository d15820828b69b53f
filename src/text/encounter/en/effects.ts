import type { EncounterEffectWords } from '../messages';

const COINS = { health: 'health', sanity: 'sanity', clues: 'clue', focus: 'focus' } as const;

/** What cards do. */
export const effects: EncounterEffectWords = {
  lose: ({ what, amount }, t) => `lose ${t.count(amount, COINS[what])}`,
  recover: ({ what, amount }, t) => `recover ${t.count(amount, COINS[what])}`,
  gain: ({ what, amount }, t) => `gain ${t.count(amount, COINS[what])}`,
  change: ({ skill, by }, t) => `${by > 0 ? 'improve' : 'impair'} ${t.name('skill', skill)}`,
  condition: ({ condition, has }, t) =>
    `${has ? 'become' : 'be no longer'} ${t.name('condition', condition)}`,
  when: ({ condition, then, otherwise = [] }, t, inside) =>
    `if ${t.name('condition', condition)}, ${inside(then)}${otherwise.length === 0 ? '' : `; if not, ${inside(otherwise)}`}`,
  pay: ({ what, amount, then, otherwise = [] }, t, inside) => {
    const price = t.count(amount, COINS[what]);
    const gain = then.length === 0 ? '' : `: ${inside(then)}`;
    return `you may spend ${price}${gain}${otherwise.length === 0 ? '' : `; if you do not, ${inside(otherwise)}`}`;
  },
  test: ({ skill, modifier, pass, fail }, t, inside) => {
    const name = `test ${t.name('skill', skill)}${modifier === 0 ? '' : ` (${t.signed(modifier)})`}`;
    const parts = [
      ...(pass.length === 0 ? [] : [`if you pass, ${inside(pass)}`]),
      ...(fail.length === 0 ? [] : [`if you fail, ${inside(fail)}`]),
    ];
    return `${name}: ${parts.join('; ')}`;
  },
  ambush: () => 'a monster ambushes you',
  arrive: ({ monster }, t) => `${t.monster(monster)} comes here`,
  banish: ({ which }) =>
    which === 'this' ? 'this monster goes back to the cup' : 'a monster here goes back to the cup',
  drive: ({ which }) =>
    which === 'this' ? 'this monster moves to a place beside' : 'a monster here moves to a place beside',
  mend: ({ amount }, t) => `this monster loses ${t.count(amount, 'token')}`,
  wound: ({ amount }, t) => `a monster here loses ${t.count(amount, 'health')}`,
  take: ({ card }, t) => `gain ${t.name('possession', card)}`,
};
