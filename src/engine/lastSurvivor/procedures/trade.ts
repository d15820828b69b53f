import { done, type Option } from '../../kernel';
import { itemBar } from '../changes';
import { distinct, resourcesOf, survivorById } from '../find';
import type { FrameOf, Procedure, Run } from '../procedure';
import type { Survivor } from '../state';
import type { Resource } from '../terms';

type Frame = FrameOf<'trade'>;

/** What somebody can give to another: `r:wood`, `i:spear`; an item only if the other can carry it. */
export function goods(r: Pick<Run, 'content'>, from: Survivor, to: Survivor): Option[] {
  return [
    ...resourcesOf(from).map((what) => ({ key: `r:${what}`, kind: 'resource', what })),
    ...distinct(from.items)
      .filter((item) => itemBar(r, to, item) === null)
      .map((item) => ({ key: `i:${item}`, kind: 'item', item })),
    { key: 'nothing', kind: 'nothing' },
  ];
}

function pass(from: Survivor, to: Survivor, good: string | null): void {
  if (good === null) return;
  const id = good.slice(2);
  if (good.startsWith('r:')) {
    from.resources[id as Resource] -= 1;
    to.resources[id as Resource] += 1;
  } else {
    from.items.splice(from.items.indexOf(id), 1);
    to.items.push(id);
  }
}

const has = ({ resources, items }: Survivor, good: string | null): boolean =>
  good === null ||
  (good.startsWith('r:') ? resources[good.slice(2) as Resource] > 0 : items.includes(good.slice(2)));

const ofKey = (key: string | undefined): string | null =>
  key === undefined || key === 'nothing' ? null : key;

const both = (f: Frame, r: Run): [Survivor, Survivor] => [
  survivorById(r.state, f.survivor),
  survivorById(r.state, f.to),
];

/** One thing for one thing with somebody on the same space, if both want it (readings.md). */
export const trade: Procedure<'trade'> = {
  name: 'trade',
  steps: {
    gives: {
      ask: (f, r) => {
        const [own, other] = both(f, r);
        return {
          kind: 'tradeGives',
          by: own.player,
          about: { survivor: f.survivor, to: f.to },
          options: goods(r, own, other),
        };
      },
      answer: (f, _, [option]) => {
        f.gives = ofKey(option?.key);
        return undefined;
      },
    },
    gets: {
      ask: (f, r) => {
        const [own, other] = both(f, r);
        return {
          kind: 'tradeGets',
          by: own.player,
          about: { survivor: f.survivor, to: f.to, gives: f.gives ?? null },
          options: goods(r, other, own),
        };
      },
      answer: (f, r, [option]) => {
        const { survivor, to, gives = null } = f;
        f.gets = ofKey(option?.key);
        if (gives === null && f.gets === null) return done();
        r.emit({ type: 'tradeOffered', survivor, to, gives, gets: f.gets });
        return undefined;
      },
    },
    agree: {
      ask: (f, r) => ({
        kind: 'tradeAgree',
        by: survivorById(r.state, f.to).player,
        about: { survivor: f.survivor, to: f.to, gives: f.gives ?? null, gets: f.gets ?? null },
        options: [
          { key: 'agree', kind: 'agree' },
          { key: 'decline', kind: 'decline' },
        ],
      }),
      answer: (f, r, [option]) => {
        const { survivor, to, gives = null, gets = null } = f;
        const [own, other] = both(f, r);
        // A correction by hand may have taken what was offered.
        if (option?.kind !== 'agree' || !has(own, gives) || !has(other, gets)) {
          r.emit({ type: 'tradeDeclined', survivor, to });
          return done();
        }
        pass(own, other, gives);
        pass(other, own, gets);
        r.emit({ type: 'traded', survivor, to, gives, gets });
        return done();
      },
    },
  },
};
