import type { FightHead } from '../../store/keep/shapes';
import type { InterfaceWords } from '../../text/interface/en';
import { LEVEL_NAMES, MONSTER_NAMES } from '../words/monsterNames';

/** What the list says of a kept fight. */
export interface FightView {
  id: string;
  head: FightHead;
  /** What it goes by: its name, else its monster and level. */
  title: string;
  /** Monster and level, where the title is a name. */
  kind: string | null;
  /** Such as "round 3, 2 survivors alive". */
  moment: string;
  players: readonly string[];
  survivors: readonly string[];
  /** When it was last played, for people and for programs; null: nobody knows. */
  played: { words: string; iso: string } | null;
}

const own = (names: Readonly<Record<string, string>>, id: string): string =>
  Object.hasOwn(names, id) ? (names[id] ?? id) : id;

const texts = (list: readonly unknown[]): string[] =>
  list.filter((one): one is string => typeof one === 'string' && one.trim() !== '');

function dateOf(touched: number, language: string): FightView['played'] {
  const date = new Date(touched);
  // A damaged head may hold a day that no calendar has.
  if (Number.isNaN(date.getTime())) return null;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return { words: format.format(date), iso: date.toISOString() };
}

/** A kept fight for the list, in the page's language. */
export function fightView(head: FightHead, words: InterfaceWords['fights'], language: string): FightView {
  const kind = words.kind(own(MONSTER_NAMES, head.monster), own(LEVEL_NAMES, head.level));
  return {
    id: head.id,
    head,
    title: head.name ?? kind,
    kind: head.name === null ? null : kind,
    moment: `${words.round(head.round)}, ${words.alive(head.alive)}`,
    players: texts(head.players),
    survivors: texts(head.survivors),
    played: dateOf(head.touched, language),
  };
}

const plain = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

/** The fights in which every word that is looked for stands somewhere. */
export function findFights(fights: readonly FightView[], search: string): readonly FightView[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return fights;
  return fights.filter(({ title, kind, moment, players, survivors }) => {
    const all = plain([title, kind ?? '', moment, ...players, ...survivors].join('\n'));
    return wanted.every((word) => all.includes(word));
  });
}
