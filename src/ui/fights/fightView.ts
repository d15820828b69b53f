import type { FightHead } from '../../store/keep/shapes';
import type { InterfaceWords } from '../../text/interface/en';
import { type HeadWords, headWords } from '../words/headWords';

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
  /** Survivors or investigators, and what they are called together. */
  people: readonly string[];
  who: string;
  /** How it ended; null: it has not. */
  outcome: string | null;
  /** When it was last played, for people and for programs; null: nobody knows. */
  played: { words: string; iso: string } | null;
}

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
  const { kind, moment, who, people, outcome }: HeadWords = headWords(head, words);
  return {
    id: head.id,
    head,
    title: head.name ?? kind,
    kind: head.name === null ? null : kind,
    moment,
    who,
    outcome,
    players: texts(head.players),
    people: texts(people),
    played: dateOf(head.touched, language),
  };
}

const plain = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

/** The fights in which every word that is looked for stands somewhere. */
export function findFights(fights: readonly FightView[], search: string): readonly FightView[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return fights;
  return fights.filter(({ title, kind, moment, players, people }) => {
    const all = plain([title, kind ?? '', moment, ...players, ...people].join('\n'));
    return wanted.every((word) => all.includes(word));
  });
}
