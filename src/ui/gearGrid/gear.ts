import type { ReactNode } from 'react';
import type { IconName } from '../icons/table';

export type AffinityColour = 'red' | 'green' | 'blue';
export const GEAR_EDGES = ['top', 'right', 'bottom', 'left'] as const;
export type GearEdge = (typeof GEAR_EDGES)[number];

/** A half-square on an edge, and whether it meets its other half (SD-16.2). */
export interface EdgeAffinity {
  colour: AffinityColour;
  complete: boolean;
}

/** A gear card as it is shown. */
export interface GearView {
  id: string;
  name: string;
  icon: IconName;
  /** The figures that matter most, as short as they get: "3 / 6+ / 2" (with thin spaces), "head 2", "eva +1". */
  figures: string;
  /** The same in full, for screen readers: "speed 3, accuracy 6+, strength 2". */
  figuresInFull: string;
  /** Keywords in words. */
  keywords: readonly string[];
  edges: Partial<Record<GearEdge, EdgeAffinity>>;
  /** Whole squares on the card. */
  squares?: readonly AffinityColour[] | undefined;
  /** Effects with their needs, and whether those are met. */
  effects: readonly GearEffect[];
  /** Used up for now: "once", "this round". */
  used?: string | undefined;
}

export interface GearEffect {
  /** Affinities that it needs; `own` must lie on the card's own edges (SD-16.3). */
  needs: readonly { colour: AffinityColour; own: boolean }[];
  met: boolean;
  text: ReactNode;
}
