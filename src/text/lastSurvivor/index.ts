export type { SurvivorCardKind } from './cardText';
export { createSurvivorText } from './createSurvivorText';
export { survivorEn } from './en';
export { type SurvivorNames, survivorNames } from './say';
