import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * Says its words once when they change, and when it appears with some: screen readers say only what comes into a region that
 * is there already. For what happens away from the focus, such as a new question.
 */
export function LiveRegion({ words }: { words: string }) {
  const [said, say] = useState('');
  useEffect(() => say(words), [words]);
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite" aria-atomic="true">
        {said}
      </span>
    </VisuallyHidden>
  );
}
