import type { EventWords } from '../../messages';

const finished = {
  discard: 'is done and discarded',
  inPlay: 'stays in play',
  top: 'goes back on top of the deck',
  archive: 'is archived',
  faceUp: 'lies face up on top of the deck',
};

const movement: Record<string, string> = {
  toward: 'moves toward its target',
  forward: 'moves straight ahead',
  through: 'moves straight on',
  toTile: 'moves toward the nearest tile',
  back: 'moves straight back',
  awayFrom: 'moves away',
  awayFromAllThreats: 'moves away from all threats',
  awayFromAllSurvivors: 'moves away from all survivors',
};

const facings = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** The monster's turn and what it does. */
export const monsterEvents = {
  aiDrawn: ({ card, reshuffled }, t) =>
    `${t.figure('monster')} draws ${t.name('ai', card)}${reshuffled ? ' from its shuffled discards' : ''}`,
  specialDrawn: ({ deck, card, reshuffled }, t) =>
    `${t.name('specialCard', card)} is drawn from ${t.name('specialDeck', deck)}${reshuffled ? ', whose discards are shuffled first' : ''}`,
  aiFinished: ({ card, to }, t) => `${t.name('ai', card)} ${finished[to]}`,
  aiCancelled: ({ card, why }, t) => `${t.name('ai', card)} is cancelled: ${t.why(why)}`,
  leftPlay: ({ card }, t) => `${t.card(card)} leaves play`,
  basicActionBegan: ({ target }, t) =>
    target === null
      ? `${t.figure('monster')} performs its basic action`
      : `${t.figure('monster')} performs its basic action at ${t.figure(target)}`,
  instinctBegan: ({ instinct }, t) =>
    `${t.figure('monster')} follows its instinct: ${t.name('instinct', instinct)}`,
  targetPicked: ({ survivor }, t) =>
    survivor === null
      ? `${t.figure('monster')} finds no target`
      : `${t.figure('monster')} picks ${t.figure(survivor)}`,
  survivorChosen: ({ survivor }, t) =>
    survivor === null ? 'nobody is there to be chosen' : `${t.figure(survivor)} is chosen`,
  groupMeant: ({ survivors }, t) =>
    survivors.length === 0
      ? 'it concerns nobody'
      : `it concerns ${t.list(survivors.map((id) => t.figure(id)))}`,
  priorityGained: ({ survivor, permanent }, t) =>
    survivor === null
      ? 'the priority target token leaves'
      : `${t.figure(survivor)} gets the priority target token${permanent ? ', to keep' : ''}`,
  moved: ({ figure, path, how }, t) => {
    const end = path[path.length - 1];
    const where = end === undefined ? '' : ` to ${t.space(end)}`;
    if (figure === 'monster') return `${t.figure('monster')} ${movement[how] ?? 'moves'}${where}`;
    return `${t.figure(figure)} ${how === 'dash' ? 'dashes' : 'moves'}${where}`;
  },
  stayed: ({ figure, why, goal }, t) =>
    `${t.figure(figure)} stays where it is: ${t.named(goal)} ${why === 'inReach' ? 'is in reach' : 'can not be reached'}`,
  placed: ({ figure, space, how }, t) =>
    space === null
      ? `${t.figure(figure)} leaves the board`
      : `${t.figure(figure)} is ${how === 'aside' ? 'put aside' : 'placed'} at ${t.space(space)}`,
  faced: ({ facing }, t) => `${t.figure('monster')} turns ${facings[facing]}`,
  collided: ({ survivor, with: other, how }, t) => {
    const name = t.figure(survivor);
    if (how === 'impassable')
      return `${name} hits ${other === 'terrain' ? 'impassable terrain' : t.card(other)}`;
    if (how === 'knockback') return `${name} collides with ${t.figure(other)}`;
    return how === 'ended'
      ? `${t.figure('monster')} lands on ${name}`
      : `${t.figure('monster')} runs over ${name}`;
  },
  knockedBack: ({ survivor, path, stopped }, t) => {
    const how =
      path.length === 0 ? 'is not moved by knockback' : `is knocked back ${t.count(path.length, 'space')}`;
    const why = stopped === 'edge' ? ', to the edge' : stopped === 'impassable' ? ', against terrain' : '';
    return `${t.figure(survivor)} ${how}${why}`;
  },
  knockedDown: ({ figure }, t) => `${t.figure(figure)} is knocked down`,
  stood: ({ figure }, t) => `${t.figure(figure)} stands up`,
  monsterAttacked: ({ target, need, hits }, t) =>
    `${t.figure('monster')} attacks ${t.figure(target)}, ${need.value}+ to hit: ${
      hits === 0 ? 'it misses' : t.count(hits, 'hit')
    }`,
  attackSkipped: ({ target, why }, t) =>
    target === null
      ? `the attack is skipped: ${t.why(why)}`
      : `the attack on ${t.figure(target)} is skipped: ${t.why(why)}`,
  monsterWounded: ({ by, wounds, left, life }, t) => {
    const from = by === null ? '' : ` from ${t.figure(by)}`;
    const wounded = `${t.figure('monster')} suffers a wound${from}`;
    return life
      ? `${wounded}: life ${left}`
      : `${wounded}: ${wounds} in the stack, ${t.count(left, 'card')} left`;
  },
  reaction: ({ card, on, cancelled }, t) =>
    cancelled
      ? `${t.name('hitLocation', card)}: its reaction is cancelled`
      : `${t.name('hitLocation', card)} reacts ${t.name('reaction', on)}`,
  injuryActed: ({ card, injury }, t) => `${t.card(card)} acts otherwise: ${t.card(injury)}`,
  injuryInflicted: ({ card, injury }, t) =>
    `${t.name('hitLocation', card)} has a lasting injury: ${t.name('lastingInjury', injury)}`,
  hitLocationsShuffled: () => 'The whole hit location deck is shuffled',
  healed: ({ cards }, t) => `${t.figure('monster')} heals ${t.count(cards, 'wound')}`,
  monsterDefeated: ({ why }, t) => `${t.figure('monster')} is defeated: ${t.why(why)}`,
} satisfies Partial<EventWords>;
