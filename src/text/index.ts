export { type AnyCard, createText, type Text } from './createText';
export { en } from './en';
export type { CardLine } from './lines';
export { type Names, namesOf } from './names';
export type { NameKind } from './say';
export { situationWords } from './situationWords';
