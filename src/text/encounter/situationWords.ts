import type { AnyEncounterEvent, EncounterState, TableWords } from '../../engine';
import { createEncounterText } from './createEncounterText';
import { encounterEn } from './en';
import { encounterNames } from './say';

const TEXT = createEncounterText(encounterEn);

/** The words in which situation files of encounters are written and read: English, whatever the page speaks. */
export const encounterSituationWords: TableWords<EncounterState, AnyEncounterEvent> = {
  event: (event, state) => TEXT.eventLine(event, encounterNames(state)),
  reasons: (event, state) => TEXT.reason(event, encounterNames(state)),
  option: (option, decision, state) => TEXT.option(option, decision, encounterNames(state)),
};
