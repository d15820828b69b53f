import type { AiCard, HitLocation, MonsterCard, Status } from '../engine';
import type { CardParts } from './cardParts';
import type { EffectText } from './effectText';
import type { CardLine, CardText } from './lines';
import type { Messages } from './messages';
import { sayIn } from './words';

const houseTag = (m: Messages, reading: 'house' | undefined): string[] =>
  reading === undefined ? [] : [m.cards.house];

/** What a card in play lays down for as long as it is there. */
function standingLines(m: Messages, { standing = {} }: AiCard): CardLine[] {
  const say = sayIn(m);
  const { modifiers = [], seesAll, grabDamage, extraDraws, onTop } = standing;
  const texts = modifiers.map(({ stat, by, against }) => {
    const change = m.cards.modifier(say.signed(by), m.stats[stat]);
    return against === undefined ? change : m.cards.against[against](change);
  });
  if (extraDraws !== undefined) texts.push(m.cards.extraDraws(extraDraws));
  if (onTop !== undefined) texts.push(m.cards.onTop(sayIn(m).name('hitLocation', onTop)));
  if (seesAll === true) texts.push(m.cards.seesAll);
  if (grabDamage !== undefined) texts.push(m.cards.grabDamage(grabDamage));
  return texts.map((text) => ({ kind: 'alert', text: m.sentence(text) }));
}

/** An AI card: its actions and flows in order, what it does while in play, and its persistent-injury action (SD-5.1). */
export function aiCardText(m: Messages, effects: EffectText, parts: CardParts, card: AiCard): CardText {
  const say = sayIn(m);
  const lines =
    card.faceUp === undefined
      ? effects.lines(card.actions)
      : parts.headed('alert', m.cards.faceDown, card.actions);
  if (card.skipsDraw === true) lines.push({ kind: 'alert', text: m.cards.skipsDraw });
  lines.push(...standingLines(m, card));
  lines.push(...(card.triggers ?? []).map(parts.trigger));
  if (card.activation !== undefined) lines.push(parts.activation(card.activation));
  lines.push(...parts.headed('alert', m.cards.faceUp, card.faceUp));
  lines.push(...parts.headed('alert', m.cards.onLeave, card.onLeave));
  lines.push(...parts.headed('alert', m.cards.onDefeat, card.onDefeat));
  if (card.excludes !== undefined) {
    const names = card.excludes.map((id) => say.name('hitLocation', id));
    lines.push({ kind: 'alert', text: m.cards.excludes(say.list(names)) });
  }
  if (card.injuryAction !== undefined) {
    const { injury, do: list } = card.injuryAction;
    const text = m.cards.injuryAction(say.name('hitLocation', injury));
    lines.push(...parts.headed('injuryAction', text, list));
  }
  const stays = card.faceUp === undefined ? card.stays : 'duration';
  const tags = stays === undefined ? [] : [m.cards.kinds[stays]];
  return {
    name: say.name('ai', card.id),
    kind: m.cards.kinds[card.kind],
    tags: [...tags, ...houseTag(m, card.reading)],
    lines,
  };
}

function criticalLines(m: Messages, effects: EffectText, parts: CardParts, card: HitLocation): CardLine[] {
  if (card.critical === undefined) return [];
  const { do: list, injury } = card.critical;
  const under = effects.lines(list);
  if (injury !== undefined) {
    const name = sayIn(m).name('lastingInjury', injury.id);
    const lasting: CardLine[] = (injury.triggers ?? []).map(parts.trigger);
    if (injury.ignores === 'grab') lasting.push({ kind: 'alert', text: m.cards.ignoresGrab });
    under.push({ kind: 'injuryAction', text: m.cards.lastingInjury(name), under: lasting });
  }
  return [{ kind: 'trigger', text: m.cards.critical, under }];
}

/** A hit location card: reaction, critical part with its persistent injury, or trap (SD-14.5 to SD-14.14). */
export function hitLocationText(
  m: Messages,
  effects: EffectText,
  parts: CardParts,
  card: HitLocation,
): CardText {
  const say = sayIn(m);
  const lines: CardLine[] = [];
  if (card.toughness !== undefined) {
    lines.push({ kind: 'note', text: m.cards.toughnessHere(say.signed(card.toughness)) });
  }
  if (card.bonus !== undefined) {
    const { stat, by, with: words } = card.bonus;
    const weapons = say.list(words.map(parts.keyword));
    lines.push({
      kind: 'note',
      text: m.cards.bonusHere(m.cards.modifierWith(say.signed(by), m.stats[stat], weapons)),
    });
  }
  lines.push(...parts.headed('alert', m.cards.special, card.special));
  if (card.trap !== undefined) lines.push(...parts.headed('alert', m.cards.trap, card.trap));
  else if (card.reaction === undefined && card.special === undefined)
    lines.push({ kind: 'note', text: m.cards.noReaction });
  else if (card.reaction !== undefined)
    lines.push(...parts.headed('trigger', m.cards.reaction[card.reaction.on], card.reaction.do));
  lines.push(...criticalLines(m, effects, parts, card));
  return {
    name: say.name('hitLocation', card.id),
    kind: m.cards.kinds.hitLocation,
    tags: [...(card.kind === undefined ? [] : [m.cards.kinds[card.kind]]), ...houseTag(m, card.reading)],
    lines,
  };
}

/** A card that lies beside one survivor's grid (SD-5.11). */
export function statusText(m: Messages, parts: CardParts, card: Status): CardText {
  const held: CardLine[] = card.offBoard === true ? [{ kind: 'alert', text: m.cards.offBoard }] : [];
  return {
    name: sayIn(m).name('survivorStatus', card.id),
    kind: m.cards.kinds.status,
    tags: houseTag(m, card.reading),
    lines: [...held, ...card.triggers.map(parts.trigger)],
  };
}

/** The basic action of a monster. */
export function basicActionText(m: Messages, effects: EffectText, monster: MonsterCard): CardText {
  return {
    name: m.cards.kinds.basicAction,
    kind: sayIn(m).name('monster', monster.id),
    tags: [],
    lines: effects.lines(monster.basicAction),
  };
}

/** What a monster does when it finds no target. */
export function instinctText(m: Messages, effects: EffectText, monster: MonsterCard): CardText {
  return {
    name: sayIn(m).name('instinct', monster.instinct.id),
    kind: m.cards.kinds.instinct,
    tags: [],
    lines: effects.lines(monster.instinct.do),
  };
}
