import { VisuallyHidden } from './VisuallyHidden';

/** Says its words once when they change; for what happens away from the focus, such as a new log line. */
export function LiveRegion({ words }: { words: string }) {
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite" aria-atomic="true">
        {words}
      </span>
    </VisuallyHidden>
  );
}
