import type { CardLine } from '../../lines';
import type { PhraseSay, PhraseWords } from '../../say';

const heading = (text: string, under: CardLine[]): CardLine => ({ kind: 'condition', text, under });

const band = (text: string, p: PhraseSay): CardLine => ({ kind: 'band', text, under: p.effects('then') });

/** Who says who is next of several. */
const ordered = (p: PhraseSay): string => (p.has('ordered') ? ", in the controller's order" : '');

/** How a card is performed: conditions, rolls, loops, decks and its own end. */
export const cardEffects = {
  flow: () => ({ kind: 'flow', text: 'survival opportunity' }),
  if: (p) => heading(`If ${p.when('when')}:`, p.effects('then')),
  ifElse: (p) =>
    heading(`If ${p.when('when')}:`, [...p.effects('then'), heading('Otherwise:', p.effects('else'))]),
  roll: (p) => ({
    kind: 'action',
    text: `roll a d10${p.has('tool') ? `, two with ${p.say('tool')}` : ''}${
      p.has('plus') ? ` (${p.signed(p.n('by'))} with ${p.say('plus')})` : ''
    }:`,
    under: p.lines('bands'),
  }),
  rollFace: (p) => band(`${p.n('from')}:`, p),
  rollBand: (p) =>
    band(
      [10, 20].includes(p.n('to')) || p.n('to') > 20 ? `${p.n('from')}+:` : `${p.n('from')}–${p.n('to')}:`,
      p,
    ),
  forEach: (p) => heading(`For each of the ${p.whom('group')}${ordered(p)}:`, p.effects('then')),
  'forEach.targets': (p) => heading(`For each target${ordered(p)}:`, p.effects('then')),
  'forEach.collided': (p) => heading('For each survivor that it collided with:', p.effects('then')),
  may: (p) => {
    const price = p.n('survival') === 0 ? '' : ` spend ${p.n('survival')} survival for this:`;
    return heading(`${p.say('who')} may${price === '' ? ':' : price}`, p.effects('then'));
  },
  mayElse: (p) => {
    const price = p.n('survival') === 0 ? '' : ` spend ${p.n('survival')} survival for this`;
    return p.effects('then').length === 0
      ? heading(`Unless ${p.say('who')} spends ${p.n('survival')} survival:`, p.effects('else'))
      : heading(`${p.say('who')} may${price}:`, [
          ...p.effects('then'),
          heading('Otherwise:', p.effects('else')),
        ]);
  },
  later: (p) =>
    heading(
      p.n('in') <= 1
        ? `The next time, ${p.say('moment')}:`
        : `${p.n('in')} times from now, ${p.say('moment')}:`,
      p.effects('then'),
    ),
  'choose.furthest': (p) => `choose the furthest of the ${p.whom('group')}`,
  'choose.any': (p) => `choose one of the ${p.whom('group')}`,
  'choose.random': (p) => `choose by lot one of the ${p.whom('group')}`,
  'finish.discard': () => 'discard this card',
  'finish.top': () => 'put this card back on top of the AI deck',
  'finish.archive': () => 'archive this card',
  skipDraw: () => 'the card is not drawn',
  drawSpecial: (p) => `draw from the deck ${p.say('deck')} and perform the card`,
  drawAi: () => 'draw AI: finish this card, then draw another',
  discardDrawn: () => 'discard the drawn card unplayed',
  leavePlay: () => 'discard this card from play',
  loseStatus: (p) =>
    heading(
      `Whoever has ${p.say('status')} is put on a free space adjacent to the monster and loses it, then each:`,
      p.effects('then'),
    ),
  archiveLocation: () => 'archive this hit location',
  injuryLeaves: () => 'this lasting injury leaves play for the discards',
  discardMood: () => 'discard a mood',
  counters: (p) => `${p.signed(p.n('by'))} token on this card`,
  countersGone: () => 'remove all tokens from this card',
  endTurn: () => 'its turn ends',
  instinct: () => 'instinct',
  allAreThreats: () => 'until the end of next round every survivor counts as a threat',
  heal: (p) => `heal ${p.id('amount') === 'level' ? 'as many wounds as its level' : p.amount('amount')}`,
  'reveal.ai': (p) =>
    `reveal the top ${p.count(p.n('count'), 'card')} of the AI deck and put back ${
      p.has('bottom') ? 'on top or under the deck' : 'in any order'
    }`,
  'reveal.hitLocations': (p) =>
    `reveal the next ${p.count(p.n('count'), 'card')} of the hit locations and put back in any order`,
  revealMoods: (p) =>
    `reveal the top ${p.n('look')} AI cards: the first ${p.n('find')} moods go into play, the rest are shuffled back`,
  shuffleHitLocations: () => 'shuffle the whole hit location deck',
  skipMonsterTurn: () => 'the monster misses its next turn',
  mark: (p) => `note on this tile: ${p.say('mark')}`,
  addTerrain: (p) => `add ${p.say('card')} to the board`,
  removeTile: () => 'this tile is archived',
} satisfies Record<string, PhraseWords>;
