import {
  type AnySurvivorEvent,
  botAnswer,
  current,
  type Journal,
  LAST_SURVIVOR_TABLE,
  type LastSurvivorSetUp,
  type SurvivorContent,
  type SurvivorState,
} from '../../../src/engine';
import { LAST_SURVIVOR } from '../../../src/store/survivorContent';
import { createSurvivorText, survivorEn, survivorNames } from '../../../src/text/lastSurvivor';
import { randomly, randomSurvivors } from '../../play/lastSurvivor/playSurvivors';
import { LAST_SURVIVOR_GAME as SITUATIONS } from '../../situation/games';
import { Harm, type HostileGame } from '../game';
import { playSituation } from '../playSituation';

const TEXT = createSurvivorText(survivorEn);

function say(journal: Journal<SurvivorState, AnySurvivorEvent>, since: number): void {
  const state = current(journal);
  const { decision } = state;
  const names = survivorNames(state, LAST_SURVIVOR.maps);
  if (decision !== null) {
    TEXT.asked(decision, names);
    for (const option of decision.options) TEXT.option(option, names);
    // The program may play the seat that is asked; dice that are typed in are the people's.
    const keys = botAnswer({ state, content: LAST_SURVIVOR });
    const legal = keys.every((key) => decision.options.some((option) => option.key === key));
    if (decision.kind !== 'typeDie' && !legal) throw new Harm(`the program answers ${keys.join()}`);
  }
  for (const entry of journal.entries.slice(since))
    for (const event of entry.events) {
      TEXT.logLine(event, names);
      TEXT.reason(event, names);
    }
}

/** Games of last survivor. */
export const LAST_SURVIVOR_GAME: HostileGame<
  LastSurvivorSetUp,
  SurvivorState,
  SurvivorContent,
  AnySurvivorEvent
> = {
  table: LAST_SURVIVOR_TABLE,
  content: LAST_SURVIVOR,
  setUp: (seed) => randomSurvivors(LAST_SURVIVOR, seed),
  answer: (state, decision, chance) => randomly(state, decision, chance, LAST_SURVIVOR),
  say,
  latest: 80,
  situations: 'tests/situations/lastSurvivor',
  playSituation: (text) => playSituation(text, SITUATIONS, say),
};
