import type { SurvivorState } from '../../engine';
import type { IconName } from '../icons/table';
import type { Piece } from '../primitives/PieceMark';
import { pieceAt } from '../primitives/pieceAt';
import type { Seat } from '../primitives/SeatMark';
import { seatAt } from '../primitives/seatAt';
import { nameOf, SURVIVOR_TEXT } from './survivorWords';

/** A survivor's sign: colour, shape and letter. */
export function pieceOf({ survivors }: Pick<SurvivorState, 'survivors'>, id: string): Piece | undefined {
  const at = survivors.findIndex((s) => s.id === id);
  const found = survivors[at];
  return found === undefined ? undefined : pieceAt(at, nameOf('survivor', found.card));
}

/** A player's sign; null: there is no such player. */
export function seatOf(state: SurvivorState, player: string): Seat | null {
  const cut = state.players.findIndex(({ id }) => id === player);
  const found = state.players[cut];
  if (found === undefined) return null;
  const first = state.survivors.find((s) => s.player === player);
  return seatAt(cut, found.name, first && pieceOf(state, first.id));
}

/** The short name of a survivor's card: what stands before its trade. */
export const shortOf = (card: string): string => SURVIVOR_TEXT.shortOf(card);

/** The short name of a survivor of a game. */
export function whoOf({ survivors }: Pick<SurvivorState, 'survivors'>, id: string): string {
  const card = survivors.find((s) => s.id === id)?.card;
  return card === undefined ? id : shortOf(card);
}

const RESOURCES: Readonly<Record<string, IconName>> = {
  food: 'food',
  meat: 'meat',
  cleanWater: 'cleanWater',
  dirtyWater: 'dirtyWater',
  stone: 'stone',
  wood: 'wood',
  salvage: 'salvage',
  medicine: 'medicine',
  poison: 'poison',
};
const TERRAINS: Readonly<Record<string, IconName>> = {
  beach: 'beach',
  grass: 'tallGrass',
  forest: 'forest',
  marsh: 'marsh',
  rocks: 'debris',
  spring: 'spring',
  ridge: 'ridge',
};
const LANDMARKS: Readonly<Record<string, IconName>> = {
  wreck: 'wreck',
  deadOrchard: 'nightmareTree',
  signalTower: 'tower',
  sinkhole: 'sinkhole',
  stoneCircle: 'stoneColumns',
  emptyCamp: 'tent',
  sealedHatch: 'hatch',
  whaleRibs: 'ribs',
};

const signOf =
  (signs: Readonly<Record<string, IconName>>, otherwise: IconName) =>
  (id: string): IconName =>
    (Object.hasOwn(signs, id) ? signs[id] : undefined) ?? otherwise;

/** Signs of what cards and maps speak of; what nobody knows has one as well. */
export const resourceIcon = signOf(RESOURCES, 'reward');
export const terrainIcon = signOf(TERRAINS, 'debris');
export const landmarkIcon = signOf(LANDMARKS, 'stoneFace');
