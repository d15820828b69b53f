import type { AnySurvivorEvent, SurvivorState } from '../../engine';
import type { SurvivorJournal } from '../../store/lastSurvivor';
import type { InterfaceWords } from '../../text/interface/en';
import type { Rolls, RollView } from '../dice/roll';
import { rollsOfJournal } from '../dice/rollsOfJournal';
import { pieceOf } from './signs';
import { nameOf } from './survivorWords';

function rollOf(
  event: AnySurvivorEvent,
  id: string,
  state: SurvivorState,
  words: InterfaceWords['lastSurvivor'],
): RollView | null {
  const made = (
    purpose: string,
    face: number,
    need: string | null,
    result: string | null,
    verdict: RollView['verdict'],
  ): RollView => ({
    id,
    purpose,
    piece: ('survivor' in event ? pieceOf(state, event.survivor) : undefined) ?? null,
    need,
    dice: [
      {
        value: String(face),
        result: verdict === 'yes' ? 'hit' : verdict === 'no' ? 'miss' : 'plain',
        label: String(face),
      },
    ],
    result,
    verdict,
  });
  switch (event.type) {
    case 'duelRolled':
      return made(nameOf('die', event.die), event.face, null, words.sum(event.result), 'plain');
    case 'rerolled':
      return made(
        words.rerolledDie(nameOf('die', event.die)),
        event.to,
        null,
        words.sum(event.result),
        'plain',
      );
    case 'tested':
      return made(
        nameOf('die', 'test'),
        event.face,
        words.need(event.from),
        event.passed ? words.succeeds : words.fails,
        event.passed ? 'yes' : 'no',
      );
    case 'tainted':
      return made(
        nameOf('die', 'tainted'),
        event.face,
        null,
        event.harmed ? words.harms : words.noHarm,
        event.harmed ? 'no' : 'yes',
      );
    default:
      return null;
  }
}

/** The dice that were rolled last, as they lie on the table. */
export const rollsOf = (journal: SurvivorJournal, words: InterfaceWords['lastSurvivor']): Rolls =>
  rollsOfJournal(journal, (event, id, state) => rollOf(event, id, state, words));
