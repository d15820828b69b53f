import { counters, moveCard } from './edits/cards';
import { attribute, knockDown, placeFigure, standUp, tokens } from './edits/figures';
import { addTile, removeTile } from './edits/ground';
import { Edit } from './edits/schema';
import {
  acted,
  bleeding,
  brain,
  disorder,
  gear,
  injury,
  points,
  priority,
  resource,
  status,
  wear,
} from './edits/sheets';
import type { Run } from './procedure';

function apply(r: Run, edit: Edit): string | null {
  switch (edit.what) {
    case 'place':
      return placeFigure(r, edit);
    case 'face':
      r.state.monster.facing = edit.facing;
      r.emit({ type: 'faced', facing: edit.facing });
      return null;
    case 'knockDown':
      return knockDown(r, edit);
    case 'stand':
      return standUp(r, edit);
    case 'tokens':
      return tokens(r, edit);
    case 'attribute':
      return attribute(r, edit);
    case 'points':
      return points(r, edit);
    case 'bleeding':
      return bleeding(r, edit);
    case 'wear':
      return wear(r, edit);
    case 'brain':
      return brain(r, edit);
    case 'injury':
      return injury(r, edit);
    case 'disorder':
      return disorder(r, edit);
    case 'resource':
      return resource(r, edit);
    case 'gear':
      return gear(r, edit);
    case 'acted':
      return acted(r, edit);
    case 'status':
      return status(r, edit);
    case 'priority':
      return priority(r, edit);
    case 'card':
      return moveCard(r, edit);
    case 'counters':
      return counters(r, edit);
    case 'addTile':
      return addTile(r, edit);
    case 'removeTile':
      return removeTile(r, edit);
  }
}

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
