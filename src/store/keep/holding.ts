// One tab holds a fight, by a lock of the browser that ends with the tab, however it ends. The lock says who may play;
// what is written is watched over by the head's own token besides (write.ts).

import { pause } from './pause';

const nameOf = (fight: string): string => `showdown-table:${fight}`;

/** A page that is loaded anew may find the lock still with the one that it takes the place of. */
const PATIENCE_MS = 500;
/** Waits between two tries to get a lock. */
const STEP_MS = 50;

let held: { fight: string; release: () => void } | null = null;
/** What this tab waits for: who asks for it a second time gets the same answer, not a place behind itself. */
let asked: { fight: string; answer: Promise<boolean> } | null = null;
let onStolen: (fight: string) => void = () => undefined;

/** Who is to be told that a fight which this tab held was taken from it. */
export function whenStolen(tell: (fight: string) => void): void {
  onStolen = tell;
}

/** The fight that is held goes free, whichever it is or this one alone. */
export function letGo(fight?: string): void {
  if (fight !== undefined && held?.fight !== fight) return;
  held?.release();
  held = null;
}

/** The browser's locks; null where a page comes without encryption, or where there are none. */
const locksOf = (): LockManager | null => (navigator as { locks?: LockManager | null }).locks ?? null;

function request(locks: LockManager, fight: string, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const keep = (lock: Lock | null): Promise<void> => {
      if (lock === null) {
        resolve(false);
        return Promise.resolve();
      }
      return new Promise((release) => {
        letGo();
        held = { fight, release };
        resolve(true);
      });
    };
    locks.request(nameOf(fight), options, keep).catch(() => {
      const stolen = held?.fight === fight;
      if (stolen) held = null;
      // Where it can't be asked for at all, the token in the head decides alone.
      resolve(true);
      if (stolen) onStolen(fight);
    });
  });
}

/**
 * Asks for a lock until it is given, or until the pauses between the tries come to `patience` milliseconds. A waiting request
 * that is given up instead may cross with its own grant, on a busy machine: the lock would be this tab's and seem another's.
 */
async function tryFor(locks: LockManager, fight: string, patience: number): Promise<boolean> {
  for (let left = patience; ; left -= STEP_MS) {
    if (await request(locks, fight, { ifAvailable: true })) return true;
    if (left <= 0) return false;
    await pause(STEP_MS);
  }
}

/** Takes hold of a fight, and lets go of the one that was held; false: another tab holds it. */
export async function hold(fight: string, patience: number = PATIENCE_MS): Promise<boolean> {
  const locks = locksOf();
  if (locks === null || held?.fight === fight) return true;
  if (asked?.fight === fight) return asked.answer;
  const answer = tryFor(locks, fight, patience);
  asked = { fight, answer };
  try {
    return await answer;
  } finally {
    if (asked?.answer === answer) asked = null;
  }
}

/** Takes hold of a fight that no tab has and none waits for; false: one does. */
export async function holdIfFree(fight: string): Promise<boolean> {
  const locks = locksOf();
  if (locks === null) return false;
  return held?.fight === fight || request(locks, fight, { ifAvailable: true });
}

/**
 * Resolves once no tab holds a fight. It is only looked for, with a lock that all may have and that is let go at once: a tab
 * that comes back for its fight does not find the door shut. Without locks, never.
 */
export function untilFree(fight: string, signal: AbortSignal): Promise<void> {
  const locks = locksOf();
  if (locks === null) return new Promise(() => undefined);
  return locks.request(nameOf(fight), { mode: 'shared', signal }, () => undefined);
}

/** Takes hold of a fight that a tab does not give away. */
export async function steal(fight: string): Promise<void> {
  const locks = locksOf();
  if (locks !== null) await request(locks, fight, { steal: true });
}
