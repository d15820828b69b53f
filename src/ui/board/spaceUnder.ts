import type { SyntheticEvent } from 'react';
import type { Space } from '../../engine';

/** The space that an event happened on; null beside the board. */
export function spaceUnder(event: SyntheticEvent): Space | null {
  const space = (event.target as Element).closest('[data-space]')?.getAttribute('data-space');
  return space == null ? null : Number(space);
}
