import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** So near to its foot somebody reads what is newest. */
const NEAR = 48;

/** How far the open line stands under the top of the list; null: none is open. */
function openLineAt(list: HTMLElement | null): number | null {
  const line = list?.querySelector('[data-open]');
  if (list === null || line == null) return null;
  return line.getBoundingClientRect().top - list.getBoundingClientRect().top;
}

export interface LogPlaceOf {
  count: number;
  filter: string;
  openId: string | null;
  past: boolean;
  /** In a replay: the line of its moment. */
  now?: string | undefined;
}

export interface LogPlace {
  list: RefObject<HTMLDivElement | null>;
  /** New lines have come that are not in sight. */
  behind: boolean;
  onScroll: () => void;
  toNewest: () => void;
  /** Remembers where the open line stands, before one looks back. */
  keepPlace: () => void;
}

/**
 * Where the log is scrolled to: it follows its newest line unless somebody reads further up, shows a line that was opened
 * from elsewhere, ends at a moment of the past while one looks back, and is back at its place afterwards.
 */
export function useLogPlace({ count, filter, openId, past, now }: LogPlaceOf): LogPlace {
  const list = useRef<HTMLDivElement>(null);
  /** Where it is scrolled to in the present, whether that is its foot, and how many lines it had. */
  const place = useRef({ top: 0, following: true, count: 0 });
  const wasPast = useRef(past);
  /** Rounds out of sight are only guessed in height: the place is kept by its line. */
  const kept = useRef<number | null>(null);
  const [behind, setBehind] = useState(false);

  const replays = now !== undefined;
  const toNow = useCallback(() => {
    const line = list.current?.querySelector('[aria-current]');
    if (line == null) list.current?.scrollTo({ top: 0 });
    else line.scrollIntoView({ block: 'nearest' });
  }, []);
  const toFoot = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  function toNewest() {
    place.current.following = true;
    setBehind(false);
    toFoot();
  }
  function onScroll() {
    const { current: box } = list;
    if (box === null || past || replays) return;
    const following = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    place.current = { ...place.current, top: box.scrollTop, following };
    if (following) setBehind(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new, and coming back, is what moves the list.
  useEffect(() => {
    if (replays) return;
    const { top, following, count: before } = place.current;
    if (past || following) toFoot();
    else if (wasPast.current) {
      list.current?.scrollTo({ top });
      const now = openLineAt(list.current);
      if (now !== null && kept.current !== null) list.current?.scrollBy({ top: now - kept.current });
    } else if (count > before) setBehind(true);
    wasPast.current = past;
    if (!past) place.current.count = count;
  }, [count, past]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, and another filter, move the list.
  useEffect(() => {
    if (replays) toNow();
  }, [now, filter, replays, toNow]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter shows another list, from its foot.
  useEffect(() => {
    if (!replays) toNewest();
  }, [filter]);

  useEffect(() => {
    if (openId === null) return;
    list.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' });
  }, [openId]);

  const keepPlace = useCallback(() => {
    kept.current = openLineAt(list.current);
  }, []);
  return { list, behind, onScroll, toNewest, keepPlace };
}
