import {
  type AnySurvivorEvent,
  type LastSurvivorSetUp,
  renamedPlayers,
  type SurvivorContent,
  type SurvivorState,
} from '../../engine';
import type { ShownSmall } from '../keep/shapes';
import { PLAYED, useLastSurvivor } from '../lastSurvivor';
import { lookAt } from '../lastSurvivorLook';
import { anyDesk, type Desk, type Tale } from './desk';
import { short } from './short';

type Told = AnySurvivorEvent['type'];

/** Facts that the next one tells as well. */
const SILENT: readonly Told[] = ['dayBegan', 'rolled'];

/** How a game of last survivor is told. */
export const LAST_SURVIVOR_TALE: Tale<SurvivorState, AnySurvivorEvent> = {
  unit: 'day',
  roundOf: ({ day }) => day,
  roundBegan: (event) => (event.type === 'dayBegan' ? event.day : null),
  isSilent: (event) => SILENT.includes(event.type) || (event.type === 'answered' && event.forced),
  lookOf: lookAt,
};

/** What moments of it are cut with. */
export const LAST_SURVIVOR_TELLING = { played: PLAYED, tale: LAST_SURVIVOR_TALE };

/** How it ended: the card of who won, or a draw. */
function outcomeOf({ outcome, survivors }: SurvivorState): string | null {
  if (outcome === null) return null;
  return survivors.find(({ id }) => id === outcome.winner)?.card ?? 'draw';
}

function shown({ map, players }: LastSurvivorSetUp, state: SurvivorState): ShownSmall {
  return {
    table: 'last-survivor',
    kind: map,
    players: players.map(short),
    people: state.survivors.map(({ card, status }) => ({ card, in: status === 'alive' })),
    round: state.day,
    outcome: outcomeOf(state),
  };
}

const desk: Desk<LastSurvivorSetUp, SurvivorState, SurvivorContent, AnySurvivorEvent> = {
  played: PLAYED,
  store: useLastSurvivor,
  tale: LAST_SURVIVOR_TALE,
  shown,
  fileName: ({ map, seed }) => `last-survivor-${map}-${seed}`,
  namesIn: ({ players }) => players,
  renamed: renamedPlayers(),
  aside: () => ({ bots: useLastSurvivor.getState().bots }),
  onAside: (tell) =>
    useLastSurvivor.subscribe((now, before) => {
      if (now.id === before.id && now.bots !== before.bots) tell();
    }),
  resumed: () => undefined,
  rest: () => undefined,
};

/** Games of last survivor. */
export const LAST_SURVIVOR_DESK = anyDesk(desk);
