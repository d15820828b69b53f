export { advance, begin, LIMITS, proceed } from './advance';
export type { Command, Rejection } from './command';
export type { Decision, Option, Question } from './decision';
export { draw, type Pile, refill, shuffle } from './deck';
export { type Dice, type DiceSource, newDice, type ScriptedDie } from './dice';
export { Fault } from './fault';
export type { Cause, Frame } from './frame';
export { canonical, hash } from './hash';
export {
  commandsOf,
  current,
  type Entry,
  hashOf,
  isJournal,
  type Journal,
  type Rules,
  record,
  redo,
  replay,
  startJournal,
  tableHash,
  undo,
} from './journal';
export { done, goTo, type Next, roll, unwind } from './next';
export type { Procedure, Step } from './procedure';
export { below, type RandomState, seedRandom } from './random';
export { openingScenes, type Scene, scenesOf } from './scenes';
export { copy, share } from './share';
export type { Game, KernelEvent, Run, TableState } from './table';
export { isTypedRoll } from './typedRoll';
