import type { Decision, Option } from '../engine';

/** A chance that may be let pass again and again at no cost; who may wish not to be asked for the rest of the round. */
export interface ChanceWindow {
  /** The kind of question, with the card or skill where the question is about one. */
  id: string;
  kind: Decision['kind'];
  survivors: readonly string[];
  /** The answer that lets it pass. */
  pass: string;
}

/** A survivor's wish not to be asked at such windows, in this round. */
export interface Declined {
  survivor: string;
  window: string;
  round: number;
}

/**
 * Questions that only offer something, by what tells one offer from another besides the kind. Those are missing where
 * leaving it has an effect of its own (`may … else`), or whose offer is part of what somebody has begun (an attack's
 * weapon, a step).
 */
const WINDOWS: Readonly<Record<string, 'card' | 'skill' | null>> = {
  survivalOpportunity: null,
  dodge: null,
  endure: null,
  hitToArms: null,
  useSkill: 'skill',
  useTrigger: 'card',
  discardToRetry: null,
  redraw: null,
  shieldTarget: null,
};

const PASSES = ['pass', 'decline'];

const offered = (option: Option): string[] => {
  const { survivor } = option as Option & { survivor?: string };
  return survivor === undefined ? [] : [survivor];
};

/** The window that a question is; null: it must be answered by somebody. */
export function windowOf({ kind, by, about, options }: Decision): ChanceWindow | null {
  const more = WINDOWS[kind];
  const pass = options.find((option) => PASSES.includes(option.kind));
  if (more === undefined || pass === undefined) return null;
  const one = by !== 'survivors' && typeof about.survivor === 'string' ? [about.survivor] : null;
  const survivors = one ?? [...new Set(options.flatMap(offered))];
  const id = more === null ? kind : `${kind}:${String(about[more])}`;
  return { id, kind, survivors, pass: pass.key };
}

/** Who of those that a window is open to does not want to be asked now. */
export const declinedBy = (
  { id, survivors }: ChanceWindow,
  declined: readonly Declined[],
  round: number,
): string[] =>
  survivors.filter((survivor) =>
    declined.some((d) => d.survivor === survivor && d.window === id && d.round === round),
  );
