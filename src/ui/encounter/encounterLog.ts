import type { AnyEncounterEvent } from '../../engine';
import type { EncounterJournal } from '../../store/encounter';
import { encounterNames } from '../../text/encounter';
import type { InterfaceWords } from '../../text/interface/en';
import type { LogLine, LogSection } from '../log/logView';
import { pieceOf } from './encounterSigns';
import { ENCOUNTER_TEXT } from './encounterWords';

const TOPICS: Partial<Record<AnyEncounterEvent['type'], LogLine['topic']>> = {
  tokenTurned: 'card',
  backRead: 'card',
  placeRead: 'card',
  went: 'move',
  monsterCame: 'move',
  rolled: 'dice',
  tested: 'dice',
  lost: 'damage',
  investigatorDefeated: 'damage',
  monsterHurt: 'damage',
  monsterDefeated: 'damage',
  answered: 'choice',
  edited: 'edit',
};

type Entry = EncounterJournal['entries'][number];
type Told = LogLine & { round: number };

const made = new WeakMap<Entry, Told[]>();

/** Facts that need no line: the next one says it, or the heading does. */
const isSilent = (event: AnyEncounterEvent): boolean =>
  event.type === 'roundBegan' ||
  event.type === 'rolled' ||
  (event.type === 'answered' && (event.forced || event.kind === 'beforeRoll' || event.kind === 'typeDie'));

/** The lines of one entry, made once; with the round in which each was told. */
function linesOf(entry: Entry, at: number): Told[] {
  const known = made.get(entry);
  if (known !== undefined) return known;
  const names = encounterNames(entry.state);
  const begins = entry.events.filter((e) => e.type === 'roundBegan').length;
  let round = entry.state.round - begins;
  const lines = entry.events.flatMap((event, i) => {
    if (event.type === 'roundBegan') round += 1;
    if (isSilent(event)) return [];
    const { text, rule, figures } = ENCOUNTER_TEXT.eventLine(event, names);
    const reason = ENCOUNTER_TEXT.reason(event, names);
    const actor = figures[0];
    const line: Told = {
      id: `${at}.${i}`,
      words: text,
      ...(rule === undefined ? {} : { rule }),
      topic: TOPICS[event.type] ?? 'turn',
      actor: actor === undefined ? null : { id: actor, piece: pieceOf(entry.state, actor) ?? null },
      about: figures,
      depth: 0,
      round,
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
    return [line];
  });
  made.set(entry, lines);
  return lines;
}

/** Everything that happened up to now, by rounds. */
export function encounterLog(
  { entries, at }: EncounterJournal,
  words: InterfaceWords['encounter'],
): LogSection[] {
  const sections: { id: string; title: string; lines: LogLine[] }[] = [];
  for (const [i, entry] of entries.slice(0, at + 1).entries()) {
    for (const { round, ...line } of linesOf(entry, i)) {
      const id = `round-${round}`;
      if (sections.at(-1)?.id !== id) sections.push({ id, title: words.roundTitle(round), lines: [] });
      sections.at(-1)?.lines.push(line);
    }
  }
  return sections;
}
