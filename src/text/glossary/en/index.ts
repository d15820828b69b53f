import type { GlossaryWords } from '../words';
import { activation } from './activations';
import { attack } from './attack';
import { harm } from './harm';
import { keyword } from './keywords';
import { kind } from './kinds';
import { movement } from './movement';
import { number } from './numbers';
import { play } from './play';
import { question } from './questions';
import { state } from './state';
import { survival } from './survival';
import { target } from './target';
import { terrain } from './terrain';

/** The glossary in English. */
export const enGlossary = {
  play,
  target,
  movement,
  attack,
  harm,
  number,
  survival,
  state,
  kind,
  keyword,
  activation,
  terrain,
  question,
} satisfies GlossaryWords;
