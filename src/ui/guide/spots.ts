import type { Spot } from '../../store/guide/spot';

/** On a phone what is on another panel is shown by the tab that leads there. */
const tab = (id: string): string => `[data-tab="${id}"]`;

const at = (spot: string): string => `[data-spot="${spot}"]`;

/** Where on the page the things are that ideas speak of: the first one that is in sight is pointed at. */
export function placesOf(spot: Spot, who: string | null): readonly string[] {
  switch (spot) {
    case 'board':
      return ['svg[role="grid"]', tab('board')];
    case 'monster':
      return [at('monster'), tab('board')];
    case 'ofPiece':
      return who === null ? [] : [at(`piece-${who}`), at(`card-${who}`), tab('board')];
    case 'ofCard':
      return who === null ? [tab('survivors')] : [at(`card-${who}`), tab('survivors')];
    case 'monsterFigures':
    case 'atHand':
      return [at(spot), tab('monster')];
    case 'inPlay':
    case 'injuries':
      return [at(spot), at('monsterFigures'), tab('monster')];
    case 'performing':
      return [at('performing'), at('deck-ai'), at('strip'), tab('monster')];
    case 'aiDeck':
      return [at('deck-ai'), at('strip'), tab('monster')];
    case 'wounds':
      return [at('deck-wounds'), at('strip'), tab('monster')];
    case 'hitLocations':
      return [at('deck-hitLocations'), at('strip'), tab('monster')];
    case 'log':
      return [at('log'), tab('log')];
    case 'pace':
      return [at('pace'), at('menu')];
    case 'blindSpot':
    case 'question':
    case 'why':
    case 'undo':
    case 'view':
    case 'menu':
      return [at(spot)];
  }
}
