import type { Group, TargetLine, Term, ZoneShape } from '../../engine';
import type { Messages } from '../messages';
import type { CardSay } from '../say';

/** Whom a card's word means. */
export const who: Messages['who'] = {
  target: 'the target',
  attacker: 'the attacker',
  subject: 'that survivor',
  owner: 'the owner',
  each: 'that survivor',
  nominated: "the controller's survivor",
  monster: 'the monster',
};

/** Terms of a group as they stand after its noun. */
export const terms: Messages['terms'] = {
  knockedDown: 'knocked down',
  standing: 'standing',
  facing: 'in front',
  inFieldOfView: 'in field of view',
  inBlindSpot: 'in the blind spot',
  inRange: 'in range',
  adjacent: 'adjacent',
  nonDeaf: 'not deaf',
  insane: 'insane',
  lastToWound: 'last to wound it',
  victimOfGrabLastRound: 'grabbed last round',
  withConsumable: 'with consumable gear',
  threat: 'a threat',
  within: 'near enough',
  zone: 'in the zone',
  except: 'another survivor',
  adjacentTo: 'adjacent',
};

export const stats: Messages['stats'] = {
  movement: 'movement',
  accuracy: 'accuracy',
  strength: 'strength',
  evasion: 'evasion',
  luck: 'luck',
  speed: 'speed',
  toughness: 'toughness',
  damage: 'damage',
};

export const spans: Messages['spans'] = {
  attack: 'this attack',
  act: 'this act',
  turn: 'this turn',
  round: 'this round',
  nextMonsterTurn: 'until its next turn',
  monsterTurn: 'to the end of its turn',
};

export const amounts: Messages['amounts'] = { level: 'level', d5: 'd5', d10: 'd10' };

/** Terms that stand before the noun. */
const BEFORE: Partial<Record<Term, string>> = {
  knockedDown: 'knocked-down',
  standing: 'standing',
  adjacent: 'adjacent',
  insane: 'insane',
  nonDeaf: 'non-deaf',
};

const before = ({ terms: list = [] }: Group): string =>
  list.map((term) => (BEFORE[term] === undefined ? '' : `${BEFORE[term]} `)).join('');

const SIDES = { ahead: 'ahead', behind: 'behind', left: 'on its left', right: 'on its right' };

/** A zone as a card draws it, in words. */
function zoneWords(zone: ZoneShape, c: CardSay): string {
  switch (zone.shape) {
    case 'box':
      return `within ${zone.k} of its base, diagonals too`;
    case 'ring':
      return 'next to its base, diagonals too';
    case 'blindSpot':
      return terms.inBlindSpot;
    case 'strip':
      return `in the strip ${SIDES[zone.side]}${zone.length === undefined ? '' : `, ${c.count(zone.length, 'space')} long`}`;
    case 'cross':
      return 'in the strips on its four sides';
    case 'front':
      return `in the ${zone.width} × ${zone.depth} spaces ahead`;
    case 'eye':
      return 'at the middle of a side';
    case 'cells':
      return `in columns ${zone.columns.join(' ')} of rows ${zone.rows.join(' ')}`;
    case 'pieces': {
      const all = c.list(zone.of.map((piece) => zoneWords(piece, c)));
      const less = (zone.without ?? []).map((piece) => zoneWords(piece, c));
      return less.length === 0 ? all : `${all}, but not ${c.list(less)}`;
    }
  }
}

/** What follows the noun of a group: its other terms, its distance, whom it leaves out. */
function qualities({ terms: list = [], within, zone, except, adjacentTo }: Group, c: CardSay): string {
  const parts: string[] = list.filter((term) => BEFORE[term] === undefined).map((term) => terms[term]);
  if (within !== undefined) parts.push(`within ${c.count(within, 'space')}`);
  if (zone !== undefined) parts.push(zoneWords(zone, c));
  if (adjacentTo !== undefined) parts.push(`adjacent to ${c.who(adjacentTo)}`);
  if (except !== undefined) parts.push(`except ${c.who(except)}`);
  return parts.length === 0 ? '' : ` ${parts.join(', ')}`;
}

const noun = (g: Group, many: boolean) => `${before(g)}${g.among}${many ? 's' : ''}`;

export const group: Messages['group'] = (g, c) => `${noun(g, true)}${qualities(g, c)}`;

/** What a line compares by, before its noun. */
const SUPERLATIVES = { closest: 'closest', furthest: 'furthest', random: 'random', mostBleeding: 'closest' };

export const targetLine: Messages['targetLine'] = (line: TargetLine, c) => {
  if (line.pick === 'all') return `all ${group(line, c)}`;
  const { pick, wanted = 1 } = line;
  const words = [
    wanted > 1 ? String(wanted) : '',
    pick === 'any' ? '' : SUPERLATIVES[pick],
    `${noun(line, wanted > 1)}${qualities(line, c)}`,
    pick === 'mostBleeding' ? 'with most bleeding' : '',
  ];
  return words.filter((word) => word !== '').join(' ');
};
