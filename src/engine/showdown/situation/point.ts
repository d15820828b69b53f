import { spaceName } from '../../board';
import type { Decision, Option } from '../../kernel';
import type { Content } from '../cards/content';
import type { AnyEvent } from '../events';
import type { ShowdownState } from '../state';
import { nameOf } from './views';

/** What a situation needs of the words of a language, so that its answers and log lines can be written in them. */
export interface SituationWords {
  event(event: AnyEvent, state: ShowdownState): { text: string; rule?: string };
  reasons(event: AnyEvent, state: ShowdownState): readonly { text: string; rule?: string }[];
  option(option: Option, decision: Decision, state: ShowdownState): string;
}

/** An answer as a file gives it: what it says, or one or more things that it points at. */
export type Pointed = string | number | readonly string[];

const FIGURES = ['survivor', 'other'];
const SPACES = ['space', 'end'];
const PLAIN = ['card', 'gear', 'tile', 'location', 'direction', 'disorder', 'id', 'face'];

const lower = (value: unknown): string => String(value).toLowerCase();

/** Everything that an option points at, in small letters. */
function pointsAt(option: Option, state: ShowdownState): string[] {
  const fields = option as unknown as Record<string, unknown>;
  const has = (names: readonly string[]) => names.map((name) => fields[name]).filter((v) => v != null);
  return [
    ...has(FIGURES).flatMap((id) => [lower(id), lower(nameOf(state, String(id)))]),
    ...has(SPACES).map((space) => lower(spaceName(Number(space)))),
    ...has(PLAIN).map(lower),
  ];
}

export interface Pointing {
  state: ShowdownState;
  content: Content;
  words: SituationWords;
}

/** The answers, and what can be done besides answering. */
export const everything = ({ options, interjections }: Decision): readonly Option[] => [
  ...options,
  ...interjections,
];

export const says = (option: Option, { state, words }: Pointing): string =>
  words.option(option, state.decision as Decision, state);

/** The one option that is meant, or in words why it can't be told. */
export function optionMeant(
  pointed: Pointed,
  options: readonly Option[],
  pointing: Pointing,
): Option | string {
  const wanted = (typeof pointed === 'object' ? pointed : [pointed]).map(lower);
  const [word] = wanted;
  const shown = typeof pointed === 'object' ? pointed.join(', ') : pointed;
  if (wanted.length === 1) {
    const exact =
      options.find((o) => lower(o.key) === word) ?? options.find((o) => lower(says(o, pointing)) === word);
    if (exact !== undefined) return exact;
  }
  const found = options.filter((o) => {
    const points = pointsAt(o, pointing.state);
    return wanted.every((w) => points.includes(w));
  });
  if (found.length === 1) return found[0] as Option;
  const list = (some: readonly Option[]) => some.map((o) => `"${says(o, pointing)}" (${o.key})`).join(', ');
  if (found.length > 1) return `"${shown}" could be ${list(found)}`;
  return `"${shown}" is no answer; there are ${options.length === 0 ? 'none' : list(options.slice(0, 30))}`;
}
