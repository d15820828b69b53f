import { create } from 'zustand';
import {
  type AnyEncounterEvent,
  ENCOUNTER,
  type EncounterContent,
  type EncounterSetUp,
  type EncounterState,
} from '../engine';
import { ENCOUNTERS } from './encounterContent';
import { freshSeed } from './freshSeed';
import { NOTHING, type Played, type TableDeeds, type TableOnView, tableDeeds } from './tableSession';

/** Combat encounters with the content that comes with the program. */
export const PLAYED: Played<EncounterSetUp, EncounterState, EncounterContent, AnyEncounterEvent> = {
  table: ENCOUNTER,
  content: ENCOUNTERS,
};

type View = TableOnView<EncounterSetUp, EncounterState, AnyEncounterEvent>;
type Deeds = TableDeeds<EncounterSetUp, EncounterState, AnyEncounterEvent>;
export type EncounterJournal = NonNullable<View['journal']>;

/** The encounters on the table. Nothing is played out and nothing declined here: each answer is seen at once. */
export const useEncounter = create<View & Deeds>()((set, get) => ({
  ...NOTHING,
  ...tableDeeds(
    PLAYED,
    {
      goOn: (journal) => journal,
      show: () => undefined,
      showOpening: () => undefined,
      rest: () => undefined,
      beside: () => ({}),
    },
    set,
    get,
  ),
}));

/** A quick encounter of an investigator by lot, with monsters by lot. */
export function quickEncounter(player: string, seed: number = freshSeed()): EncounterSetUp {
  const { investigators } = ENCOUNTERS.pack;
  const card = investigators[seed % investigators.length]?.id ?? '';
  return { run: 'quick', players: [player], investigators: [{ card, player: 0 }], seed };
}

/** Another one like it: a quick encounter of whoever comes by lot, or the same run with other monsters and dice. */
export function anotherOf(
  { script: _, ...setup }: EncounterSetUp,
  seed: number = freshSeed(),
): EncounterSetUp {
  return setup.run === 'quick' ? quickEncounter(setup.players[0] ?? '', seed) : { ...setup, seed };
}
