import type { PhraseSay, PhraseWords } from '../../say';

/** A straight move: how far, which way, whom it grabs. */
const straight = (way: string) => (p: PhraseSay) => {
  const far = p.id('spaces') === 'full' ? 'full move' : `move ${p.count(p.n('spaces'), 'space')}`;
  return `${far} ${way}${p.has('grabs') ? '; whoever it collides with is grabbed' : ''}`;
};

/** Who goes where. */
export const moveEffects = {
  offBoard: () => 'leave the board',
  pickTarget: (p) => ({ kind: 'action', text: 'pick target:', under: p.targets('targets') }),
  'move.forward': straight('straight ahead'),
  'move.back': straight('straight back'),
  'move.through': (p) => straight(`straight toward ${p.say('from')} and on`)(p),
  'move.awayFrom': (p) => straight(`directly away from ${p.say('from')}`)(p),
  'move.awayFromAllThreats': straight('directly away from all threats'),
  'move.awayFromAllSurvivors': straight('directly away from all survivors'),
  'face.toward': (p) => `turn to face ${p.say('who')}`,
  'face.away': (p) => `turn directly away from ${p.say('who')}`,
  'face.blindSpot': (p) => `turn so that ${p.say('who')} is in the blind spot`,
  moveToTile: (p) => `full move to the nearest of the ${p.say('terrain')}, until on it or adjacent`,
  consumeTile: (p) => `consume one of the ${p.say('terrain')} there: archive it`,
  faceClosest: () => 'turn to face the closest survivor',
  grab: (p) => `${p.say('who')} is grabbed`,
  knockback: (p) => `${p.say('who')} is knocked back ${p.count(p.n('spaces'), 'space')}`,
  panicRun: (p) => `${p.say('who')} is thrown as far as it moves toward the nearest edge`,
  climb: () => 'climb onto a free space of this tile',
  hop: () => 'hop to the free space straight across',
  charge: () =>
    'move straight as far as movement goes, then attack with a melee weapon at +1 strength for each space moved',
  repick: () => 'the monster picks its target again, without the owner',
  pounce: (p) =>
    `move ${p.count(p.n('spaces'), 'space')} straight, then attack with a melee weapon; ${p.signed(
      p.n('strength'),
    )} strength if all of it was moved`,
  placeMonster: (p) => `the monster is placed adjacent to ${p.say('beside')}`,
  materialize: (p) =>
    `the monster materializes: it is placed adjacent to ${p.say('beside')}, on as many other survivors as it can be`,
  slam: (p) =>
    `full move straight; after ${p.n('least')} spaces or more, beside the monster: push it 1 space directly away, ${p.signed(
      p.n('toughness'),
    )} toughness to the end of the round`,
  walk: (p) => `the owner may move ${p.count(p.n('spaces'), 'space')}`,
  stopMovement: () => 'the movement stops here',
} satisfies Record<string, PhraseWords>;
