import type { AnyEvent } from '../../engine';
import { hitting, isOver, type Roll, rollsIn } from '../../store/rolls';
import type { FightJournal } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';
import type { Rolls, RollView } from '../dice/roll';
import type { Die } from '../primitives/DieFace';
import { TEXT } from '../words/text';
import type { Fight } from './fight';
import { pieceOf } from './signs';

type Words = Pick<InterfaceWords, 'table' | 'dice'>;
type Told<T extends AnyEvent['type']> = Extract<AnyEvent, { type: T }>;

/** What of a roll its outcome adds. */
type Outcome = Omit<RollView, 'id' | 'purpose' | 'piece'> & { figure: string | null };

const plainDie = (face: number, sides: number, words: Words): Die => ({
  value: String(face),
  result: face === 10 && sides === 10 ? 'lantern' : 'plain',
  label: words.dice.face(face, sides),
});

/** The least face that can be asked for: a 1 never does it, a 10 always (SD-8.3, SD-14.3). */
const leastFace = (need: number): number => Math.max(2, Math.min(10, need));

function attacked(
  { dice }: Roll['rolled'],
  told: Told<'monsterAttacked' | 'survivorAttacked' | 'extraDiceRolled'>,
  words: Words,
): Outcome {
  const hits = hitting(told.dice, told.hits);
  const least = Math.min(11, ...told.dice.filter((_, i) => hits[i]));
  return {
    figure: told.type === 'monsterAttacked' ? 'monster' : told.survivor,
    need: words.dice.need(leastFace(told.need.value)),
    dice: dice.map((face) => ({
      value: String(face),
      result: face >= least ? 'hit' : 'miss',
      label: words.dice[face >= least ? 'hits' : 'misses'](String(face)),
    })),
    result: words.table.hits(told.hits),
    verdict: told.hits > 0 ? 'yes' : 'no',
  };
}

function attempted({ purpose, dice }: Roll['rolled'], told: Told<'woundAttempted'>, words: Words): Outcome {
  const success = told.result !== 'failure';
  const [strength, toughness] = [told.strength.value, told.toughness.value];
  if (purpose === 'sharp')
    return {
      figure: told.survivor,
      need: words.dice.strength(strength, toughness),
      dice: dice.map((face) => plainDie(face, 10, words)),
      result: null,
      verdict: 'plain',
    };
  const need = words.dice.need(told.why === 'unstoppable' ? 6 : leastFace(toughness - strength));
  return {
    figure: told.survivor,
    need: told.critical === null ? need : `${need}, ${words.dice.critical(leastFace(told.critical.value))}`,
    dice: dice.map((face) => ({
      value: String(face),
      result: success ? 'hit' : 'miss',
      label: words.dice[success ? 'success' : 'fails'](String(face)),
    })),
    result: words.table.attempt[told.result],
    verdict: success ? 'yes' : 'no',
  };
}

/** The name of the place on each location die instead of its number. */
function placed(
  { dice, sides }: Roll['rolled'],
  figure: string,
  locations: readonly string[],
  words: Words,
): Outcome {
  return {
    figure,
    need: null,
    dice: dice.map((face, i) => {
      const place = locations[i];
      if (place === undefined) return plainDie(face, sides, words);
      const name = TEXT.nameOf('location', place);
      return { value: name, result: 'plain', label: words.dice.place(face, name) };
    }),
    result: null,
    verdict: 'plain',
  };
}

function onTable(
  { dice, sides }: Roll['rolled'],
  figure: string,
  total: number | undefined,
  result: string,
  words: Words,
): Outcome {
  const changed = total !== undefined && total !== dice[0];
  return {
    figure,
    need: changed ? words.dice.total(total) : null,
    dice: dice.map((face) => plainDie(face, sides, words)),
    result,
    verdict: 'plain',
  };
}

/** Nothing is needed, and the face alone tells. */
const plain = ({ dice, sides }: Roll['rolled'], words: Words): Outcome => ({
  figure: null,
  need: null,
  dice: dice.map((face) => plainDie(face, sides, words)),
  result: null,
  verdict: 'plain',
});

function outcome({ rolled, told }: Roll, fight: Fight, words: Words): Outcome {
  switch (told?.type) {
    case 'monsterAttacked':
    case 'survivorAttacked':
    case 'extraDiceRolled':
      return attacked(rolled, told, words);
    case 'woundAttempted':
      return attempted(rolled, told, words);
    case 'hitsRolled':
      return placed(rolled, told.survivor, told.locations, words);
    case 'damaged':
      return placed(rolled, told.survivor, [told.location], words);
    case 'severeInjury':
      return onTable(rolled, told.survivor, told.die?.value, TEXT.nameOf('injury', told.injury), words);
    case 'brainTrauma':
      return onTable(rolled, told.survivor, told.die.value, TEXT.nameOf('trauma', told.trauma), words);
    case 'ranAway':
      return onTable(rolled, told.survivor, told.die, TEXT.nameOf('runAway', told.outcome), words);
    case 'targetPicked':
    case 'survivorChosen':
      return {
        ...plain(rolled, words),
        figure: told.survivor,
        result: told.survivor === null ? null : TEXT.teller(fight.names).figure(told.survivor),
      };
    default:
      return {
        ...plain(rolled, words),
        figure: told !== null && 'survivor' in told ? told.survivor : null,
      };
  }
}

/** One roll, ready to be seen. */
function rollView(roll: Roll, id: string, fight: Fight, words: Words): RollView {
  const { figure, ...rest } = outcome(roll, fight, words);
  const piece = figure === null ? null : (pieceOf(fight.state, figure) ?? null);
  return { id, purpose: TEXT.nameOf('purpose', roll.rolled.purpose), piece, ...rest };
}

/** The newest rolls among these events, oldest first. */
export function rollViews(events: readonly AnyEvent[], fight: Fight, words: Words, most: number): RollView[] {
  const rolls = rollsIn(events);
  return rolls.map((roll, i) => rollView(roll, String(i), fight, words)).slice(-most);
}

/** So many rolls are kept at hand beside a question, and so far back they are looked for. */
const AT_HAND = 6;
const BACK = 60;

/** The last rolls up to the present; null where nothing was rolled lately. */
export function lastRolls({ entries, at }: FightJournal, fight: Fight, words: Words): Rolls | null {
  let from = at;
  let count = 0;
  let newest: number | null = null;
  for (; from >= 0 && at - from < BACK && count < AT_HAND; from -= 1) {
    const rolled = entries[from]?.events.filter(({ type }) => type === 'rolled').length ?? 0;
    if (rolled > 0) newest ??= from;
    count += rolled;
  }
  if (newest === null) return null;
  const events = entries.slice(from + 1, at + 1).flatMap((entry) => entry.events);
  const ofNewest = entries[newest]?.events.filter(({ type }) => type === 'rolled').length ?? 0;
  const rolls = rollViews(events, fight, words, Math.max(AT_HAND, ofNewest));
  return { rolls, fresh: newest === at ? ofNewest : 0, past: isOver(entries, newest, at) };
}
