import { counters, life, moveCard } from './edits/cards';
import { condition, experience, gearReady, lastToWound, survivalUsed } from './edits/conditions';
import { attribute, face, knockDown, placeFigure, standUp, tokens } from './edits/figures';
import { addTile, removeTile } from './edits/ground';
import { Edit, type EditOf } from './edits/schema';
import {
  acted,
  bleeding,
  brain,
  gear,
  injury,
  points,
  priority,
  resource,
  status,
  trait,
  weaponType,
  wear,
} from './edits/sheets';
import { act, controller, dice } from './edits/table';
import type { Run } from './procedure';

type Correct<K extends Edit['what']> = (r: Run, edit: EditOf<K>) => string | null;

/** What each kind of correction does; null when done, otherwise why not. */
const CORRECT: { [K in Edit['what']]: Correct<K> } = {
  act,
  acted,
  addTile,
  attribute,
  bleeding,
  brain,
  card: moveCard,
  condition,
  controller,
  counters,
  dice,
  experience,
  face,
  gear,
  gearReady,
  injury,
  knockDown,
  lastToWound,
  life,
  place: placeFigure,
  points,
  priority,
  removeTile,
  resource,
  stand: standUp,
  status,
  survivalUsed,
  tokens,
  trait,
  wear,
  weaponType,
};

const apply = <K extends Edit['what']>(r: Run, edit: EditOf<K> & { what: K }): string | null =>
  (CORRECT[edit.what] as Correct<K>)(r, edit);

/** Corrects the table by hand; null when done, otherwise why not, and nothing has changed. */
export function edit(r: Run, wanted: unknown): string | null {
  const parsed = Edit.safeParse(wanted);
  if (!parsed.success) {
    const at = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
    return at === '' ? 'this is no correction' : `this is no correction: ${at} is wrong`;
  }
  if (r.state.outcome !== null) return 'the fight is over';
  if (r.state.stack.some((f) => f.procedure === 'setup')) return 'not before everybody stands on the board';
  return apply(r, parsed.data);
}
