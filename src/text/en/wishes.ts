import type { Messages } from '../messages';

/** What a survivor could wish to do, as it stands in a list of what is not possible. */
export const wishes: Messages['wishes'] = {
  act: () => 'begin an act',
  move: () => 'move',
  attack: (o) => `attack with ${o.card(o.s('card'))}`,
  activate: (o) => `use ${o.card(o.s('card'))}: ${o.name('activation', o.s('id'))}`,
  terrain: (o) => `use ${o.card(o.s('card'))}`,
  takeUp: (o) => `take up ${o.card(o.s('card'))}`,
  useAi: (o) => `use ${o.card(o.s('card'))}: ${o.name('activation', o.s('id'))}`,
  give: (o) => `give away ${o.card(o.s('card'))}`,
  useResource: (o) => `use ${o.card(o.s('card'))}`,
  dodge: () => 'dodge',
  encourage: () => 'encourage',
  dash: () => 'dash',
  surge: () => 'surge',
  endure: () => 'endure',
};
