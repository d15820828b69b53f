import type { Decision, Option } from '../engine';

/** A chance that may be let pass again and again at no cost; who may wish not to be asked for the rest of the round or of the fight. */
export interface ChanceWindow {
  /** The kind of question, with the card or skill where the question is about one. */
  id: string;
  kind: Decision['kind'];
  survivors: readonly string[];
  /** The answer that lets it pass. */
  pass: string;
}

/** For how long a window is declined. */
export type Span = 'round' | 'fight';

/** A survivor's wish not to be asked at such windows, in this round or, without one, in the whole fight. */
export interface Declined {
  survivor: string;
  window: string;
  round: number | null;
}

const lasts = (wish: Declined, round: number): boolean => wish.round === null || wish.round === round;

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
    declined.some((d) => d.survivor === survivor && d.window === id && lasts(d, round)),
  );

/** Who of those that a window is open to is never asked there in this fight. */
export const neverAsked = ({ id, survivors }: ChanceWindow, declined: readonly Declined[]): string[] =>
  survivors.filter((survivor) =>
    declined.some((d) => d.survivor === survivor && d.window === id && d.round === null),
  );

/** The wishes of one survivor that hold in this round, those for the whole fight last. */
export const wishesOf = (survivor: string, declined: readonly Declined[], round: number): Declined[] =>
  declined
    .filter((d) => d.survivor === survivor && lasts(d, round))
    .sort((a, b) => Number(a.round === null) - Number(b.round === null));

/** The wishes with those of some survivors at a window added; a wish for the whole fight takes the place of one for the round. */
export function withDeclined(
  window: ChanceWindow,
  { survivors, span }: { survivors: readonly string[]; span: Span },
  declined: readonly Declined[],
  round: number,
): readonly Declined[] {
  const known = span === 'round' ? declinedBy(window, declined, round) : neverAsked(window, declined);
  const wishing = window.survivors.filter((id) => survivors.includes(id) && !known.includes(id));
  const outdone = (d: Declined) => d.window === window.id && wishing.includes(d.survivor);
  return [
    ...declined.filter((d) => !outdone(d)),
    ...wishing.map((survivor) => ({
      survivor,
      window: window.id,
      round: span === 'round' ? round : null,
    })),
  ];
}
