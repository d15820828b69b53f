import { asked, atEase, atTheStart, type Cue, happened, inOwnTurn, stands } from './cue';
import type { Spot } from './spot';

/** Something that a newcomer is told once, when it first happens. Its words are in `text/interface`, by its id. */
export interface Idea {
  id: string;
  when: Cue;
  /** Where it can be read up, the most important rule first; none: it is about the page itself. */
  rules: readonly string[];
  points: Spot;
}

const monsters = ({ figure }: { figure: string }): boolean => figure === 'monster';
const survivors = ({ figure }: { figure: string }): boolean => figure !== 'monster';
const body = ({ location }: { location: string }): boolean => location !== 'brain';

const MONSTERS_TURN: readonly Idea[] = [
  { id: 'start', when: atTheStart, rules: ['SD-3.1', 'SD-1.4'], points: 'board' },
  { id: 'aiCard', when: happened('aiDrawn'), rules: ['SD-5.1', 'SD-4.3'], points: 'performing' },
  { id: 'tie', when: asked('chooseSurvivor'), rules: ['SD-6.2'], points: 'question' },
  { id: 'target', when: happened('targetPicked'), rules: ['SD-6.1', 'SD-6.9'], points: 'ofPiece' },
  { id: 'priority', when: happened('priorityGained'), rules: ['SD-6.6'], points: 'ofPiece' },
  { id: 'route', when: asked('chooseRoute'), rules: ['SD-7.2', 'SD-11.2'], points: 'board' },
  {
    id: 'monsterMoves',
    when: happened('moved', (e) => monsters(e) && e.how === 'toward'),
    rules: ['SD-7.1', 'SD-7.11'],
    points: 'monster',
  },
  { id: 'hitDice', when: happened('monsterAttacked'), rules: ['SD-8.1', 'SD-8.3'], points: 'performing' },
  { id: 'dodge', when: asked('dodge'), rules: ['SD-15.2', 'SD-15.1'], points: 'ofCard' },
  { id: 'orderHits', when: asked('orderHits'), rules: ['SD-8.5', 'SD-8.4'], points: 'question' },
  {
    id: 'severeInjury',
    when: happened('severeInjury'),
    rules: ['SD-9.5', 'SD-9.3'],
    points: 'ofCard',
  },
  {
    id: 'heavyInjury',
    when: happened('damaged', (e) => body(e) && e.heavy),
    rules: ['SD-9.1', 'SD-9.2'],
    points: 'ofCard',
  },
  {
    id: 'lightInjury',
    when: happened('damaged', (e) => body(e) && e.light),
    rules: ['SD-9.1', 'SD-9.4'],
    points: 'ofCard',
  },
  {
    id: 'armour',
    when: happened('damaged', (e) => body(e) && e.armour > 0),
    rules: ['SD-9.1'],
    points: 'ofCard',
  },
  {
    id: 'brain',
    when: happened('damaged', ({ location }) => location === 'brain'),
    rules: ['SD-10.1', 'SD-10.2'],
    points: 'ofCard',
  },
  { id: 'trauma', when: happened('brainTrauma'), rules: ['SD-10.1'], points: 'ofCard' },
  {
    id: 'bleeding',
    when: happened('statChanged', ({ what, by }) => what === 'bleeding' && by > 0),
    rules: ['SD-9.6'],
    points: 'ofCard',
  },
  { id: 'death', when: happened('survivorDied'), rules: ['SD-9.8', 'SD-18.1'], points: 'ofCard' },
  { id: 'collision', when: happened('collided'), rules: ['SD-11.1', 'SD-11.2'], points: 'ofPiece' },
  { id: 'knockback', when: happened('knockedBack'), rules: ['SD-11.9', 'SD-11.4'], points: 'ofPiece' },
  { id: 'grab', when: asked('chooseGrabPlace'), rules: ['SD-1.10', 'SD-12.2'], points: 'board' },
  {
    id: 'knockedDown',
    when: happened('knockedDown', survivors),
    rules: ['SD-12.2', 'SD-12.3'],
    points: 'ofPiece',
  },
  { id: 'stood', when: happened('stood', survivors), rules: ['SD-4.5', 'SD-12.2'], points: 'ofPiece' },
  {
    id: 'mood',
    when: happened('aiFinished', ({ to }) => to === 'inPlay'),
    rules: ['SD-5.6'],
    points: 'inPlay',
  },
  { id: 'instinct', when: happened('instinctBegan'), rules: ['SD-6.4'], points: 'atHand' },
  { id: 'basicAction', when: happened('basicActionBegan'), rules: ['SD-4.4'], points: 'atHand' },
  { id: 'reshuffled', when: happened('aiDrawn', (e) => e.reshuffled), rules: ['SD-4.3'], points: 'aiDeck' },
];

