import { type LoadError, type LoadedFight, loading } from '../../engine';
import { CONTENT } from '../content';
import { PROGRAM } from './program';

/** A page that works longer than this at a time is felt. */
const SLICE_MS = 30;

/** Longer than this nobody waits for a fight to be played again: then its table is enough. */
const LONGEST_MS = 20_000;

const breath = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Reads a file's text with the page alive meanwhile: what takes long is done in slices. */
export async function loadInSlices(text: string): Promise<LoadedFight | LoadError> {
  const pieces = loading(text, CONTENT, PROGRAM);
  const end = performance.now() + LONGEST_MS;
  let rest = performance.now() + SLICE_MS;
  for (let piece = pieces.next(); ; ) {
    if (piece.done === true) return piece.value;
    const now = performance.now();
    if (now > rest) {
      await breath();
      rest = performance.now() + SLICE_MS;
    }
    piece = pieces.next(now > end ? 'stop' : undefined);
  }
}
