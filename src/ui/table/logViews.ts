import type { AnyEvent } from '../../engine';
import { isSilent } from '../../store/desks/showdownTale';
import { isOwnAnswer } from '../../store/ownAnswers';
import type { FightJournal } from '../../store/session';
import type { Picture } from '../../store/showing';
import type { InterfaceWords } from '../../text/interface/en';
import type { Lights, LogLine, LogSection } from '../log/logView';
import { TEXT } from '../words/text';
import { type Fight, fightOf } from './fight';
import { pieceOf } from './signs';

type Words = InterfaceWords['table'];

const TOPICS: Partial<Record<AnyEvent['type'], LogLine['topic']>> = {
  aiDrawn: 'card',
  moved: 'move',
  placed: 'move',
  knockedBack: 'move',
  rolled: 'dice',
  damaged: 'damage',
  severeInjury: 'damage',
  answered: 'choice',
  edited: 'edit',
};

function dice(event: AnyEvent): LogLine['dice'] {
  if (event.type !== 'rolled') return undefined;
  return event.dice.map((face) => ({
    value: String(face),
    result: event.sides === 10 && face === 10 ? 'lantern' : 'plain',
    label: String(face),
  }));
}

function line(
  event: AnyEvent,
  id: string,
  fight: Fight,
  said: (line: string) => string = (words) => words,
): LogLine | null {
  if (isSilent(event)) return null;
  const { text, rule, figures } = TEXT.eventLine(event, fight.names);
  if (text === '') return null;
  const actor = figures[0];
  const reason = TEXT.reason(event, fight.names);
  const rolled = dice(event);
  return {
    id,
    words: event.type === 'answered' ? said(text) : text,
    topic: TOPICS[event.type] ?? 'turn',
    actor: actor === undefined ? null : { id: actor, piece: pieceOf(fight.state, actor) ?? null },
    about: figures,
    depth: 0,
    ...(rule === undefined ? {} : { rule }),
    ...(rolled === undefined ? {} : { dice: rolled }),
    ...(reason.length === 0
      ? {}
      : {
          lights: {
            spaces: [...new Set(reason.flatMap((r) => r.spaces ?? []))],
            figures: [...new Set(reason.flatMap((r) => r.figures ?? []))],
          },
          reason: reason.map((r) => ({
            words: r.text,
            verdict: r.verdict ?? 'plain',
            ...(r.rule === undefined ? {} : { rule: r.rule }),
          })),
        }),
  };
}

type Entry = FightJournal['entries'][number];

/** A line, and the round in which it was told: an entry may lead from one round into the next. */
interface Told {
  line: LogLine;
  round: number;
}

const made = new WeakMap<Entry, Told[]>();

/** The round of each event, found from the last one backwards. */
function roundsOf({ events, state }: Entry): number[] {
  // Before the first round its number stands on the table already.
  const asks = state.phase === 'setup' && !events.some(({ type }) => type === 'roundBegan');
  let round = asks ? 0 : state.round;
  return events
    .map((event) => event)
    .reverse()
    .map((event) => {
      const own = round;
      if (event.type === 'roundBegan') round = event.round - 1;
      return own;
    })
    .reverse();
}

/** The lines of one entry, made once: a journal's entries never change. */
function linesOf(entry: Entry, at: number, words: Words): Told[] {
  const known = made.get(entry);
  if (known !== undefined) return known;
  const fight = fightOf(entry.state);
  const rounds = roundsOf(entry);
  const lines = entry.events.flatMap((event, i) => {
    const one = line(event, `${at}.${i}`, fight, isOwnAnswer(entry) ? words.notAskedLine : undefined);
    return one === null ? [] : [{ line: one, round: rounds[i] ?? 0 }];
  });
  made.set(entry, lines);
  return lines;
}

/** How many of an entry's events are told. */
const toldBy = (id: string): number => Number(id.split('.')[1]) + 1;

/** Everything that happened up to now, or up to the picture that is shown, by rounds. */
export function logSections(
  { entries, at }: FightJournal,
  words: Words,
  picture: Pick<Picture, 'entry' | 'told'> | null = null,
): LogSection[] {
  const sections: { id: string; title: string; lines: LogLine[] }[] = [];
  const last = picture?.entry ?? at;
  for (let i = 0; i <= last; i += 1) {
    const entry = entries[i] as Entry;
    const told = picture !== null && i === last ? picture : null;
    for (const { line: one, round } of linesOf(entry, i, words)) {
      if (told !== null && toldBy(one.id) > told.told) continue;
      const id = `round-${round}`;
      if (sections[sections.length - 1]?.id !== id)
        sections.push({ id, title: words.logRound(round), lines: [] });
      sections[sections.length - 1]?.lines.push(one);
    }
  }
  return sections;
}

const DARK: Lights = { spaces: [], figures: [] };

/** What the open line speaks of: nothing if none is open. */
export function lightsOf(sections: readonly LogSection[], openId: string | null): Lights {
  if (openId === null) return DARK;
  const open = sections.flatMap(({ lines }) => lines).find(({ id }) => id === openId);
  return open?.lights ?? DARK;
}
