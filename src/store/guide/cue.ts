import type { AnyEvent, ShowdownEvent } from '../../engine';
import type { Moment } from './moment';

type Kind = ShowdownEvent['type'];
type Of<K extends Kind> = Extract<ShowdownEvent, { type: K }>;

/** When an idea is told: whether a moment is one for it, and whom it is about then. */
export interface Cue {
  /** `asked`: the question that is put; `event`: what just happened; `state`: how things stand; `calm`: background. */
  on: 'asked' | 'event' | 'state' | 'calm';
  /** Null: not now. */
  hears(moment: Moment): { who: string | null } | null;
}

/** Whom an event is about. */
function whoOf(event: AnyEvent): string | null {
  const { survivor, figure, target } = event as { survivor?: unknown; figure?: unknown; target?: unknown };
  const who = survivor ?? figure ?? target;
  return typeof who === 'string' && who !== 'monster' ? who : null;
}

/** Something happened. */
export const happened = <K extends Kind>(kind: K, fits: (event: Of<K>) => boolean = () => true): Cue => ({
  on: 'event',
  hears({ events }) {
    const event = events.find((e): e is Of<K> & AnyEvent => e.type === kind && fits(e as Of<K>));
    return event === undefined ? null : { who: whoOf(event) };
  },
});

/** A question of this kind is put; one that offers an answer of this kind, if one is named. */
export const asked = (
  kind: string,
  offers?: string | ((option: { kind: string; key: string }) => boolean),
): Cue => {
  const offered = typeof offers === 'string' ? (o: { kind: string }) => o.kind === offers : offers;
  return {
    on: 'asked',
    hears({ decision }) {
      if (decision === null || decision.kind !== kind) return null;
      if (offered !== undefined && !decision.options.some(offered)) return null;
      const { survivor } = decision.about;
      return { who: typeof survivor === 'string' ? survivor : null };
    },
  };
};

/** Before anything else, in the first round. */
export const atTheStart: Cue = {
  on: 'asked',
  hears: ({ state }) => (state.round <= 1 ? { who: null } : null),
};

/** Things stand so. */
export const stands = (so: (moment: Moment) => boolean): Cue => ({
  on: 'state',
  hears: (moment) => (so(moment) ? { who: null } : null),
});

/** A question of the survivors' own turn is put, and things stand so besides. */
export const inOwnTurn = (so: (moment: Moment) => boolean): Cue =>
  stands((moment) => ['whoActs', 'act'].includes(moment.decision?.kind ?? '') && so(moment));

/** Nobody is in the middle of anything: the next to act is chosen. */
export const atEase = (so: (moment: Moment) => boolean = () => true): Cue => ({
  on: 'calm',
  hears: (moment) => (moment.decision?.kind === 'whoActs' && so(moment) ? { who: null } : null),
});
