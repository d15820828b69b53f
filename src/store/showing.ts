import type { AnyEvent, Journal, KernelEvent, Scene, ShowdownState, Space } from '../engine';

/** One picture of what happened: the table as it was, and what the log had told by then. */
export interface PictureOf<S, E> {
  state: S;
  /** What happened just now. */
  events: readonly (E | KernelEvent)[];
  /** The journal's entry that is being told, and how many of its events are told with this picture. */
  entry: number;
  told: number;
  /** How long it is looked at when the pace is for play, in milliseconds. */
  ms: number;
  /** One of the monster's own doings: at the pace *step* it waits for a press. */
  waits: boolean;
  /** A figure is on its way, space by space. */
  step: boolean;
}

/** A picture of a showdown. */
export type Picture = PictureOf<ShowdownState, AnyEvent>;

type Events = readonly AnyEvent[];
type Kinds = Partial<Record<AnyEvent['type'], number>>;

/** A space walked, thrown over. */
const STEP = { moved: 90, knockedBack: 60 };

/** How long each kind of event is looked at; those that are not here only stand in the log. */
const LOOK: Kinds = {
  roundBegan: 400,
  aiDrawn: 650,
  specialDrawn: 650,
  basicActionBegan: 400,
  instinctBegan: 400,
  targetPicked: 450,
  survivorChosen: 350,
  groupMeant: 350,
  moved: 200,
  knockedBack: 200,
  placed: 300,
  faced: 150,
  collided: 250,
  knockedDown: 300,
  stood: 150,
  monsterAttacked: 450,
  survivorAttacked: 450,
  guarded: 300,
  dodged: 300,
  damaged: 300,
  severeInjury: 600,
  brainTrauma: 600,
  survivorDied: 800,
  hitsRolled: 400,
  extraDiceRolled: 450,
  hitLocationsDrawn: 350,
  woundAttempted: 450,
  monsterWounded: 350,
  monsterDefeated: 800,
  ended: 600,
  reaction: 450,
  trapSprung: 650,
  injuryInflicted: 450,
  priorityGained: 250,
  doomed: 250,
  revealed: 300,
  healed: 300,
  terrainPlaced: 200,
  terrainRemoved: 200,
};

/** Dice whose outcome is told by the next event. */
const TOLD_NEXT = ['monsterAttack', 'attack', 'wound', 'hitLocation'];

function lookAt(event: AnyEvent): number {
  if (event.type === 'rolled') return TOLD_NEXT.includes(event.purpose) ? 0 : 300;
  return LOOK[event.type] ?? 0;
}

/** How long what happened at once is looked at, in milliseconds. */
export const lookOf = (events: Events): number => Math.max(0, ...events.map(lookAt));

/** What the monster does of itself also in the survivors' turn (SD-14.5, SD-14.13). */
const REACTIONS: readonly AnyEvent['type'][] = ['reaction', 'trapSprung', 'monsterAttacked'];

const MONSTERS_PHASES: readonly ShowdownState['phase'][] = ['start', 'draw', 'end'];

const isMonsters = ({ phase }: ShowdownState, events: Events): boolean =>
  MONSTERS_PHASES.includes(phase) ||
  events.some((e) => REACTIONS.includes(e.type) || (e.type === 'moved' && e.figure === 'monster'));

/** The table with a figure on its way. */
function onItsWay(state: ShowdownState, figure: string, space: Space): ShowdownState {
  if (figure === 'monster') return { ...state, decision: null, monster: { ...state.monster, space } };
  const survivors = state.survivors.map((s) => (s.id === figure ? { ...s, space } : s));
  return { ...state, decision: null, survivors };
}

/** A movement space by space, up to the one before its last. */
function wayThere(before: ShowdownState, picture: Picture): Picture[] {
  const walk = picture.events.find((e) => e.type === 'moved' || e.type === 'knockedBack');
  if (walk === undefined || (walk.type !== 'moved' && walk.type !== 'knockedBack')) return [];
  const figure = walk.type === 'moved' ? walk.figure : walk.survivor;
  return walk.path.slice(0, -1).map((space) => ({
    ...picture,
    state: onItsWay(before, figure, space),
    ms: STEP[walk.type],
    waits: false,
    step: true,
  }));
}

/** The scenes of one entry as pictures: what needs no look is told with the next one that does; the set-up needs none. */
function picturesOf(
  before: ShowdownState,
  scenes: readonly Scene<ShowdownState, AnyEvent>[],
  entry: number,
): Picture[] {
  const pictures: Picture[] = [];
  let last = before;
  let told = 0;
  for (const { state, events } of scenes) {
    told += events.length;
    const ms = state.phase === 'setup' ? 0 : lookOf(events);
    if (ms > 0) {
      const picture: Picture = {
        state,
        events,
        entry,
        told,
        ms,
        waits: isMonsters(state, events),
        step: false,
      };
      pictures.push(...wayThere(last, picture), picture);
    }
    last = state;
  }
  return pictures;
}

type Entries = Journal<ShowdownState, AnyEvent>['entries'];

/** Everything that came of the commands from an entry on, as pictures in their order. */
export function picturesFrom(
  entries: Entries,
  from: number,
  scenesOf: (at: number) => readonly Scene<ShowdownState, AnyEvent>[],
): Picture[] {
  return entries.slice(from).flatMap((entry, i) => {
    const at = from + i;
    const before = entries[at - 1]?.state ?? entry.state;
    return picturesOf(before, scenesOf(at), at);
  });
}

/** What was told from an entry on up to a picture. */
export const toldFrom = <E>(
  entries: readonly { events: readonly E[] }[],
  from: number,
  { entry, told }: { entry: number; told: number },
): E[] =>
  entries
    .slice(from, entry + 1)
    .flatMap(({ events }, i) => (from + i === entry ? events.slice(0, told) : events));
