import { spaceName } from '../../board';
import type { Decision, Option } from '../../kernel';
import { lower, optionAmong, type Pointed } from '../../table/situation/meant';
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

const FIGURES = ['survivor', 'other'];
const SPACES = ['space', 'end'];
const PLAIN = ['card', 'gear', 'tile', 'location', 'direction', 'disorder', 'id', 'face'];

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
export const optionMeant = (
  pointed: Pointed,
  options: readonly Option[],
  pointing: Pointing,
): Option | string =>
  optionAmong(pointed, options, {
    says: (option) => says(option, pointing),
    pointsAt: (option) => pointsAt(option, pointing.state),
  });
