import type { AnySurvivorEvent } from '../../engine';
import type { SurvivorJournal } from '../../store/lastSurvivor';
import { isOwnAnswer } from '../../store/ownAnswers';
import type { InterfaceWords } from '../../text/interface/en';
import type { LogLine, LogSection } from '../log/logView';
import { pieceOf } from './signs';
import { namesOf, SURVIVOR_TEXT } from './survivorWords';

const TOPICS: Partial<Record<AnySurvivorEvent['type'], LogLine['topic']>> = {
  turnBegan: 'turn',
  duelBegan: 'turn',
  ended: 'turn',
  moved: 'move',
  wandered: 'move',
  investigated: 'card',
  nightFell: 'card',
  supported: 'card',
  cardsDrawn: 'card',
  tested: 'dice',
  tainted: 'dice',
  duelRolled: 'dice',
  rerolled: 'dice',
  modified: 'dice',
  duelJudged: 'dice',
  suffered: 'damage',
  prevented: 'damage',
  frost: 'damage',
  died: 'damage',
  traded: 'choice',
  tradeOffered: 'choice',
  corrected: 'edit',
};

type Entry = SurvivorJournal['entries'][number];
interface Told {
  line: LogLine;
  section: string;
}

/** Where in the days and nights something was told. */
interface When {
  day: number;
  night: boolean;
}

const made = new WeakMap<Entry, { lines: Told[]; after: When }>();

/** Facts that need no line: the next or the last one says it, or the heading does. */
function isSilent(event: AnySurvivorEvent, before: AnySurvivorEvent | undefined): boolean {
  if (event.type === 'itemGained') return before?.type === 'crafted';
  if (event.type === 'staminaChanged') return before?.type === 'moved' || event.by < 0;
  return (
    event.type === 'dayBegan' ||
    event.type === 'rolled' ||
    event.type === 'answered' ||
    event.type === 'edited'
  );
}

function diceOf(event: AnySurvivorEvent): LogLine['dice'] {
  const die = (value: number, result: 'plain' | 'hit' | 'miss') => [
    { value: String(value), result, label: String(value) },
  ];
  if (event.type === 'duelRolled') return die(event.face, 'plain');
  if (event.type === 'rerolled') return die(event.to, 'plain');
  if (event.type === 'tested') return die(event.face, event.passed ? 'hit' : 'miss');
  return event.type === 'tainted' ? die(event.face, event.harmed ? 'miss' : 'hit') : undefined;
}

function moves(event: AnySurvivorEvent, when: When): When {
  if (event.type === 'dayBegan') return { day: event.day, night: false };
  return event.type === 'nightFell' ? { day: event.night, night: true } : when;
}

/** The lines of one entry, made once: an entry always comes after the same one. */
function linesOf(entry: Entry, at: number, from: When): { lines: Told[]; after: When } {
  const known = made.get(entry);
  if (known !== undefined) return known;
  const names = namesOf(entry.state);
  let when = from;
  const lines = entry.events.flatMap((event, i): Told[] => {
    when = moves(event, when);
    if (isSilent(event, entry.events[i - 1])) return [];
    const { text, rule, figures } = SURVIVOR_TEXT.logLine(event, names);
    const reason = SURVIVOR_TEXT.reason(event, names);
    const [actor] = figures;
    const dice = diceOf(event);
    const line: LogLine = {
      id: `${at}.${i}`,
      words: text,
      topic: TOPICS[event.type] ?? 'choice',
      actor: actor === undefined ? null : { id: actor, piece: pieceOf(entry.state, actor) ?? null },
      about: figures,
      depth: 0,
      ...(rule === undefined ? {} : { rule }),
      ...(dice === undefined ? {} : { dice }),
      ...(reason.length === 0
        ? {}
        : {
            reason: reason.map((r) => ({
              words: r.text,
              verdict: r.verdict ?? 'plain',
              ...(r.rule === undefined ? {} : { rule: r.rule }),
            })),
          }),
    };
    return [{ line, section: `${when.night ? 'night' : 'day'}-${when.day}` }];
  });
  const told = { lines, after: when };
  made.set(entry, told);
  return told;
}

function titleOf(section: string, words: InterfaceWords['lastSurvivor']): string {
  const [kind, number] = section.split('-');
  if (number === '0') return words.beforeDay;
  return kind === 'night' ? words.night(Number(number)) : words.day(Number(number));
}

/** Everything that happened up to now, by days and nights. */
export function survivorLog(
  { entries, at }: SurvivorJournal,
  words: InterfaceWords['lastSurvivor'],
): LogSection[] {
  const sections: { id: string; title: string; lines: LogLine[] }[] = [];
  let when: When = { day: 0, night: false };
  for (const [i, entry] of entries.slice(0, at + 1).entries()) {
    const { lines, after } = linesOf(entry, i, when);
    when = after;
    for (const { line, section } of lines) {
      if (sections.at(-1)?.id !== section)
        sections.push({ id: section, title: titleOf(section, words), lines: [] });
      sections.at(-1)?.lines.push(line);
    }
  }
  return sections;
}

/** What the program did since a person answered last, in one text; empty: nothing. */
export function programSaid({ entries, at }: SurvivorJournal, sections: readonly LogSection[]): string {
  let from = at;
  while (isOwnAnswer(entries[from])) from -= 1;
  if (from === at) return '';
  return sections
    .flatMap(({ lines }) => lines)
    .filter(({ id }) => Number(id.split('.')[0]) > from)
    .map(({ words }) => String(words))
    .join('. ');
}
