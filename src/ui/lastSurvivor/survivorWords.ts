import type {
  AnySurvivorEvent,
  Decision,
  DiePart,
  DuelChance,
  DuelOdds,
  Option,
  SurvivorState,
} from '../../engine';
import { LAST_SURVIVOR } from '../../store/survivorContent';
import { lastSurvivorText, survivorNames } from '../../text/lastSurvivor';
import { type SurvivorNameKind, sayOf } from '../../text/lastSurvivor/say';
import type { LogLine, QuestionText, ReasonLine } from '../../text/lines';

const plain = sayOf({ survivor: () => undefined, player: () => undefined });
export const nameOf = (kind: SurvivorNameKind, id: string): string => plain.name(kind, id);
export const namesOf = (state: SurvivorState) => survivorNames(state);
export const SURVIVOR_TEXT = {
  eventLine: (event: AnySurvivorEvent, names: ReturnType<typeof namesOf>): LogLine => ({
    text: lastSurvivorText.eventLine(event, names),
    figures: 'survivor' in event ? [event.survivor] : [],
    tone: 'plain',
    ...('rule' in event && event.rule !== undefined ? { rule: event.rule } : {}),
  }),
  reason: (_e: AnySurvivorEvent, _n: ReturnType<typeof namesOf>): ReasonLine[] => [],
  question: (decision: Decision, names: ReturnType<typeof namesOf>): QuestionText => ({
    title: lastSurvivorText.question(decision, names),
    by: names.player(decision.by) ?? '',
    trail: [],
  }),
  option: (option: Option, _: Decision, names: ReturnType<typeof namesOf>): string =>
    lastSurvivorText.option(option, names),
};
export const cardText = (
  kind: SurvivorNameKind,
  id: string,
): { name: string; tags: string[]; lines: string[] } => ({
  name: nameOf(kind, id),
  tags: [],
  lines: ['+1 to your die'],
});
export const supportMoment = (id: string): 'before' | 'modify' | 'damage' | null =>
  (Object.hasOwn(LAST_SURVIVOR.supports, id) ? LAST_SURVIVOR.supports[id]?.moment : undefined) ?? null;
export const chanceWords = ({ ways, of }: DuelChance): string =>
  `${ways}/${of} (${Math.round((100 * ways) / of)} %)`;
export const oddsWords = (odds: DuelOdds): string =>
  `hits ${chanceWords(odds.gray)}, is hit ${chanceWords(odds.red)}`;
export const partName = ({ kind, id }: DiePart): string => nameOf(kind, id);
export function spaceName(state: SurvivorState, key: string): string {
  const map = Object.hasOwn(LAST_SURVIVOR.maps, state.map) ? LAST_SURVIVOR.maps[state.map] : undefined;
  const tile = map?.tiles.find((t) => `${t.q},${t.r}` === key);
  if (map === undefined || tile === undefined) return key;
  const row = map.tiles.filter((t) => t.r === tile.r).sort((a, b) => a.q - b.q);
  const terrain = nameOf('terrain', tile.terrain);
  return `${terrain.charAt(0).toUpperCase()}${terrain.slice(1)} ${String.fromCharCode(65 + tile.r)}${row.indexOf(tile) + 1}`;
}
