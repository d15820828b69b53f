import { lazy, Suspense } from 'react';
import type { Fight } from '../table/fight';

/** Most fights have no guide: what it says is loaded when one has. */
const Guide = lazy(() => import('./Guide').then((module) => ({ default: module.Guide })));

export interface TableGuideProps {
  fight: Fight;
  /** Opens the list of what was told. */
  onMet: () => void;
}

/** The guide in its place at the table. */
export function TableGuide(props: TableGuideProps) {
  return (
    <Suspense>
      <Guide {...props} />
    </Suspense>
  );
}
