import type { AiCard } from '../../../engine';
import { TRAMPLE } from '../shared';

/** Cards that are in play from the start (screaming-antelope.md §5). */
export const SPECIAL: readonly AiCard[] = [TRAMPLE];
