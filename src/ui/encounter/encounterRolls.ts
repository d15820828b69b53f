import type { EncounterState } from '../../engine';
import type { EncounterJournal } from '../../store/encounter';
import type { InterfaceWords } from '../../text/interface/en';
import type { Rolls, RollView } from '../dice/roll';
import { rollsOfJournal } from '../dice/rollsOfJournal';
import { pieceOf } from './encounterSigns';
import { ENCOUNTER_TEXT } from './encounterWords';

/** Dice with the face from which on one is a success (CE-2.2). */
interface Cast {
  id: string;
  purpose: string;
  investigator: string;
  dice: readonly number[];
  from: number;
  /** Null: one of them may be rerolled yet. */
  successes: number | null;
}

function viewOf(state: EncounterState, cast: Cast, words: InterfaceWords): RollView {
  const { successes, from } = cast;
  return {
    id: cast.id,
    purpose: ENCOUNTER_TEXT.nameOf('test', cast.purpose),
    piece: pieceOf(state, cast.investigator) ?? null,
    need: words.dice.need(from),
    dice: cast.dice.map((face) => ({
      value: String(face),
      result: face >= from ? 'hit' : 'miss',
      label: words.encounter.successes(face, from),
    })),
    result: successes === null ? null : words.encounter.succeeded(successes),
    verdict: successes === null ? 'plain' : successes > 0 ? 'yes' : 'no',
  };
}

/** Dice that lie on the table while one may be rerolled. */
function lying({ decision }: EncounterState): Omit<Cast, 'id'> | null {
  if (decision?.kind !== 'reroll') return null;
  const { dice, from, purpose, investigator } = decision.about as {
    dice: number[];
    from: number;
    purpose: string;
    investigator: string;
  };
  return { dice, from, purpose, investigator, successes: null };
}

/** The dice that were rolled last; those that may be rerolled lie there as they are. */
export function encounterRolls(journal: EncounterJournal, words: InterfaceWords): Rolls {
  const told = rollsOfJournal(journal, (event, id, state) =>
    event.type === 'tested' ? viewOf(state, { ...event, id }, words) : null,
  );
  const state = journal.entries[journal.at]?.state;
  const now = state === undefined ? null : lying(state);
  if (state === undefined || now === null) return told;
  const fresh = viewOf(state, { ...now, id: `${journal.at}.now` }, words);
  return { rolls: [...told.rolls, fresh], fresh: told.fresh + 1, past: false };
}
