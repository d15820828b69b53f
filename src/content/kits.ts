import type { Kit, ReadySurvivor } from '../engine';

/** Four ready-made survivors. */
export const SURVIVORS: readonly ReadySurvivor[] = [
  { id: 'anka', name: 'Anka' },
  { id: 'bero', name: 'Bero' },
  { id: 'ciro', name: 'Ciro' },
  { id: 'dunja', name: 'Dunja' },
];

type Grid = Kit['grids'][number];

const bare: Grid = ['cloth', 'foundingStone', null, null, null, null, null, null, null];

/** Daggers in the full lion set; boots, knife and helm have their red affinities, the helm its blue one. */
const knives: Grid = [
  ...['whiteLionGauntlet', 'whiteLionHelm', 'whiteLionCoat'],
  ...['whiteLionBoots', 'catFangKnife', 'whiteLionSkirt'],
  ...['boneDagger', 'luckyCharm', 'catEyeCirclet'],
];

/** A pair of katars in the full rawhide set; headband, vest and gloves are joined. */
const claws: Grid = [
  ...['rawhideHeadband', 'lionBeastKatar', 'lionBeastKatar'],
  ...['rawhideVest', 'rawhideGloves', 'monsterGrease'],
  ...['rawhidePants', 'rawhideBoots', 'driedAcanthus'],
];

/** The bow with its arrow; three blue affinities give the headband its sight and the charm its luck. */
const bow: Grid = [
  ...['whiteLionCoat', 'rawhideHeadband', 'whiteLionGauntlet'],
  ...['whiteLionBoots', 'catGutBow', 'whiteLionSkirt'],
  ...['clawHeadArrow', 'luckyCharm', 'bandages'],
];

/** Spear and axe in the full lion set; two red affinities for the necklace. */
const spear: Grid = [
  ...['monsterToothNecklace', 'boneAxe', 'whiteLionHelm'],
  ...['kingSpear', 'whiteLionSkirt', 'driedAcanthus'],
  ...['whiteLionCoat', 'whiteLionGauntlet', 'whiteLionBoots'],
];

/** Ready-made kits, one grid a survivor. */
export const KITS: readonly Kit[] = [
  { id: 'starting', grids: [bare, bare, bare, bare] },
  { id: 'white-lion', grids: [knives, claws, bow, spear] },
];
