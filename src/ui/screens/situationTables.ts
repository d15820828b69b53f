import type { SituationFiles } from '../../store/situation/tableFile';

/** Situation files of the smaller games: content and words come when one is opened or written. */
const COMING: Readonly<Record<string, () => Promise<SituationFiles>>> = {
  encounter: async () => (await import('../encounter/encounterSituations')).ENCOUNTER_FILES,
  'last-survivor': async () => (await import('../lastSurvivor/survivorSituations')).SURVIVOR_FILES,
};

/** Situation files of a kind of table; null: it is none of a smaller game. */
export const situationTable = async (table: string): Promise<SituationFiles | null> =>
  Object.hasOwn(COMING, table) ? ((await COMING[table]?.()) ?? null) : null;
