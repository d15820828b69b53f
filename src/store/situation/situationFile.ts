import {
  type Content,
  type GoesOn,
  goOnFrom,
  type Problem,
  playSituation,
  readSituation,
  type Situation,
  type SituationWords,
} from '../../engine';
import { type Fault, MOST_FAULTS, type Parsed, parseYaml } from './parse';

/** A situation file that can be played, and where its parts stand. */
export interface SituationFile {
  situation: Situation;
  at: Parsed['at'];
}

/** Problems of a file at their places, the first ones first. */
export const inFile = (problems: readonly Problem[], at: Parsed['at']): Fault[] =>
  problems
    .slice(0, MOST_FAULTS)
    .map(({ path, message, key }) => ({ ...at(path, key && 'key'), message }))
    .sort((a, b) => a.line - b.line || a.column - b.column);

/** Reads the text of a situation file; or everything that is wrong with it. */
export function openSituation(text: string, content: Content): SituationFile | Fault[] {
  const parsed = parseYaml(text);
  return Array.isArray(parsed) ? parsed : openParsed(parsed, content);
}

/** The same of a text that was parsed before. */
export function openParsed(parsed: Parsed, content: Content): SituationFile | Fault[] {
  const situation = readSituation(parsed.value, content);
  return Array.isArray(situation) ? inFile(situation, parsed.at) : { situation, at: parsed.at };
}

/** A file that was played: a fight that can go on from its end, and what did not come as expected. */
export interface PlayedFile extends GoesOn {
  faults: Fault[];
}

/** Plays a situation file to its end. */
export function playFile(
  { situation, at }: SituationFile,
  content: Content,
  words: SituationWords,
): PlayedFile {
  const { problems, entries } = playSituation(situation, content, words);
  return { ...goOnFrom(situation, entries, content), faults: inFile(problems, at) };
}
