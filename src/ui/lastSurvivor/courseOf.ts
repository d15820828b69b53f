import type { SurvivorState } from '../../engine';
import type { SurvivorJournal } from '../../store/lastSurvivor';

/** What one survivor did in a game, for the table at its end. */
export interface Course {
  id: string;
  /** When it died; null: it lives. */
  died: { day: number; night: boolean } | null;
  attacks: number;
  hits: number;
  crafted: number;
  investigated: number;
}

const begun = (id: string): Course => ({
  id,
  died: null,
  attacks: 0,
  hits: 0,
  crafted: 0,
  investigated: 0,
});

/** How a game went for each of its survivors, those who lived longest first. */
export function courseOf({ entries, at }: SurvivorJournal, state: SurvivorState): Course[] {
  const courses = new Map(state.survivors.map(({ id }) => [id, begun(id)]));
  const of = (id: string) => courses.get(id);
  let when = { day: 0, night: false };
  for (const event of entries.slice(0, at + 1).flatMap(({ events }) => events)) {
    if (event.type === 'dayBegan') when = { day: event.day, night: false };
    if (event.type === 'nightFell') when = { day: event.night, night: true };
    const who = 'survivor' in event ? of(event.survivor) : undefined;
    if (who === undefined) continue;
    if (event.type === 'duelBegan') who.attacks += 1;
    if (event.type === 'crafted') who.crafted += 1;
    if (event.type === 'investigated') who.investigated += 1;
    if (event.type === 'died') who.died = when;
    if (event.type === 'duelJudged') {
      if (event.hits.includes('gray')) who.hits += 1;
      const defender = of(event.defender);
      if (event.hits.includes('red') && defender !== undefined) defender.hits += 1;
    }
  }
  const late = ({ died }: Course) =>
    died === null ? Number.MAX_SAFE_INTEGER : died.day * 2 + (died.night ? 1 : 0);
  return [...courses.values()].sort((a, b) => late(b) - late(a));
}
