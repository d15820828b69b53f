import { en } from '../../text';
import { enGlossary, finderOf, glossaryOf } from '../../text/glossary';

/** The words of the chosen language, with what finds them in texts. */
export const ENTRIES = glossaryOf(en, enGlossary);

export const FINDER = finderOf(ENTRIES);
