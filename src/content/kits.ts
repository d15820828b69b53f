import type { Kit, ReadySurvivor } from '../engine';
import { CRAFTED, MASKED, PHOENIX, STONE_CIRCLE } from './kitSurvivors';

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

/** The full Phoenix set for Charge; plackart and helm are joined, tokens pay with the mask. */
const charging: Grid = [
  ...['phoenixGauntlet', 'phoenixHelm', 'phoenixFaulds'],
  ...['featherMantle', 'phoenixPlackart', 'sonicTomahawk'],
  ...['phoenixGreaves', 'hollowSword', 'manMask'],
];

/** The arc bow with both arrows; bow and bloom sphere are joined, the charm has its blue affinities. */
const arc: Grid = [
  ...['whiteLionSkirt', 'arcBow', 'monsterGrease'],
  ...['firstAidKit', 'bloomSphere', 'luckyCharm'],
  ...['hollowpointArrow', 'clawHeadArrow', 'catEyeCirclet'],
];

/** The full Lantern set: helm, cuirass and greaves are joined, and the club is sharp. */
const iron: Grid = [
  ...['boneClub', 'lanternHelm', 'lanternDagger'],
  ...['lanternMail', 'lanternCuirass', 'lanternGauntlets'],
  ...['scrapShield', 'lanternGreaves', 'lanternDagger'],
];

/** Two affinities of each colour for the god's mask; the crown has all its edges. */
const crowned: Grid = [
  ...['godMask', 'rawhideHeadband', 'scrapSword'],
  ...['whiteLionBoots', 'crestCrown', 'firstAidKit'],
  ...['boneDagger', 'featherShield', 'bonePickaxe'],
];

/** The lion's mask with its green affinities, and a pair of cleavers for the insane. */
const roaring: Grid = [
  ...['firstAidKit', 'monsterGrease', 'scavengerKit'],
  ...['bonePickaxe', 'whiteLionMask', 'elderEarrings'],
  ...['butcherCleaver', 'butcherCleaver', 'almanac'],
];

/** No affinity at all: the luck of the death mask. */
const deathly: Grid = [
  ...['deathMask', 'steelSword', 'regalPlackart'],
  ...['muskBomb', 'muramasa', 'brainMint'],
  ...['bugTrap', 'birdBread', null],
];

/** Two red and two blue affinities for the antelope's mask. */
const swift: Grid = [
  ...['whiteLionBoots', 'whiteLionSkirt', 'boneAxe'],
  ...['rawhideHeadband', 'antelopeMask', 'dragonSlayer'],
  ...['whiteLionCoat', 'luckyCharm', 'catEyeCirclet'],
];

/** Four red affinities for the phoenix's mask; the ring keeps all tokens away. */
const timeless: Grid = [
  ...['whiteLionBoots', 'whiteLionSkirt', 'boneAxe'],
  ...['catFangKnife', 'lanternDagger', 'hoursRing'],
  ...['perfectSlayer', 'phoenixMask', 'speedPowder'],
];

/** The full leather set with an axe that wounds without a hit location; dagger and axe, bracers and boots are joined. */
const leatherAxe: Grid = [
  ...['leatherMask', 'scrapDagger', 'leatherCuirass'],
  ...['leatherSkirt', 'counterweightedAxe', 'roundLeatherShield'],
  ...['leatherBracers', 'leatherBoots', 'monsterGrease'],
];

/** The katana with its sheath; each colour is there once for it and for the spear. */
const katana: Grid = [
  ...['leatherCuirass', 'fingerOfGod', 'cloth'],
  ...['leatherMask', 'rainbowKatana', 'bloodSheath'],
  ...['leatherBracers', 'leatherBoots', 'monsterGrease'],
];

/** Heavy and unwieldy: hammer, mace and a zanbato with its red and green affinity. */
const smasher: Grid = [
  ...['scrapDagger', 'skullcapHammer', 'whistlingMace'],
  ...['zanbato', 'monsterGrease', 'roundLeatherShield'],
  ...['leatherMask', 'leatherCuirass', 'leatherBoots'],
];

/** Nothing but bone, for the earrings. */
const bones: Grid = [
  ...['boneEarrings', 'beastKnuckle', 'boneAxe'],
  ...['boneDagger', 'skullHelm', 'boneDarts'],
  ...['monsterToothNecklace', 'bonePickaxe', 'scrapBoneSpear'],
];

/** The full screaming set with the lance. */
const slammer: Grid = [
  ...['screamingHorns', 'screamingCoat', 'screamingBracers'],
  ...['screamingSkirt', 'screamingLegWarmers', 'bossMehndi'],
  ...['lanceOfLonginus', 'boneDagger', 'monsterToothNecklace'],
];

/** Weapons on both sides of the paint, and five red affinities: unstoppable. */
const painted: Grid = [
  ...['redCharm', 'whiteLionHelm', 'screamingCoat'],
  ...['whiteLionBoots', 'catFangKnife', 'whiteLionSkirt'],
  ...['boneDagger', 'bloodPaint', 'beastKnuckle'],
];

/** Five blue affinities: unshakeable; two of them on the whip, that drives moods away. */
const unshaken: Grid = [
  ...['rawhideHeadband', 'blueCharm', 'scrapSword'],
  ...['hunterWhip', 'luckyCharm', 'catEyeCirclet'],
  ...['clawHeadArrow', 'whiskerHarp', 'scrapBoneSpear'],
];

/** Five green affinities: undeathable. */
const undying: Grid = [
  ...['lionSkinCloak', 'monsterGrease', 'skullHelm'],
  ...['bandages', 'greenCharm', 'bonePickaxe'],
  ...['boneSickle', 'lanternMail', 'lanternGauntlets'],
];

/** Ready-made kits, one grid a survivor; the later ones with survivors who have something behind them. */
export const KITS: readonly Kit[] = [
  { id: 'starting', grids: [bare, bare, bare, bare] },
  { id: 'white-lion', grids: [knives, claws, bow, spear] },
  { id: 'phoenix', grids: [charging, arc, iron, crowned], survivors: PHOENIX },
  { id: 'masks', grids: [roaring, deathly, swift, timeless], survivors: MASKED },
  { id: 'crafted', grids: [leatherAxe, katana, smasher, bones], survivors: CRAFTED },
  { id: 'stone-circle', grids: [slammer, painted, unshaken, undying], survivors: STONE_CIRCLE },
];
