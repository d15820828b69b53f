import type { AnyEvent } from '../../engine';
import { hitting, type Roll, rollsIn } from '../../store/rolls';
import type { InterfaceWords } from '../../text/interface/en';
import type { RollView } from '../dice/roll';
import type { Die } from '../primitives/DieFace';
import { TEXT } from '../words/text';
import type { Fight } from './fight';
import { pieceOf } from './signs';

type Words = Pick<InterfaceWords, 'table' | 'dice'>;
type Told<T extends AnyEvent['type']> = Extract<AnyEvent, { type: T }>;

/** What of a roll its outcome adds. */
type Outcome = Omit<RollView, 'id' | 'purpose' | 'piece'> & { figure: string | null };

const faceWords = (face: number, sides: number, words: Words) => words.dice.face(face, sides);

const plainDie = (face: number, sides: number, words: Words): Die => ({
  value: String(face),
  result: face === 10 && sides === 10 ? 'lantern' : 'plain',
  label: faceWords(face, sides, words),
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
      label: words.dice[face >= least ? 'hits' : 'misses'](faceWords(face, 10, words)),
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
      label: words.dice[success ? 'success' : 'fails'](faceWords(face, 10, words)),
    })),
    result: words.table.attempt[told.result],
    verdict: success ? 'yes' : 'no',
  };
}

/** The name of the place on each location die instead of its number. */
function placed({ dice, sides }: Roll['rolled'], told: Told<'hitsRolled'>, words: Words): Outcome {
  return {
    figure: told.survivor,
    need: null,
    dice: dice.map((face, i) => {
      const place = told.locations[i];
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

function outcome({ rolled, told }: Roll, words: Words): Outcome {
  switch (told?.type) {
    case 'monsterAttacked':
    case 'survivorAttacked':
    case 'extraDiceRolled':
      return attacked(rolled, told, words);
    case 'woundAttempted':
      return attempted(rolled, told, words);
    case 'hitsRolled':
      return placed(rolled, told, words);
    case 'severeInjury':
      return onTable(
        rolled,
        told.survivor,
        told.die?.value,
        TEXT.nameOf('injury', told.injury),
        words,
      );
    case 'brainTrauma':
      return onTable(rolled, told.survivor, told.die.value, TEXT.nameOf('trauma', told.trauma), words);
    case 'ranAway':
      return onTable(rolled, told.survivor, told.die, TEXT.nameOf('runAway', told.outcome), words);
    default:
      return {
        figure: told !== null && 'survivor' in told ? told.survivor : null,
        need: null,
        dice: rolled.dice.map((face) => plainDie(face, rolled.sides, words)),
        result: null,
        verdict: 'plain',
      };
  }
}

/** One roll, ready to be seen. */
export function rollView(roll: Roll, id: string, { state }: Fight, words: Words): RollView {
  const { figure, ...rest } = outcome(roll, words);
  const piece = figure === null ? null : (pieceOf(state, figure) ?? null);
  return { id, purpose: TEXT.nameOf('purpose', roll.rolled.purpose), piece, ...rest };
}

/** The newest rolls among these events, oldest first. */
export function rollViews(
  events: readonly AnyEvent[],
  fight: Fight,
  words: Words,
  most: number,
): RollView[] {
  const rolls = rollsIn(events);
  return rolls.map((roll, i) => rollView(roll, String(i), fight, words)).slice(-most);
}
