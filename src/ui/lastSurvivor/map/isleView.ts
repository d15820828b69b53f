import type { SurvivorState } from '../../../engine';
import { LAST_SURVIVOR } from '../../../store/survivorContent';
import type { InterfaceWords } from '../../../text/interface/en';
import type { IconName } from '../../icons/table';
import type { Piece } from '../../primitives/PieceMark';
import { landmarkIcon, pieceOf, resourceIcon, shortOf, terrainIcon } from '../signs';
import { nameOf, spaceName } from '../survivorWords';
import { type Hex, layOut, type MapView } from './hexes';

/** Somebody on a tile. */
export interface OnTile {
  id: string;
  piece: Piece;
  acts: boolean;
}

/** A tile with all that is on it. */
export interface TileView extends Hex {
  /** Such as "Forest C2". */
  name: string;
  terrain: string;
  icon: IconName;
  cost: number;
  gives: { id: string; name: string; icon: IconName }[];
  landmark: { name: string; icon: IconName; done: boolean } | null;
  gathered: boolean;
  people: OnTile[];
  /** Everything of it, read out. */
  label: string;
}

export interface IsleView {
  rows: TileView[][];
  box: MapView['box'];
}

/** What a space that can be chosen leads to. */
export interface LitSpace {
  answer: string;
  /** Stamina that it costs; null: nothing. */
  cost: number | null;
}

/** Spaces that the pending question offers. */
export function litSpaces({ decision }: SurvivorState): Map<string, LitSpace> {
  const lit = new Map<string, LitSpace>();
  for (const { key, kind, ...facts } of decision?.options ?? []) {
    const { space, cost } = facts as { space?: unknown; cost?: unknown };
    if ((kind === 'go' || kind === 'space') && typeof space === 'string')
      lit.set(space, { answer: key, cost: typeof cost === 'number' ? cost : null });
  }
  return lit;
}

/** Whoever has the turn or is asked. */
export function actingIn({ stack, decision }: SurvivorState): string | null {
  const { survivor } = (decision?.about ?? {}) as { survivor?: unknown };
  if (typeof survivor === 'string') return survivor;
  const frame = stack.findLast((f) => f.procedure === 'turn') as { survivor?: string } | undefined;
  return frame?.survivor ?? null;
}

function tileView(hex: Hex, state: SurvivorState, words: InterfaceWords['lastSurvivor']['isle']): TileView {
  const { key, tile } = hex;
  const card = Object.hasOwn(LAST_SURVIVOR.terrains, tile.terrain)
    ? LAST_SURVIVOR.terrains[tile.terrain]
    : undefined;
  const acting = actingIn(state);
  const here = state.survivors.filter((s) => s.space === key && s.status === 'alive');
  const gives = (card?.gather ?? []).map((id) => ({
    id,
    name: nameOf('resource', id),
    icon: resourceIcon(id),
  }));
  const landmark =
    tile.landmark === undefined
      ? null
      : {
          name: nameOf('landmark', tile.landmark),
          icon: landmarkIcon(tile.landmark),
          done: state.counters.includes(key),
        };
  const gathered = state.gathered.includes(key);
  const name = spaceName(state, key);
  return {
    ...hex,
    name,
    terrain: nameOf('terrain', tile.terrain),
    icon: terrainIcon(tile.terrain),
    cost: card?.cost ?? 0,
    gives,
    landmark,
    gathered,
    people: here.flatMap(({ id }) => {
      const piece = pieceOf(state, id);
      return piece === undefined ? [] : [{ id, piece, acts: id === acting }];
    }),
    label: [
      name,
      ...(landmark === null ? [] : [words.landmark(landmark.name, landmark.done)]),
      gives.length === 0 ? words.givesNothing : words.gives(gives.map((g) => g.name).join(', ')),
      ...(gathered ? [words.gathered] : []),
      ...(here.length === 0 ? [] : [words.here(here.map((s) => shortOf(s.card)).join(', '))]),
    ].join(', '),
  };
}

/** The map of a game with all that lies and stands on it. */
export function isleView(state: SurvivorState, words: InterfaceWords['lastSurvivor']['isle']): IsleView {
  const map = Object.hasOwn(LAST_SURVIVOR.maps, state.map) ? LAST_SURVIVOR.maps[state.map] : undefined;
  const { rows, box } = layOut(map?.tiles ?? []);
  return { box, rows: rows.map((row) => row.map((hex) => tileView(hex, state, words))) };
}
