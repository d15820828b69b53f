import { type RefObject, useEffect, useRef, useState } from 'react';

/** So near to its foot somebody reads what is newest. */
const NEAR = 48;

export interface LogPlaceOf {
  count: number;
  filter: string;
  openId: string | null;
  past: boolean;
}

export interface LogPlace {
  list: RefObject<HTMLDivElement | null>;
  /** New lines have come that are not in sight. */
  behind: boolean;
  onScroll: () => void;
  toNewest: () => void;
}

/**
 * Where the log is scrolled to: it follows its newest line unless somebody reads further up, shows a line that was opened
 * from elsewhere, ends at a moment of the past while one looks back, and is back at its place afterwards.
 */
export function useLogPlace({ count, filter, openId, past }: LogPlaceOf): LogPlace {
  const list = useRef<HTMLDivElement>(null);
  /** Where it is scrolled to in the present, whether that is its foot, and how many lines it had. */
  const place = useRef({ top: 0, following: true, count: 0 });
  const wasPast = useRef(past);
  const [behind, setBehind] = useState(false);

  const toFoot = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  function toNewest() {
    place.current.following = true;
    setBehind(false);
    toFoot();
  }
  function onScroll() {
    const { current: box } = list;
    if (box === null || past) return;
    const following = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    place.current = { ...place.current, top: box.scrollTop, following };
    if (following) setBehind(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new, and coming back, is what moves the list.
  useEffect(() => {
    const { top, following, count: before } = place.current;
    if (past || following) toFoot();
    else if (wasPast.current) list.current?.scrollTo({ top });
    else if (count > before) setBehind(true);
    wasPast.current = past;
    if (!past) place.current.count = count;
  }, [count, past]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter shows another list, from its foot.
  useEffect(toNewest, [filter]);

  useEffect(() => {
    if (openId === null) return;
    list.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' });
  }, [openId]);

  return { list, behind, onScroll, toNewest };
}
