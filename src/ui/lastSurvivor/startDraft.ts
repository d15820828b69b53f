import type { LastSurvivorOptions, LastSurvivorSetUp } from '../../engine';
import { freshSeed } from '../../store/freshSeed';
import { LAST_SURVIVOR } from '../../store/survivorContent';
import type { InterfaceWords } from '../../text/interface/en';
import { seedOf } from '../smallTable/seedOf';

type Words = InterfaceWords['lastSurvivor'];

/** A seat as the form has it. */
export interface SeatDraft {
  card: string;
  bot: boolean;
  name: string;
}

/** The set-up as the form has it. */
export interface StartDraft {
  seats: readonly SeatDraft[];
  map: string;
  options: LastSurvivorOptions;
  typed: boolean;
  seed: string;
}

export const MOST_SEATS = 4;
export const LEAST_SEATS = 2;

const cards = (): string[] => LAST_SURVIVOR.pack.survivors.map(({ id }) => id);

/** A card that nobody has yet. */
export const freeCard = (seats: readonly SeatDraft[]): string =>
  cards().find((id) => !seats.some((seat) => seat.card === id)) ?? cards()[0] ?? '';

/** What the form begins with: a person and one of the program. */
export function firstDraft(words: Words): StartDraft {
  const [one = '', other = ''] = cards();
  return {
    seats: [
      { card: one, bot: false, name: words.playerName(1) },
      { card: other, bot: true, name: words.playerName(2) },
    ],
    map: LAST_SURVIVOR.pack.maps[0]?.id ?? '',
    options: { together: 'draw', sides: 12, rerolled: 'keeps' },
    typed: false,
    seed: '',
  };
}

/** What stands in the way of the form alone; the rest the rules refuse. */
export function problemOf({ seats, seed }: StartDraft, words: Words, badSeed: string): string | null {
  if (seats.every(({ bot }) => bot)) return words.nobody;
  if (seats.some(({ bot, name }) => !bot && name.trim() === '')) return words.nameless;
  return seedOf(seed) === undefined ? badSeed : null;
}

/** Who plays: people by name, one who is named twice plays both; each of the program's is its own. */
export function setUpOf({ seats, map, options, typed, seed }: StartDraft, words: Words): LastSurvivorSetUp {
  const players: { name: string; bot?: true }[] = [];
  const survivors = seats.map(({ card, bot, name }, at) => {
    const known = bot ? -1 : players.findIndex((p) => p.bot !== true && p.name === name.trim());
    if (known >= 0) return { card, player: known };
    players.push(bot ? { name: words.programName(at + 1), bot: true } : { name: name.trim() });
    return { card, player: players.length - 1 };
  });
  return {
    map,
    players: players.map(({ name }) => name),
    survivors,
    bots: players.flatMap(({ bot }, at) => (bot === true ? [at] : [])),
    options,
    seed: seedOf(seed) ?? freshSeed(),
    dice: typed ? 'typed' : 'seeded',
  };
}

/** One press: a survivor by lot for you, and three of the program against you. */
export function quickSetUp(words: Words, seed: number = freshSeed()): LastSurvivorSetUp {
  const all = cards();
  const seats = Array.from({ length: MOST_SEATS }, (_, at) => ({
    card: all[(seed + at) % all.length] ?? '',
    bot: at > 0,
    name: words.playerName(1),
  }));
  return setUpOf({ ...firstDraft(words), seats, seed: String(seed) }, words);
}

/** The same people, survivors and rules on the same map, with other dice and cards. */
export const rematchOf = ({ script: _, ...setup }: LastSurvivorSetUp): LastSurvivorSetUp => ({
  ...setup,
  seed: freshSeed(),
});
