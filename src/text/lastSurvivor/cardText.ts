import type { SurvivorContent, SurvivorEffect } from '../../engine';
import type { SurvivorMessages } from './messages';
import type { SurvivorSay } from './say';

/** A card in words. */
export interface SurvivorCardText {
  name: string;
  /** Such as "used up". */
  tags: string[];
  lines: string[];
}

/** Kinds of cards that have a text of their own. */
export type SurvivorCardKind = 'survivor' | 'item' | 'support' | 'encounter' | 'night';

/** The words of one language and what makes sentences of them. */
interface Tongue {
  m: SurvivorMessages;
  t: SurvivorSay;
}

function effectWords(effect: SurvivorEffect, tongue: Tongue): string {
  const { t, m } = tongue;
  const { cards: w } = m;
  switch (effect.do) {
    case 'gain':
    case 'lose':
      return w[effect.do](effect.amount, t.name('resource', effect.what));
    case 'stamina':
      return w.stamina(effect.by);
    case 'hurt':
      return w.hurt(effect.amount, effect.physical);
    case 'heal':
    case 'draw':
      return w[effect.do](effect.amount);
    case 'item':
      return w.item(t.name('item', effect.card));
    case 'pay':
      return w.pay(
        effect.amount,
        t.name('resource', effect.what),
        effectsWords(effect.then, tongue) ?? w.nothing,
        effectsWords(effect.otherwise, tongue),
      );
    case 'test':
      return w.test(effect.from, effectsWords(effect.pass, tongue), effectsWords(effect.fail, tongue));
    case 'wander':
      return w.wander;
  }
}

const effectsWords = (effects: readonly SurvivorEffect[], tongue: Tongue): string | null =>
  effects.length === 0 ? null : tongue.m.join(effects.map((effect) => effectWords(effect, tongue)));

const changeWords = (
  { by }: { by?: number | undefined },
  die: string,
  { m: { cards: w } }: Tongue,
): string => (by === undefined ? w.rerolls(die) : w.changes(by, die));

type Always = NonNullable<SurvivorContent['items'][string]['always']>;
const alwaysWords = ({ die, by, as }: Always, { m: { cards: w } }: Tongue): string =>
  w.always(w.changes(by, w.die[die]), as ?? null);

function itemLines(
  { always, modify, prevent, act, fire, warm }: SurvivorContent['items'][string],
  tongue: Tongue,
): string[] {
  const { cards: w } = tongue.m;
  return [
    ...(always === undefined ? [] : [alwaysWords(always, tongue)]),
    ...(modify === undefined ? [] : [w.onceACombat(changeWords(modify, w.die[modify.die], tongue))]),
    ...(prevent === true ? [w.prevents] : []),
    ...(act === undefined ? [] : [w.act(act.stamina, effectsWords(act.effects, tongue) ?? w.nothing)]),
    ...(fire === true ? [w.fire] : []),
    ...(warm === true ? [w.warm] : []),
  ];
}

function survivorLines({ always, ability }: SurvivorContent['survivors'][string], tongue: Tongue): string[] {
  const { cards: w } = tongue.m;
  return [
    ...(always === undefined ? [] : [alwaysWords(always, tongue)]),
    ...(ability === undefined
      ? []
      : [w.ability(ability.stamina, changeWords(ability, w.die[ability.die], tongue))]),
  ];
}

function supportLines(card: SurvivorContent['supports'][string], tongue: Tongue): string[] {
  const { cards: w } = tongue.m;
  if (card.moment === 'damage') return [w.damage];
  if (card.moment === 'modify') return [changeWords(card, w.aDie, tongue)];
  return [
    ...(card.dice ?? []).map(({ die, by }) => w.changes(by, w.theDie[die])),
    ...(card.extra === true ? [w.extra] : []),
    ...(card.safe === true ? [w.safe] : []),
    ...(card.shield === undefined ? [] : [w.shield[card.shield]]),
  ];
}

const own = <T>(list: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(list, id) ? list[id] : undefined;

function linesOf(content: SurvivorContent, kind: SurvivorCardKind, id: string, tongue: Tongue): string[] {
  const told = own(kind === 'night' ? content.nights : content.encounters, id);
  const [survivor, item, support] = [
    own(content.survivors, id),
    own(content.items, id),
    own(content.supports, id),
  ];
  if (kind === 'survivor') return survivor === undefined ? [] : survivorLines(survivor, tongue);
  if (kind === 'item') return item === undefined ? [] : itemLines(item, tongue);
  if (kind === 'support') return support === undefined ? [] : supportLines(support, tongue);
  return told === undefined ? [] : [effectsWords(told.effects, tongue) ?? tongue.m.cards.nothing];
}

/** A card in words; of one that nobody knows only its name. */
export function cardTextOf(
  m: SurvivorMessages,
  t: SurvivorSay,
  content: SurvivorContent,
  kind: SurvivorCardKind,
  id: string,
): SurvivorCardText {
  const once = kind === 'item' && own(content.items, id)?.once === true;
  return {
    name: t.name(kind, id),
    tags: once ? [m.cards.once] : [],
    lines: linesOf(content, kind, id, { m, t }).map(m.sentence),
  };
}
