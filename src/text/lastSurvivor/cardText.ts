import type { SurvivorContent, SurvivorEffect } from '../../engine';
import { cards as w } from './en/cards';
import { type SurvivorNameKind, type SurvivorSay, sayOf } from './say';

/** A card in words. */
export interface SurvivorCardText {
  name: string;
  /** Such as "used up". */
  tags: string[];
  lines: string[];
}

/** Kinds of cards that have a text of their own. */
export type SurvivorCardKind = 'survivor' | 'item' | 'support' | 'encounter' | 'night';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const plain = sayOf({ survivor: () => undefined, player: () => undefined, space: () => undefined });

function effectWords(effect: SurvivorEffect, t: SurvivorSay): string {
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
        effectsWords(effect.then, t) ?? w.nothing,
        effectsWords(effect.otherwise, t),
      );
    case 'test':
      return w.test(effect.from, effectsWords(effect.pass, t), effectsWords(effect.fail, t));
    case 'wander':
      return w.wander;
  }
}

const effectsWords = (effects: readonly SurvivorEffect[], t: SurvivorSay): string | null =>
  effects.length === 0 ? null : effects.map((effect) => effectWords(effect, t)).join(', ');

const changeWords = ({ by }: { by?: number | undefined }, die: string): string =>
  by === undefined ? w.rerolls(die) : w.changes(by, die);

type Always = NonNullable<SurvivorContent['items'][string]['always']>;
const alwaysWords = ({ die, by, as }: Always): string =>
  [w.changes(by, w.die[die]), ...(as === undefined ? [] : [w.role[as]])].join(' ');

function itemLines({ always, modify, prevent, act, fire, warm }: SurvivorContent['items'][string]): string[] {
  return [
    ...(always === undefined ? [] : [alwaysWords(always)]),
    ...(modify === undefined ? [] : [w.onceACombat(changeWords(modify, w.die[modify.die]))]),
    ...(prevent === true ? [w.prevents] : []),
    ...(act === undefined ? [] : [w.act(act.stamina, effectsWords(act.effects, plain) ?? w.nothing)]),
    ...(fire === true ? [w.fire] : []),
    ...(warm === true ? [w.warm] : []),
  ];
}

function survivorLines({ always, ability }: SurvivorContent['survivors'][string]): string[] {
  return [
    ...(always === undefined ? [] : [alwaysWords(always)]),
    ...(ability === undefined ? [] : [w.ability(ability.stamina, changeWords(ability, w.die[ability.die]))]),
  ];
}

function supportLines(card: SurvivorContent['supports'][string]): string[] {
  if (card.moment === 'damage') return [w.damage];
  if (card.moment === 'modify') return [changeWords(card, w.aDie)];
  return [
    ...(card.dice ?? []).map(({ die, by }) => w.changes(by, `the ${plain.name('die', die)}`)),
    ...(card.extra === true ? [w.extra] : []),
    ...(card.safe === true ? [w.safe] : []),
    ...(card.shield === undefined ? [] : [w.shield[card.shield]]),
  ];
}

const own = <T>(list: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(list, id) ? list[id] : undefined;

function linesOf(content: SurvivorContent, kind: SurvivorCardKind, id: string): string[] {
  const told = own(kind === 'night' ? content.nights : content.encounters, id);
  const [survivor, item, support] = [
    own(content.survivors, id),
    own(content.items, id),
    own(content.supports, id),
  ];
  if (kind === 'survivor') return survivor === undefined ? [] : survivorLines(survivor);
  if (kind === 'item') return item === undefined ? [] : itemLines(item);
  if (kind === 'support') return support === undefined ? [] : supportLines(support);
  return told === undefined ? [] : [effectsWords(told.effects, plain) ?? w.nothing];
}

/** A card in words; of one that nobody knows only its name. */
export function survivorCardText(
  content: SurvivorContent,
  kind: SurvivorCardKind,
  id: string,
): SurvivorCardText {
  const once = kind === 'item' && own(content.items, id)?.once === true;
  return {
    name: survivorNameOf(kind, id),
    tags: once ? [w.once] : [],
    lines: linesOf(content, kind, id).map(sentence),
  };
}

/** The name of anything in this game. */
export const survivorNameOf = (kind: SurvivorNameKind, id: string): string => plain.name(kind, id);
