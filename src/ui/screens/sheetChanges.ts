import type { AnyEvent, SheetRecord } from '../../engine';
import type { AnyCard } from '../../text';
import type { InterfaceWords } from '../../text/interface/en';
import type { SheetChange } from '../aftermath/aftermathView';
import { cardSays, injuryCard, traitCard } from '../table/noteCards';
import { TEXT } from '../words/text';

type Words = Pick<InterfaceWords, 'aftermath' | 'table'>;

const doesOf = (card: AnyCard | undefined): string[] => (card === undefined ? [] : cardSays(card));

const upper = (text: string): string => text.replace(/^./u, (first) => first.toLocaleUpperCase());

/** What carried resources were lost with a defeat (SD-18.3). */
const lost = (id: string, events: readonly AnyEvent[]): string[] =>
  events.flatMap((e) => (e.type === 'archived' && e.survivor === id && e.rule === 'SD-18.3' ? [e.card] : []));

/** Every change of one record sheet in words, with what a new injury, art, ability or disorder does. */
export function sheetChanges(
  record: SheetRecord,
  events: readonly AnyEvent[],
  { aftermath: words, table }: Words,
): SheetChange[] {
  const point = (what: string) =>
    upper(table.points[what as keyof Words['table']['points']] ?? TEXT.nameOf('stat', what));
  const bare = (text: string): SheetChange => ({ words: text, does: [] });
  return [
    ...record.points.map(({ what, from, to }) => bare(words.point(point(what), from, to))),
    ...record.injuries.map((id) => ({
      words: words.injury(TEXT.nameOf('injury', id)),
      does: doesOf(injuryCard(id)),
    })),
    ...record.disorders.map((id) => ({
      words: words.disorder(TEXT.nameOf('disorder', id)),
      does: doesOf(traitCard(id)),
    })),
    ...record.abilities.map((id) => ({
      words: words.ability(TEXT.nameOf('ability', id)),
      does: doesOf(traitCard(id)),
    })),
    ...record.fightingArts.map((id) => ({
      words: words.art(TEXT.nameOf('fightingArt', id)),
      does: doesOf(traitCard(id)),
    })),
    ...record.gearGained.map((id) => bare(words.gearGained(TEXT.nameOf('gear', id)))),
    ...record.gearLost.map((id) => bare(words.gearLost(TEXT.nameOf('gear', id)))),
    ...lost(record.survivor, events).map((id) => bare(words.resourceLost(TEXT.nameOf('resource', id)))),
    ...record.notes.map((id) => bare(upper(table.note[id as keyof Words['table']['note']] ?? id))),
  ];
}
