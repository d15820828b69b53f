export { type AnyCard, createText, type Engine, type Text } from './createText';
export { en } from './en';
export type {
  CardLine,
  CardLineKind,
  CardText,
  LogLine,
  QuestionText,
  ReasonLine,
  Tone,
} from './lines';
export type { Messages } from './messages';
export { type Names, namesOf } from './names';
export type { NameKind, Teller } from './say';
