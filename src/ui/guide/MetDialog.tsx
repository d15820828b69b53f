import { useLayoutEffect } from 'react';
import { loadable } from '../parts/loadable';
import { useLoading } from '../parts/Part';
import { Dialog } from '../primitives/Dialog';
import { useWords } from '../words/useWords';

/** What the guide told is looked up by few: its list is loaded when somebody does. */
const MET = loadable(() => import('./MetIdeas'));

/** The window with what the guide told; or with what hinders it from being loaded. Opened again, it is tried again. */
export function MetDialog({ onClose }: { onClose: () => void }) {
  const words = useWords().parts;
  const met = useLoading(MET);
  useLayoutEffect(() => void MET.load(), []);
  if (met.at === 'loaded') return <met.value.MetIdeas open onClose={onClose} />;
  if (met.at !== 'failed') return null;
  return (
    <Dialog open onClose={onClose} title={words.notLoaded} size="s">
      <p>{words.notLoadedWhy}</p>
    </Dialog>
  );
}
