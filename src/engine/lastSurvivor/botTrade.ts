import type { Decision, Option } from '../kernel';
import { goodWorth } from './botNeeds';
import { living, survivorById } from './find';
import type { Seen } from './procedure';
import { goods } from './procedures/trade';
import type { Survivor } from './state';

/** What a trade has to bring to who is to agree to it. */
export const TRADE_GAIN = 0.5;

/** One thing for another, and what that is worth to who offers it. */
interface Offer {
  gives: string;
  gets: string;
  worth: number;
}

/** What somebody gains who gets one thing for another. */
export const tradeGain = (r: Seen, own: Survivor, gets: unknown, gives: unknown): number =>
  goodWorth(r, own, gets, false) - goodWorth(r, own, gives, true);

const keysOf = (r: Seen, from: Survivor, to: Survivor): string[] =>
  goods(r, from, to).flatMap(({ key, kind }) => (kind === 'nothing' ? [] : [key]));

/**
 * The best that can be offered to somebody, of what lies open: it has to gain both something, for otherwise it is declined,
 * and what the other one gains counts against it, the more the fewer are left. `given`: what is given is settled.
 */
function bestOffer(r: Seen, own: Survivor, to: string, given?: string): Offer | null {
  // Nobody sees the hand of another.
  const other = { ...survivorById(r.state, to), hand: [] };
  const rivals = Math.max(1, living(r.state).length - 1);
  let best: Offer | null = null;
  for (const gives of given === undefined ? keysOf(r, own, other) : [given])
    for (const gets of keysOf(r, other, own)) {
      const theirs = tradeGain(r, other, gives, gets);
      const gain = tradeGain(r, own, gets, gives);
      const worth = gain - theirs / rivals;
      if (gives !== gets && theirs > TRADE_GAIN && gain > TRADE_GAIN && worth > (best?.worth ?? 0))
        best = { gives, gets, worth };
    }
  return best;
}

/** What it is worth to begin a trade with somebody: nothing where there is none that both gain by. */
export const tradeWorth = (r: Seen, own: Survivor, to: string): number => bestOffer(r, own, to)?.worth ?? 0;

/** The part of the best offer that is asked for; nothing where there is none. */
export function offers(r: Seen, { about, options, kind }: Decision, me: string): Option | undefined {
  const { to, gives } = about;
  const own = survivorById(r.state, me);
  const settled = kind === 'tradeGets';
  const offer =
    settled && typeof gives !== 'string'
      ? null
      : bestOffer(r, own, String(to), settled ? String(gives) : undefined);
  const wanted = offer?.[settled ? 'gets' : 'gives'] ?? 'nothing';
  return options.find(({ key }) => key === wanted);
}
