import type { ParameterSay } from '../say';

const facings: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

/** A list of victims after a way: "over Mika and Ren". */
const victims = (o: ParameterSay): string => {
  const over = o.has('over') ? o.figures('over') : [];
  const ends = o.has('endsOn') ? o.figures('endsOn') : [];
  const passed = over.length > 0 ? `, over ${o.list(over)}` : '';
  return ends.length > 0 ? `${passed}, ending on ${o.list(ends)}` : passed;
};

/** Every answer, by the kind of its option. */
export const options = {
  pass: () => 'Not now',
  goOn: () => 'Go on',
  survivor: (o) => o.figure(o.s('survivor')),
  random: () => 'By lot',
  route: (o) => `To ${o.space(o.n('end'))}${victims(o)}`,
  direction: (o) => `${facings[o.s('direction')]}${victims(o)}`,
  space: (o) => o.space(o.n('space')),
  placement: (o) => `${o.n('width')} wide, ${o.n('height')} high`,
  start: (o) => o.space(o.n('space')),
  forUs: () => 'Place for us',
  act: (o) => `${o.figure(o.s('survivor'))} acts`,
  endAct: () => 'End the act',
  endTurn: () => "End the survivors' turn",
  attack: (o) => `Attack with ${o.card(o.s('card'))}`,
  activate: (o) => `Use ${o.card(o.s('card'))}: ${o.name('activation', o.s('id'))}`,
  useAi: (o) => `${o.card(o.s('card'))}: ${o.name('activation', o.s('id'))}`,
  terrain: (o) => `Use ${o.card(o.s('card'))}`,
  takeUp: (o) => `Take up ${o.card(o.s('card'))} again`,
  give: (o) => `Give ${o.card(o.s('card'))} to ${o.figure(o.s('other'))}`,
  useResource: (o) => `${o.figure(o.s('survivor'))} uses ${o.card(o.s('card'))}`,
  hitLocation: (o) => o.card(o.s('card')),
  under: (o) => `${o.card(o.s('card'))} under the deck`,
  aiCard: (o) => o.card(o.s('card')),
  gear: (o) => o.card(o.s('card')),
  archive: (o) => o.card(o.s('card')),
  archiveNew: (o) => o.card(o.s('card')),
  landing: (o) => `On ${o.space(o.n('space'))}, hurting nobody`,
  asUsual: (o) => `As usual${victims(o)}`,
  deck: (o) => o.name('deck', o.s('deck')),
  location: (o) => o.name('location', o.s('location')),
  stat: (o) => o.name('stat', o.s('stat')),
  art: (o) => o.name('fightingArt', o.s('art')),
  disorder: (o) => o.name('disorder', o.s('disorder')),
  trigger: (o) => o.card(o.s('card')),
  use: () => 'Use it',
  decline: () => 'Leave it',
  dodge: (o) => `Dodge the hit to the ${o.name('location', o.s('location'))}`,
  runAway: () => 'Run away',
  redraw: (o) => `${o.figure(o.s('survivor'))}, with ${o.card(o.s('card'))}`,
  shield: (o) => o.figure(o.s('survivor')),
  hit: (o) => `The hit to the ${o.name('location', o.s('location'))}`,
  endure: () => 'Endure',
  coin: (o) =>
    o.s('coin') === 'survival'
      ? 'Survival'
      : `A ${o.n('tokens') > 0 ? '+1' : '−1'} ${o.name('stat', o.s('coin'))} token`,
  dash: (o) => `${o.figure(o.s('survivor'))} dashes`,
  surge: (o) => `${o.figure(o.s('survivor'))} surges`,
  encourage: (o) => `${o.figure(o.s('survivor'))} encourages ${o.figure(o.s('other'))}`,
  face: (o) => String(o.n('face')),
} satisfies Record<string, (o: ParameterSay) => string>;
