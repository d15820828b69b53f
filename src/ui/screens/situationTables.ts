import type { AnyJournal, AnyOnView } from '../../store/desks/desk';
import type { Fault, Parsed } from '../../store/situation/parse';

/** A situation of a smaller game, played to its end. */
interface PlayedAny {
  title: string;
  faults: Fault[];
  setup: NonNullable<AnyOnView['setup']>;
  journal: AnyJournal;
}

type SituationTable = (parsed: Parsed) => PlayedAny | Fault[];

/** How situation files of the smaller games are played: content and words come when one is opened. */
const COMING: Readonly<Record<string, () => Promise<SituationTable>>> = {
  encounter: async () => (await import('../encounter/encounterSituations')).playEncounterSituation,
  'last-survivor': async () => (await import('../lastSurvivor/survivorSituations')).playSurvivorSituation,
};

/** How a situation of a kind of table is played; null: it is none of a smaller game. */
export const situationTable = async (table: string): Promise<SituationTable | null> =>
  Object.hasOwn(COMING, table) ? ((await COMING[table]?.()) ?? null) : null;
