export { createEncounterText } from './createEncounterText';
export { encounterEn } from './en';
export { encounterNames } from './say';
export { encounterSituationWords } from './situationWords';
