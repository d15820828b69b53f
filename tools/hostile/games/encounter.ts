import {
  type AnyEncounterEvent,
  current,
  ENCOUNTER,
  type EncounterContent,
  type EncounterSetUp,
  type EncounterState,
  encounterOdds,
  type Journal,
} from '../../../src/engine';
import { ENCOUNTERS } from '../../../src/store/encounterContent';
import { createEncounterText, encounterEn, encounterNames } from '../../../src/text/encounter';
import { randomly } from '../../play/encounter/policies';
import { randomEncounter } from '../../play/encounter/setUps';
import { ENCOUNTER_GAME as SITUATIONS } from '../../situation/games';
import type { HostileGame } from '../game';
import { playSituation } from '../playSituation';

const TEXT = createEncounterText(encounterEn);

function say(journal: Journal<EncounterState, AnyEncounterEvent>, since: number): void {
  const state = current(journal);
  const { decision, investigators, monsters } = state;
  const names = encounterNames(state);
  if (decision !== null) {
    TEXT.question(decision, names);
    for (const option of decision.options) TEXT.option(option, decision, names);
  }
  // What the panels count beside the question.
  for (const { id } of investigators)
    for (const { card } of monsters)
      TEXT.encounterOdds(encounterOdds({ state, content: ENCOUNTERS }, id, card));
  for (const entry of journal.entries.slice(since))
    for (const event of entry.events) {
      TEXT.eventLine(event, names);
      TEXT.reason(event, names);
    }
}

/** Combat encounters. */
export const ENCOUNTER_GAME: HostileGame<
  EncounterSetUp,
  EncounterState,
  EncounterContent,
  AnyEncounterEvent
> = {
  table: ENCOUNTER,
  content: ENCOUNTERS,
  setUp: (seed) => randomEncounter(ENCOUNTERS, seed),
  answer: (state, decision, chance) => randomly(state, decision, chance, ENCOUNTERS),
  say,
  latest: 80,
  situations: 'tests/situations/encounter',
  playSituation: (text) => playSituation(text, SITUATIONS, say),
};
