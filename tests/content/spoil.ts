import { CONTENT_PACK } from '../../src/content';
import type { ContentPack } from '../../src/engine';
import { type ContentError, loadContent } from '../../src/engine/showdown/loadContent';

// biome-ignore lint/suspicious/noExplicitAny: what is spoiled here is meant to be of the wrong type.
export type Draft = any;

/** The pack with something done to it, and what loading it says. */
export function complaints(spoil: (pack: Draft) => void): readonly string[] {
  const pack = structuredClone(CONTENT_PACK) as unknown as Draft;
  spoil(pack);
  try {
    loadContent(pack as unknown as ContentPack);
  } catch (error) {
    return (error as ContentError).problems;
  }
  return [];
}
