import { useLayoutEffect } from 'react';
import { loadable } from '../parts/loadable';
import { useLoading } from '../parts/Part';
import type { Fight } from '../table/fight';

/** Most fights have no guide: what it says is loaded when one has. Where it can't be had the fight goes on without. */
const GUIDE = loadable(() => import('./Guide'));

export interface TableGuideProps {
  fight: Fight;
  /** Opens the list of what was told. */
  onMet: () => void;
}

/** The guide in its place at the table. */
export function TableGuide(props: TableGuideProps) {
  const guide = useLoading(GUIDE);
  useLayoutEffect(() => void GUIDE.load(), []);
  return guide.at === 'loaded' ? <guide.value.Guide {...props} /> : null;
}
