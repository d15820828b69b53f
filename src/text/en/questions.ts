import type { QuestionWords } from '../messages';

/** What is left of an act. */
const left = (movement: number, activation: number): string =>
  [movement > 0 ? 'movement' : '', activation > 0 ? 'activation' : '']
    .filter((word) => word !== '')
    .join(' and ')
    .replace(/^$/, 'nothing')
    .concat(' left');

/** What is asked, by kind. */
export const questions = {
  nominate: { label: 'nominated', title: () => 'Nominate one of your survivors for this round' },
  chooseSurvivor: { label: 'choice', title: () => 'Which survivor?' },
  chooseRoute: {
    label: 'route',
    title: (q) => `Which way does ${q.figure('monster')} take to ${q.figure(q.about.s('survivor'))}?`,
  },
  chooseWay: {
    label: 'route',
    title: (q) => `Which way does ${q.figure('monster')} take to ${q.card(q.about.s('card'))}?`,
  },
  consumeTile: {
    label: 'consumed',
    title: (q) => `Which ${q.card(q.about.s('card'))} does ${q.figure('monster')} consume?`,
  },
  chooseKnockback: {
    label: 'direction',
    title: (q) => `Which way is ${q.figure(q.about.s('figure'))} knocked back?`,
  },
  chooseSide: {
    label: 'side',
    title: (q) => `Along which side of the edge is ${q.figure(q.about.s('figure'))} thrown?`,
  },
  choosePlace: { label: 'place', title: (q) => `Where is ${q.figure(q.about.s('survivor'))} put?` },
  chooseGrabPlace: {
    label: 'place',
    title: (q) => `Where does ${q.figure('monster')} drop ${q.figure(q.about.s('survivor'))}?`,
  },
  placeMonster: {
    label: 'place',
    title: (q) => `Where is ${q.figure('monster')} placed beside ${q.figure(q.about.s('survivor'))}?`,
  },
  firstFacing: { label: 'facing', title: (q) => `Which way does ${q.figure('monster')} face?` },
  chooseFacing: { label: 'facing', title: (q) => `Which way does ${q.figure('monster')} turn?` },
  chooseDirection: { label: 'direction', title: (q) => `Which way does ${q.figure('monster')} move?` },
  turnTerrain: { label: 'turn', title: (q) => `Which way does ${q.card(q.about.s('card'))} lie?` },
  placeTerrain: { label: 'place', title: (q) => `Where does a tile of ${q.card(q.about.s('card'))} lie?` },
  placeSurvivor: { label: 'place', title: (q) => `Where does ${q.figure(q.about.s('survivor'))} start?` },
  emptyBoard: { label: 'empty board', title: () => 'Nobody is on the board. Go on all the same?' },
  whoActs: { label: 'who acts', title: () => 'Who acts next?' },
  act: {
    label: 'act',
    title: (q) => `${q.figure(q.about.s('survivor'))} acts`,
    detail: (q) => left(q.about.n('movement'), q.about.n('activation')),
  },
  activate: { label: 'activation', title: (q) => `${q.figure(q.about.s('survivor'))}: activate what?` },
  moveTo: { label: 'movement', title: (q) => `${q.figure(q.about.s('survivor'))}: move where?` },
  chooseHitLocation: {
    label: 'hit location',
    title: (q) => `${q.figure(q.about.s('survivor'))}: which hit location is next?`,
  },
  orderCards: {
    label: 'order of cards',
    title: () => 'Which card goes back next, below the ones before it?',
  },
  choosePanic: {
    label: 'direction',
    title: (q) => `Which way does ${q.figure(q.about.s('figure'))} run in panic?`,
  },
  choosePounce: { label: 'pounce', title: () => 'Which way?' },
  chooseSlam: { label: 'slam', title: () => 'Slam which way?' },
  attackWith: { label: 'weapon', title: () => 'Attack with which weapon?' },
  climbTo: { label: 'place', title: (q) => `Where does ${q.figure(q.about.s('survivor'))} climb to?` },
  archiveGear: { label: 'gear', title: () => 'Which gear is archived?' },
  consumeGear: {
    label: 'consumed',
    title: (q) => `Which gear of ${q.figure(q.about.s('survivor'))} is consumed?`,
  },
  fullGrid: {
    label: 'full grid',
    title: (q) =>
      `${q.figure(q.about.s('survivor'))} has no room for ${q.card(q.about.s('card'))}: which card is archived?`,
  },
  discardMood: { label: 'mood', title: () => 'Which mood is discarded?' },
  bandage: { label: 'bandage', title: () => 'Whose bleeding tokens are removed?' },
  useSkill: {
    label: 'weapon skill',
    title: (q) => `${q.figure(q.about.s('survivor'))}: ${q.name('rule', q.about.s('skill'))}. Do so?`,
  },
  discardToRetry: {
    label: 'another attempt',
    title: (q) =>
      `Which card does ${q.figure(q.about.s('survivor'))} discard to attempt ${q.card(q.about.s('card'))} again?`,
  },
  redraw: {
    label: 'another dagger',
    title: (q) => `Who spends 1 survival to attempt ${q.card(q.about.s('card'))} too?`,
  },
  shieldTarget: {
    label: 'who steps between',
    title: (q) => `Who takes the place of ${q.figure(q.about.s('survivor'))} as the target?`,
  },
  hitToArms: {
    label: 'which hit goes to the arms',
    title: (q) => `Which hit does ${q.figure(q.about.s('survivor'))} take at the arms instead?`,
  },
  softenKnockback: {
    label: 'landing',
    title: (q) => `${q.figure(q.about.s('survivor'))} is knocked back: where does it end?`,
  },
  whichDeck: { label: 'deck', title: () => 'From which deck?' },
  healWhere: { label: 'location', title: () => 'Which location is healed?' },
  replaceDisorder: {
    label: 'disorder',
    title: (q) =>
      `${q.figure(q.about.s('survivor'))} has three disorders: which one makes room for ${q.name('disorder', q.about.s('drawn'))}?`,
  },
  whichAttribute: {
    label: 'attribute',
    title: (q) => `Which attribute of ${q.figure(q.about.s('survivor'))}?`,
  },
  replaceArt: {
    label: 'fighting art',
    title: (q) =>
      `${q.figure(q.about.s('survivor'))} has three fighting arts: which one makes room for ${q.name('fightingArt', q.about.s('art'))}?`,
  },
  may: {
    label: 'use',
    title: (q) => `${q.figure(q.about.s('survivor'))}: use ${q.card(q.about.s('card'))}?`,
  },
  order: { label: 'order', title: () => 'Several things happen now: which is next?' },
  useTrigger: {
    label: 'use',
    title: (q) => `${q.figure(q.about.s('survivor'))}: use ${q.card(q.about.s('card'))}?`,
    detail: (q) => q.name('moment', q.about.s('moment')),
  },
  dodge: {
    label: 'dodge',
    title: (q) => `${q.figure(q.about.s('survivor'))}: dodge a hit?`,
    detail: (q) => `each hit deals ${q.about.n('damage')}`,
  },
  orderHits: { label: 'next hit', title: (q) => `${q.figure(q.about.s('survivor'))}: which hit is next?` },
  payWith: {
    label: 'payment',
    title: (q) => `${q.figure(q.about.s('survivor'))}: pay with what?`,
    detail: (q) => `${q.about.n('points')} to pay`,
  },
  endure: { label: 'endure', title: (q) => `${q.figure(q.about.s('survivor'))}: endure the severe injury?` },
  survivalOpportunity: { label: 'survival', title: () => 'A chance to dash or surge' },
  typeDie: {
    label: 'die',
    title: (q) => `Roll a die for ${q.name('purpose', q.about.s('purpose'))}`,
    detail: (q) => `die ${q.about.n('die')} of ${q.about.n('of')}`,
  },
} satisfies Record<string, QuestionWords>;
