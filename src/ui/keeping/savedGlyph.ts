import type { Keeping } from '../../store/keep/keeping';
import type { GlyphName } from '../icons/glyphs';

const GLYPH: Readonly<Record<Keeping['at'], GlyphName>> = {
  nothing: 'saving',
  saving: 'saving',
  saved: 'saved',
  trouble: 'notSaved',
  elsewhere: 'eye',
};

/** The shape that tells whether a fight is saved. */
export const savedGlyph = (at: Keeping['at']): GlyphName => GLYPH[at];
