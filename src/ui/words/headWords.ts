import { isShowdown } from '../../store/keep/heads';
import type { Shown, ShownSmall } from '../../store/keep/shapes';
import type { InterfaceWords } from '../../text/interface/en';
import { LEVEL_NAMES, MONSTER_NAMES } from './monsterNames';
import { SMALL_NAMES } from './smallNames';

/** What a kept table says of itself, whichever game it is of. */
export interface HeadWords {
  /** Such as "White Lion, level 1". */
  kind: string;
  /** Such as "Round 3, 2 survivors alive". */
  moment: string;
  /** What its people are called together, and their names. */
  who: string;
  people: readonly string[];
  /** How it ended; null: it has not. */
  outcome: string | null;
}

/** A name by its id; what is not known stands as it is. */
const own = (names: Readonly<Record<string, string>>, id: string): string =>
  Object.hasOwn(names, id) ? (names[id] ?? id) : id;

/** A person's name without the trade behind it. */
const short = (name: string): string => name.split(',')[0] ?? name;

function smallWords(head: ShownSmall, words: InterfaceWords['fights']): HeadWords {
  const { table, kind, people, round, outcome } = head;
  const small = Object.hasOwn(words.small, table) ? words.small[table] : null;
  const names = SMALL_NAMES[table] ?? { people: {}, kinds: {} };
  const standing = people.filter((one) => one.in).length;
  const named = (card: string) => short(own(names.people, card));
  if (small === null)
    return { kind: table, moment: words.round(round), who: words.survivors, people: [], outcome };
  return {
    kind: small.kind(Object.hasOwn(small.kinds, kind) ? own(small.kinds, kind) : own(names.kinds, kind)),
    moment: `${small.round(round)}, ${words.standing(standing, people.length)}`,
    who: small.who,
    people: people.map(({ card }) => named(card)),
    outcome: outcome === null ? null : small.outcome(outcome, named(outcome)),
  };
}

/** What is told of a kept table. */
export function headWords(head: Shown, words: InterfaceWords['fights']): HeadWords {
  if (!isShowdown(head)) return smallWords(head, words);
  return {
    kind: words.kind(own(MONSTER_NAMES, head.monster), own(LEVEL_NAMES, head.level)),
    moment: `${words.round(head.round)}, ${words.alive(head.alive)}`,
    who: words.survivors,
    people: head.survivors,
    outcome: head.outcome === null ? null : words.outcome[head.outcome],
  };
}
