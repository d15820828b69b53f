import type { IconName } from '../icons/table';

/** The silhouette of each monster token; one that is not known has that of any haunting. */
const TOKENS: Readonly<Record<string, IconName>> = {
  ditchHound: 'instinct',
  gutterKing: 'kingsMan',
  saltHusk: 'corpse',
  cellarGrin: 'teeth',
  chalkTwin: 'skullHelm',
  fogPiper: 'harp',
  tallowThing: 'grease',
  ropeWalker: 'whip',
  mudOx: 'deadMonster',
  ratTide: 'basicAction',
  lanternMoth: 'survival',
  orphanStar: 'insanity',
  mirrorEel: 'beach',
  waxJudge: 'project',
  paperSaint: 'log',
  drownedClerk: 'rules',
  weepingBell: 'bleeding',
  needleWife: 'dagger',
  hollowChoir: 'hidden',
  rootedMan: 'nightmareTree',
  ashSparrow: 'phoenix',
  quietTenant: 'dead',
  brineNurse: 'medicine',
  quayMaw: 'trap',
  stilledOrrery: 'replay',
  snareMother: 'bugPatch',
  lastLamplighter: 'fire',
};

/** The silhouette of each place, drawn large and faint behind who is there. */
const PLACES: Readonly<Record<string, IconName>> = {
  square: 'survival',
  quay: 'wreck',
  foundry: 'project',
  chapel: 'stoneColumns',
  market: 'tent',
  cellars: 'sinkhole',
};

const known = (signs: Readonly<Record<string, IconName>>, id: string): IconName | undefined =>
  Object.hasOwn(signs, id) ? signs[id] : undefined;

export const tokenSign = (id: string): IconName => known(TOKENS, id) ?? 'haunting';

export const placeSign = (id: string): IconName => known(PLACES, id) ?? 'hatch';
