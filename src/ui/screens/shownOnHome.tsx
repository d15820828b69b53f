import type { Shown } from '../../store/keep/shapes';
import type { InterfaceWords } from '../../text/interface/en';
import type { LastFight } from '../home/Home';
import { headWords } from '../words/headWords';
import { HeadPicture } from './HeadPicture';

/** A table as home shows it, by what is told of it in the list; `name`: what its players call it. */
export function shownOnHome(
  head: Shown,
  words: InterfaceWords['fights'],
  name: string | null = null,
): LastFight {
  const { kind, moment } = headWords(head, words);
  return {
    title: name ?? kind,
    moment,
    picture: <HeadPicture head={head} />,
    table: head.table ?? 'showdown',
  };
}
