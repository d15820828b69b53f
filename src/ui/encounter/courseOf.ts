import type { EncounterJournal } from '../../store/encounter';

/** What one investigator did, for the table at the end. */
export interface Course {
  id: string;
  /** The round of its defeat; null: it stands. */
  fell: number | null;
  met: number;
  defeated: number;
  sanity: number;
  health: number;
}

/** How it went for each investigator, in the order of the table. */
export function courseOf({ entries, at }: EncounterJournal): Course[] {
  const state = entries[at]?.state;
  const courses = new Map<string, Course>(
    (state?.investigators ?? []).map(({ id }) => [
      id,
      { id, fell: null, met: 0, defeated: 0, sanity: 0, health: 0 },
    ]),
  );
  let round = 0;
  // Whoever met a token last is who defeats it.
  let meeting: Course | undefined;
  for (const event of entries.slice(0, at + 1).flatMap(({ events }) => events)) {
    if (event.type === 'roundBegan') round = event.round;
    if (event.type === 'monsterDefeated' && meeting !== undefined) meeting.defeated += 1;
    const who = 'investigator' in event ? courses.get(event.investigator) : undefined;
    if (who === undefined) continue;
    if (event.type === 'tokenTurned') {
      meeting = who;
      who.met += 1;
    }
    if (event.type === 'lost' && event.what === 'sanity') who.sanity += event.by;
    if (event.type === 'lost' && event.what === 'health') who.health += event.by;
    if (event.type === 'investigatorDefeated') who.fell = round;
  }
  return [...courses.values()];
}
