import { CONTENT_PACK } from '../content';
import { type Content, loadContent } from '../engine';

/** The content that comes with the program, checked and indexed once. */
export const CONTENT: Content = loadContent(CONTENT_PACK);
