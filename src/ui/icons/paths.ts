import sprite from './sprite.svg';
import type { IconName } from './table';

let paths: ReadonlyMap<string, string> = new Map();
let asked = false;

/** The outline of a silhouette, once they are at hand. */
export const pathOf = (name: IconName): string | undefined => paths.get(name);

async function readPaths(): Promise<void> {
  const answer = await fetch(sprite);
  const page = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  paths = new Map(
    [...page.querySelectorAll('symbol')].map(({ id, firstElementChild: path }) => [
      id,
      path?.getAttribute('d') ?? '',
    ]),
  );
}

/**
 * Has the silhouettes at hand as outlines from now on. A drawing that refers to a file costs the browser five times as much
 * as one with an outline of its own, and a table draws twenty for each question. Where they can't be had, nothing is lost.
 */
export function bringPaths(): void {
  if (asked) return;
  asked = true;
  readPaths().catch(() => undefined);
}