const SURVIVORS_TURN: readonly Idea[] = [
  { id: 'yourTurn', when: asked('whoActs', 'act'), rules: ['SD-13.1'], points: 'question' },
  { id: 'act', when: asked('act'), rules: ['SD-13.2', 'SD-13.3'], points: 'question' },
  { id: 'attack', when: asked('act', 'attack'), rules: ['SD-14.1', 'SD-14.3'], points: 'question' },
  { id: 'blindSpot', when: asked('act', 'space'), rules: ['SD-1.5', 'SD-14.3'], points: 'blindSpot' },
  {
    id: 'stone',
    when: asked('act', ({ key }) => key.endsWith(':throw')),
    rules: ['SD-13.4'],
    points: 'question',
  },
  { id: 'hitLocations', when: asked('chooseHitLocation'), rules: ['SD-14.6', 'SD-14.4'], points: 'question' },
  { id: 'trap', when: happened('trapSprung'), rules: ['SD-14.5'], points: 'hitLocations' },
  {
    id: 'critical',
    when: happened('woundAttempted', ({ why }) => why === 'criticalDie'),
    rules: ['SD-14.8'],
    points: 'wounds',
  },
  {
    id: 'impervious',
    when: happened('woundAttempted', ({ why }) => why === 'impervious'),
    rules: ['SD-14.9'],
    points: 'monster',
  },
  { id: 'woundAttempt', when: happened('woundAttempted'), rules: ['SD-14.7'], points: 'monsterFigures' },
  { id: 'wounded', when: happened('monsterWounded'), rules: ['SD-14.10', 'SD-14.11'], points: 'wounds' },
  { id: 'reaction', when: happened('reaction'), rules: ['SD-14.13', 'SD-14.12'], points: 'monster' },
  {
    id: 'lasting',
    when: happened('injuryInflicted'),
    rules: ['SD-14.14', 'SD-5.5'],
    points: 'injuries',
  },
  {
    id: 'monsterDown',
    when: happened('knockedDown', monsters),
    rules: ['SD-12.5', 'SD-12.8'],
    points: 'monster',
  },
  {
    id: 'resource',
    when: happened('gained', ({ kind }) => kind === 'resource'),
    rules: ['SD-18.3', 'SD-13.5'],
    points: 'ofCard',
  },
  { id: 'dashSurge', when: asked('survivalOpportunity'), rules: ['SD-15.3', 'SD-15.1'], points: 'question' },
  {
    id: 'encourage',
    when: stands(({ decision }) => decision?.interjections.some(({ kind }) => kind === 'encourage') === true),
    rules: ['SD-15.4'],
    points: 'question',
  },
  {
    id: 'lastWound',
    when: inOwnTurn(({ state: { monster } }) => monster.ai.deck.length + monster.ai.discard.length === 0),
    rules: ['SD-14.11', 'SD-4.4'],
    points: 'aiDeck',
  },
  { id: 'end', when: happened('ended'), rules: ['SD-18.1', 'SD-18.4'], points: 'board' },
];

/** For calm moments: how to read what lies there, and what the page can do. */
const CALM: readonly Idea[] = [
  {
    id: 'figures',
    when: atEase(),
    rules: ['SD-2.12', 'SD-7.6'],
    points: 'monsterFigures',
  },
  {
    id: 'sheets',
    when: atEase(),
    rules: ['SD-2.1', 'SD-15.1'],
    points: 'ofCard',
  },
  {
    id: 'terrain',
    when: atEase(({ state }) => state.tiles.length > 0),
    rules: ['SD-17.1', 'SD-17.2'],
    points: 'board',
  },
  { id: 'spaces', when: atEase(), rules: [], points: 'board' },
  { id: 'undo', when: atEase(), rules: [], points: 'undo' },
  { id: 'zoom', when: atEase(({ narrow }) => narrow), rules: [], points: 'view' },
  { id: 'why', when: atEase(), rules: [], points: 'why' },
  { id: 'pace', when: atEase(({ state }) => state.round > 1), rules: [], points: 'pace' },
  { id: 'log', when: atEase(), rules: [], points: 'log' },
  { id: 'cards', when: atEase(), rules: [], points: 'atHand' },
  { id: 'keys', when: atEase(({ narrow }) => !narrow), rules: [], points: 'menu' },
];

/** Everything that the guide can tell; of several at one moment the earlier one. */
export const IDEAS: readonly Idea[] = [...MONSTERS_TURN, ...SURVIVORS_TURN, ...CALM];
