import type { ArmourSet, Gear, Injury, Resource, Terrain, Trauma } from '../engine';
import type { CardParts } from './cardParts';
import type { EffectText } from './effectText';
import type { CardLine, CardText } from './lines';
import type { Messages } from './messages';
import { sayIn } from './words';

const note = (text: string): CardLine => ({ kind: 'note', text });

const houseTag = (m: Messages, reading: 'house' | undefined): string[] =>
  reading === undefined ? [] : [m.cards.house];

/** A weapon's profile and how far it carries. */
function weaponLines(m: Messages, { weapon }: Gear): CardLine[] {
  if (weapon === undefined) return [];
  const { speed, accuracy, strength, reach, range } = weapon;
  const far = [
    ...(reach === undefined ? [] : [m.cards.reach(reach)]),
    ...(range === undefined ? [] : [m.cards.range(range)]),
  ].join(', ');
  return [{ kind: 'action', text: far, profile: [String(speed), `${accuracy}+`, String(strength)] }];
}

/** A gear card (SD-16). */
export function gearText(m: Messages, parts: CardParts, card: Gear): CardText {
  const say = sayIn(m);
  const lines = weaponLines(m, card);
  if (card.armour !== undefined) {
    const { location, points } = card.armour;
    lines.push(note(m.cards.armour(say.name('location', location), points)));
  }
  if (card.everywhere !== undefined) lines.push(note(m.cards.armourEverywhere(say.signed(card.everywhere))));
  for (const colour of card.full ?? []) lines.push(note(m.cards.wholeSquare(say.name('colour', colour))));
  lines.push(...(card.arrows ?? []).map(parts.arrow));
  lines.push(...parts.gives({ ...card, keywords: [] }));
  lines.push(...(card.bonuses ?? []).map(parts.bonus));
  if (card.set !== undefined) lines.push(note(m.cards.partOfSet(say.name('armourSet', card.set))));
  return {
    name: say.name('gear', card.id),
    kind: say.name('madeAt', card.source),
    tags: [...card.keywords.map(parts.keyword), ...houseTag(m, card.reading)],
    lines,
  };
}

/** The bonus of a whole armour set (SD-16.4). */
export function armourSetText(m: Messages, parts: CardParts, set: ArmourSet): CardText {
  const say = sayIn(m);
  const everywhere = set.armour === 0 ? [] : [note(m.cards.armourEverywhere(say.signed(set.armour)))];
  return {
    name: say.name('armourSet', set.id),
    kind: m.cards.kinds.armourSet,
    tags: [],
    lines: [...everywhere, ...parts.gives(set)],
  };
}

/** A terrain card: its tiles, what they hinder, and what one can do there (SD-17). */
export function terrainText(m: Messages, parts: CardParts, card: Terrain): CardText {
  const lines: CardLine[] = [];
  if (card.obstacle === true) lines.push(note(m.cards.obstacle));
  if (card.impassable === true) lines.push(note(m.cards.impassable));
  if (card.monsterImpassable === true) lines.push(note(m.cards.monsterImpassable));
  if (card.destructible === true) lines.push(note(m.cards.destructible));
  if (card.raised === true) lines.push(note(m.cards.raised));
  for (const modifier of card.modifiers ?? []) {
    lines.push({ kind: 'trait', text: m.cards.standing(parts.modifier(modifier)) });
  }
  if (card.activation !== undefined) lines.push(parts.activation(card.activation, card.activation.from));
  lines.push(...parts.headed('alert', m.cards.onStart, card.onStart));
  return {
    name: sayIn(m).name('terrain', card.id),
    kind: m.cards.kinds.terrain,
    tags: [m.cards.tiles(card.tiles, card.width, card.height), ...houseTag(m, card.reading)],
    lines,
  };
}

/** A resource card. */
export function resourceText(m: Messages, parts: CardParts, card: Resource): CardText {
  return {
    name: sayIn(m).name('resource', card.id),
    kind: m.cards.decks[card.deck],
    tags: [...card.keywords.map(parts.keyword), ...houseTag(m, card.reading)],
    lines: [
      ...parts.headed('trigger', m.cards.onGain, card.onGain),
      ...parts.headed('activation', m.cards.use, card.use),
    ],
  };
}

/** A severe injury (SD-9.5). */
export function injuryText(m: Messages, effects: EffectText, parts: CardParts, card: Injury): CardText {
  const say = sayIn(m);
  const standing = ({ modifiers = [], forbids = [] }: Pick<Injury, 'modifiers' | 'forbids'>): CardLine[] => [
    ...modifiers.map((one): CardLine => ({ kind: 'trait', text: m.sentence(parts.modifier(one)) })),
    ...forbids.map(
      (what): CardLine => ({ kind: 'trait', text: m.cards.forbids(say.name('forbidden', what)) }),
    ),
  ];
  const lines = [note(m.cards.roll(card.from, card.to)), ...effects.lines(card.do), ...standing(card)];
  if (card.twice !== undefined) {
    const under = [...effects.lines(card.twice.do ?? []), ...standing(card.twice)];
    lines.push({ kind: 'condition', text: m.cards.twice, under });
  }
  const lasting = card.thisShowdown === true ? [m.cards.thisShowdown] : [];
  const permanent = card.permanent === undefined ? [] : [m.cards.permanent];
  return {
    name: say.name('injury', card.id),
    kind: say.name('location', card.location),
    tags: [...permanent, ...lasting, ...houseTag(m, card.reading)],
    lines,
  };
}

/** A line of the brain trauma table (SD-10.1). */
export function traumaText(m: Messages, effects: EffectText, card: Trauma): CardText {
  return {
    name: sayIn(m).name('trauma', card.id),
    kind: m.cards.kinds.trauma,
    tags: [],
    lines: [note(m.cards.roll(card.from, card.to)), ...effects.lines(card.do)],
  };
}
