import { type AnyEvent, type Space, spacesOf } from '../../engine';
import type { Picture } from '../../store/showing';
import type { InterfaceWords } from '../../text/interface/en';
import type { Flag, Strike } from '../board/pieces';
import type { PlayOutBy } from '../decision/PlayOutBar';
import { TEXT } from '../words/text';
import type { Fight } from './fight';
import { monsterIcon, pieceOf } from './signs';

type Words = InterfaceWords['table'];

/** What the bar says of a picture: its events' lines, the last that has words. */
function pictureWords({ events }: Picture, { names }: Fight): string {
  const lines = events.map((event) => TEXT.eventLine(event, names).text).filter((text) => text !== '');
  return lines.at(-1) ?? '';
}

/** What is said up to a picture, itself last; a way of several spaces is said once. */
export function pictureLines(pictures: readonly Picture[], at: number, fight: Fight): string[] {
  const lines: string[] = [];
  for (let i = at; i >= 0 && lines.length < LINES; i -= 1) {
    const picture = pictures[i];
    if (picture === undefined || (i < at && picture.events === pictures[i + 1]?.events)) continue;
    lines.unshift(pictureWords(picture, fight));
  }
  return lines;
}

const LINES = 3;

/** A short word pinned to whom an event befell. */
function flagWords(event: AnyEvent, words: Words): { figure: string; said: string; harm: boolean } | null {
  switch (event.type) {
    case 'monsterAttacked':
      return { figure: event.target, said: words.hits(event.hits), harm: event.hits > 0 };
    case 'survivorAttacked':
      return { figure: 'monster', said: words.hits(event.hits), harm: event.hits > 0 };
    case 'damaged':
      return { figure: event.survivor, said: words.damage(event.amount), harm: true };
    case 'dodged':
      return { figure: event.survivor, said: words.dodges, harm: false };
    case 'collided':
      return { figure: event.survivor, said: words.runsOver, harm: true };
    case 'targetPicked':
      return event.survivor === null ? null : { figure: event.survivor, said: words.target, harm: false };
    case 'woundAttempted':
      return { figure: 'monster', said: words.attempt[event.result], harm: event.result !== 'failure' };
    default:
      return null;
  }
}

/** Words pinned to the board while a picture is shown. */
export function pictureFlags({ events }: Picture, { state }: Fight, words: Words): Flag[] {
  return events.flatMap((event): Flag[] => {
    const found = flagWords(event, words);
    if (found === null) return [];
    const { figure, said, harm } = found;
    const { monster } = state;
    const [space, size] = figure === 'monster' ? [monster.space, monster.size] : [spaceOf(state, figure), 1];
    return space === null ? [] : [{ space, size, words: said, tone: harm ? 'harm' : 'amber' }];
  });
}

const spaceOf = ({ survivors }: Fight['state'], id: string) =>
  survivors.find((s) => s.id === id)?.space ?? null;

/** Every space that a figure comes to in any of the pictures: the view holds still while they follow each other. */
export function stageOf(pictures: readonly Picture[]): Space[] {
  const spaces = new Set<Space>();
  for (const { state } of pictures) {
    const { space, size } = state.monster;
    if (space !== null) for (const under of spacesOf({ space, size })) spaces.add(under);
    for (const survivor of state.survivors) if (survivor.space !== null) spaces.add(survivor.space);
  }
  return [...spaces];
}

/** Who acts in a picture, and with which card. */
export function pictureBy({ state }: Picture, { names }: Fight): PlayOutBy {
  const teller = TEXT.teller(names);
  const acting = state.phase === 'survivors' ? state.act?.survivor : undefined;
  const piece = acting === undefined ? undefined : pieceOf(state, acting);
  const cards = state.monster.performing.map((card) => teller.card(card));
  return acting === undefined
    ? { words: TEXT.nameOf('monster', state.monster.card), icon: monsterIcon(state.monster.card), cards }
    : { words: teller.figure(acting), piece, cards };
}

/** Who strikes at whom in a picture; null: nobody. */
export function strikeOf({ events }: Picture): Strike | null {
  for (const event of events) {
    if (event.type === 'monsterAttacked') return { from: 'monster', to: event.target };
    if (event.type === 'survivorAttacked') return { from: event.survivor, to: 'monster' };
  }
  return null;
}
