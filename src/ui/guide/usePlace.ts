import { useEffect, useState } from 'react';

/** A place in the window, in pixels. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How often it is looked whether the thing has moved, in milliseconds: a figure walks, a panel is filled. */
const OFTEN = 250;

/** Less than this is not in sight. */
const LEAST = 8;

const clips = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
  overflowX !== 'visible' || overflowY !== 'visible';

/** The part of a thing that can be seen: what scrolls or ends round it cuts it off. */
function inSight(thing: Element): Place | null {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  const cut = (l: number, t: number, r: number, b: number) => {
    left = Math.max(left, l);
    top = Math.max(top, t);
    right = Math.min(right, r);
    bottom = Math.min(bottom, b);
  };
  for (
    let round = thing.parentElement;
    round !== null && round !== document.body;
    round = round.parentElement
  ) {
    if (!clips(getComputedStyle(round))) continue;
    const box = round.getBoundingClientRect();
    cut(box.left, box.top, box.right, box.bottom);
  }
  cut(0, 0, window.innerWidth, window.innerHeight);
  return right - left < LEAST || bottom - top < LEAST
    ? null
    : { left, top, width: right - left, height: bottom - top };
}

function find(places: readonly string[]): Place | null {
  for (const selector of places) {
    const thing = document.querySelector(selector);
    const place = thing === null ? null : inSight(thing);
    if (place !== null) return place;
  }
  return null;
}

const same = (a: Place | null, b: Place | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.left === b.left &&
    a.top === b.top &&
    a.width === b.width &&
    a.height === b.height);

/** Where the first of these things is that is in sight, kept up to date; null: none is. */
export function usePlace(places: readonly string[]): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const wanted = places.join('|');
  useEffect(() => {
    const look = () => {
      const found = find(wanted === '' ? [] : wanted.split('|'));
      setPlace((old) => (same(old, found) ? old : found));
    };
    look();
    const timer = setInterval(look, OFTEN);
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look, true);
    };
  }, [wanted]);
  return place;
}
