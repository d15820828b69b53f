import type { ReactNode } from 'react';
import type { AffinityColour, GearEdge } from '../gearGrid/gear';
import type { IconName } from '../icons/table';

/** One figure of a profile: "2 speed". */
export interface CardFigure {
  value: string;
  label: string;
}

/** Where the performance of a card has come to; drawn as a mark at the part's edge. */
export type PartState = 'done' | 'now' | 'skipped';

/** A part of a card's face, in the order of the card. */
export type CardPart =
  | {
      kind: 'action';
      title: string;
      icon?: IconName | undefined;
      /** Only if this holds. */
      condition?: ReactNode;
      /** Numbered lines, such as those of Pick Target. */
      lines?: readonly ReactNode[] | undefined;
      figures?: readonly CardFigure[] | undefined;
      text?: ReactNode;
      state?: PartState | undefined;
    }
  /** A survival opportunity between actions. */
  | { kind: 'flow'; title: string; state?: PartState | undefined }
  /** Standing information or a condition. */
  | { kind: 'alert'; title: string; text: ReactNode }
  /** What happens instead, when that injury is in play. */
  | { kind: 'injury'; title: string; text: ReactNode }
  | { kind: 'reaction'; title: string; text: ReactNode; state?: PartState | undefined }
  | { kind: 'critical'; title: string; text: ReactNode; state?: PartState | undefined }
  | { kind: 'text'; text: ReactNode }
  /** Figures side by side, such as those of each level. */
  | CardTableView
  /** The halves on the edges of a gear card, and whole squares on it (SD-16.2). */
  | CardAffinitiesView;

export interface CardTableView {
  kind: 'table';
  title: string;
  /** A sentence about how the figures are meant. */
  note?: string | undefined;
  /** Over the first column and all others; short ones say themselves in full as well. */
  head: readonly (string | { short: string; full: string })[];
  rows: readonly { head: string; cells: readonly string[] }[];
}

export interface CardAffinitiesView {
  kind: 'affinities';
  edges: Readonly<Partial<Record<GearEdge, AffinityColour | undefined>>>;
  squares: readonly AffinityColour[];
}

/** A card as it is shown; its words are made elsewhere from its data. */
export interface CardView {
  id: string;
  name: string;
  /** What the card is made of, which colours it. */
  stock: 'ai' | 'hitLocation' | 'terrain' | 'resource' | 'gear' | 'status';
  /** Such as "basic", "mood", "trap". */
  kind: string;
  /** The letter in the corner, such as B, A, L, S. */
  letter?: string | undefined;
  icon?: IconName | undefined;
  /** Such as impervious, first strike. */
  flags?: readonly string[] | undefined;
  parts: readonly CardPart[];
  /** Tokens lying on the card. */
  counters?: number | undefined;
}
