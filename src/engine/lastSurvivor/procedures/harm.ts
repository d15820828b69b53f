import { done, goTo, type Option } from '../../kernel';
import { discard, loseItem, settle, suffer } from '../changes';
import { distinct, itemCard, resourcesOf, supportCard, survivorById } from '../find';
import { call, type Procedure, type Run } from '../procedure';
import type { Resource } from '../terms';

/** What prevents one physical damage: items that break, and cards of the hand. */
function shields(r: Run, id: string): Option[] {
  const { items, hand } = survivorById(r.state, id);
  return [
    ...distinct(items)
      .filter((item) => itemCard(r, item).prevent === true)
      .map((item) => ({ key: `item:${item}`, kind: 'shieldItem', item })),
    ...distinct(hand)
      .filter((card) => supportCard(r, card).moment === 'damage')
      .map((card) => ({ key: `card:${card}`, kind: 'shieldCard', card })),
  ];
}

/** Damage is dealt to somebody, who may prevent it one by one; preventing one leaves the rest (LS-6.4). */
export const prevent: Procedure<'prevent'> = {
  name: 'prevent',
  steps: {
    choose: {
      ask: (f, r) => {
        const { survivor, amount } = f;
        const options = f.amount === 0 ? [] : shields(r, survivor);
        if (options.length === 0) return null;
        const { player, damage } = survivorById(r.state, survivor);
        return {
          kind: 'prevent',
          by: player,
          about: { survivor, amount, damage },
          options: [...options, { key: 'bear', kind: 'bear' }],
        };
      },
      answer: (f, r, [option]) => {
        const { survivor } = f;
        if (option === undefined || option.kind === 'bear') return goTo('end');
        const { item, card, kind } = option as Option & { item: string; card: string };
        f.amount -= 1;
        const by = kind === 'shieldItem' ? item : card;
        r.emit({ type: 'prevented', survivor, by, left: f.amount, rule: 'LS-6.4' });
        if (kind === 'shieldItem') loseItem(r, survivor, item, 'used');
        else discard(r, survivor, card);
        return goTo('choose');
      },
    },
    end: (f) => done(f.amount),
  },
};

/** Damage outside of combats. */
export const hurt: Procedure<'hurt'> = {
  name: 'hurt',
  steps: {
    deal: ({ survivor, amount, kind }) =>
      kind === 'physical' ? call('prevent', { survivor, amount }) : goTo('all'),
    part: ({ survivor, kind, result }, r) => {
      suffer(r, survivor, result as number, kind);
      return goTo('end');
    },
    all: ({ survivor, amount, kind }, r) => {
      suffer(r, survivor, amount, kind);
      return undefined;
    },
    end: (_, r) => {
      settle(r);
      return done();
    },
  },
};

/** One of the resources of another combatant may be taken (LS-6.1, LS-6.2). */
export const take: Procedure<'take'> = {
  name: 'take',
  steps: {
    choose: {
      ask: ({ survivor, from }, r) => {
        const all = resourcesOf(survivorById(r.state, from));
        if (all.length === 0) return null;
        return {
          kind: 'take',
          by: survivorById(r.state, survivor).player,
          about: { survivor, from },
          options: [
            ...all.map((what) => ({ key: what, kind: 'resource', what }) as Option),
            { key: 'leave', kind: 'leave' },
          ],
        };
      },
      answer: ({ survivor, from, rule }, r, [option]) => {
        if (option === undefined || option.kind === 'leave') return done();
        const { what } = option as Option & { what: Resource };
        survivorById(r.state, from).resources[what] -= 1;
        survivorById(r.state, survivor).resources[what] += 1;
        r.emit({ type: 'taken', survivor, from, what, rule });
        return done();
      },
    },
    end: () => done(),
  },
};
