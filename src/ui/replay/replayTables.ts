import type { ComponentType } from 'react';
import type { TableState } from '../../engine';
import type { AnyTold } from '../../store/desks/desk';
import type { ReplayFight } from '../../store/replay/replay';
import type { PictureOf } from '../../store/showing';
import { type Loadable, loadable } from '../parts/loadable';

/** What shows a replay's table at one moment. */
export interface ReplayTableProps {
  fight: ReplayFight;
  /** The moment that is shown. */
  picture: PictureOf<TableState, AnyTold>;
  onLeave: () => void;
}

interface ReplayPart {
  ReplayTable: ComponentType<ReplayTableProps>;
}

/** Each game's table, by its kind. */
export const REPLAY_TABLES: Readonly<Record<string, Loadable<ReplayPart>>> = {
  showdown: loadable(() => import('./ReplayTable')),
  encounter: loadable(() => import('../encounter/EncounterReplay')),
  'last-survivor': loadable(() => import('../lastSurvivor/SurvivorReplay')),
};
