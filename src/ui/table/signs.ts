import type { Gear, ShowdownState, Survivor } from '../../engine';
import { ICONS, type IconName } from '../icons/table';
import { initialOf } from '../primitives/initialOf';
import type { Piece } from '../primitives/PieceMark';
import { PIECE_COLOURS, PIECE_SHAPES } from '../primitives/pieces';

/** The sign of the survivor at this place: the first letter of its name, in any script; colour and shape as they were chosen, else by its place. */
export function signOf({ name, sign }: Pick<Survivor, 'name' | 'sign'>, index: number): Piece {
  return {
    initial: initialOf(name),
    colour:
      PIECE_COLOURS.find((colour) => colour === sign?.colour) ??
      PIECE_COLOURS[index % PIECE_COLOURS.length] ??
      'ochre',
    shape:
      PIECE_SHAPES.find((shape) => shape === sign?.shape) ??
      PIECE_SHAPES[index % PIECE_SHAPES.length] ??
      'circle',
  };
}

export function pieceOf({ survivors }: Pick<ShowdownState, 'survivors'>, id: string): Piece | undefined {
  const index = survivors.findIndex((s) => s.id === id);
  const survivor: Survivor | undefined = survivors[index];
  return survivor === undefined ? undefined : signOf(survivor, index);
}

const isIcon = (name: string): name is IconName => name in ICONS;

const TERRAIN: Readonly<Record<string, IconName>> = {
  acanthusPlants: 'acanthus',
  giantStoneFace: 'stoneFace',
  survivorCorpse: 'corpse',
};

export const terrainIcon = (card: string): IconName => TERRAIN[card] ?? (isIcon(card) ? card : 'stone');

const MONSTERS: Readonly<Record<string, IconName>> = { whiteLion: 'lion', screamingAntelope: 'antelope' };

export const monsterIcon = (card: string): IconName => MONSTERS[card] ?? 'ai';

/** Keywords that have a silhouette, the most telling first. */
const GEAR: readonly (readonly [string, IconName])[] = [
  ['dagger', 'knife'],
  ['katar', 'katar'],
  ['axe', 'axe'],
  ['sword', 'sword'],
  ['club', 'club'],
  ['thrown', 'darts'],
  ['pickaxe', 'pickaxe'],
  ['sickle', 'sickle'],
  ['spear', 'spear'],
  ['bow', 'bow'],
  ['ammunition', 'arrow'],
  ['whip', 'whip'],
  ['shield', 'shield'],
  ['balm', 'salve'],
  ['herb', 'herb'],
  ['jewelry', 'charm'],
  ['stone', 'stone'],
  ['soluble', 'grease'],
  ['consumable', 'potion'],
];
const BY_CARD: Readonly<Record<string, IconName>> = {
  rawhideDrum: 'drum',
  whiskerHarp: 'harp',
  bandages: 'bandages',
  lionSkinCloak: 'cloak',
  cloth: 'cloth',
  skullHelm: 'skullHelm',
  monsterToothNecklace: 'teeth',
  rawhideHeadband: 'headband',
  fistAndTooth: 'fist',
};
const BY_PLACE: Readonly<Record<string, IconName>> = {
  head: 'helm',
  body: 'vest',
  arms: 'gauntlet',
  waist: 'trousers',
  legs: 'boots',
};

export function gearIcon(card: Gear | undefined, id: string): IconName {
  const named = BY_CARD[id];
  if (named !== undefined) return named;
  const word = GEAR.find(([keyword]) => card?.keywords.includes(keyword));
  if (word !== undefined) return word[1];
  return BY_PLACE[card?.armour?.location ?? ''] ?? 'reward';
}

const MATERIALS: readonly IconName[] = ['bone', 'hide', 'organ'];

export const resourceIcon = (keywords: readonly string[]): IconName =>
  MATERIALS.find((icon) => keywords.includes(icon)) ?? 'reward';
