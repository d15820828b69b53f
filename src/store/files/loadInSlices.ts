import { type AnySetUp, type LoadError, type LoadedOf, loadingOf, type TableState } from '../../engine';
import type { AnyDesk, AnyTold } from '../desks/desk';
import { PROGRAM } from './program';

/** A page that works longer than this at a time is felt. */
const SLICE_MS = 30;

/** Longer than this nobody waits for a fight to be played again: then its table is enough. */
const LONGEST_MS = 20_000;

const breath = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A table of whichever game from a file. */
export type AnyLoaded = LoadedOf<AnySetUp, TableState, AnyTold>;

/** Reads a file's text with the page alive meanwhile: what takes long is done in slices. */
export async function loadInSlices(
  { played: { table, content } }: AnyDesk,
  text: string,
): Promise<AnyLoaded | LoadError> {
  const pieces = loadingOf(table, text, content, PROGRAM);
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
