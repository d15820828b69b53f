import type {
  Activation,
  Arrow,
  Ban,
  Bonus,
  Condition,
  Effect,
  Gear,
  StandingModifier,
  Terrain,
  Trigger,
} from '../engine';
import { cardSayIn } from './cardSay';
import type { EffectText } from './effectText';
import type { CardLine } from './lines';
import type { Messages } from './messages';

/** Anything that gives modifiers, activations and triggers: a gear card, a bonus, a full set. */
interface Giving {
  modifiers?: StandingModifier[] | undefined;
  activations?: Activation[] | undefined;
  triggers?: Trigger[] | undefined;
  keywords?: string[] | undefined;
  forbids?: (string | Ban)[] | undefined;
  pays?: Gear['pays'];
  weaponKeywords?: { with: string; gain?: string | undefined; lose?: string | undefined }[] | undefined;
}

/** The parts that several kinds of cards share, as lines. */
export interface CardParts {
  /** Effects under a heading; no line where there are none. */
  headed(kind: CardLine['kind'], text: string, effects: readonly Effect[] | undefined): CardLine[];
  trigger(trigger: Trigger): CardLine;
  modifier(modifier: StandingModifier): string;
  activation(activation: Activation, from?: NonNullable<Terrain['activation']>['from']): CardLine;
  bonus(bonus: Bonus): CardLine;
  ban(ban: string | Ban): string;
  gives(giving: Giving): CardLine[];
  /** Whom an arrow means and what it makes of it. */
  arrow(arrow: Arrow): CardLine;
  /** A keyword with its number: `block 1`. */
  keyword(keyword: string): string;
}

export function cardPartsIn(m: Messages, effects: EffectText): CardParts {
  const say = cardSayIn(m);
  /** Something that holds while a condition does, or unless another one does. */
  const holding = (text: string, when: Condition | undefined): string => {
    if (when === undefined) return text;
    return when.is === 'not'
      ? m.cards.modifierUnless(text, say.condition(when.of as Condition))
      : m.cards.modifierWhen(text, say.condition(when));
  };
  const limited = (text: string, once: 'showdown' | 'round' | undefined) =>
    once === undefined ? text : `${text} (${m.cards.once[once]})`;

  const pays = ({ tokens, of: stats, everyone, when }: NonNullable<Gear['pays']>): CardLine => {
    const plain = m.cards.pays(
      tokens,
      say.list(stats.map((stat) => say.name('stat', stat))),
      everyone === true,
    );
    return { kind: 'trait', text: m.sentence(holding(plain, when)) };
  };

  const parts: CardParts = {
    headed: (kind, text, list = []) =>
      list.length === 0 ? [] : [{ kind, text, under: effects.lines(list) }],

    trigger: ({ on, when, do: list, once, optional }) => {
      const moment = say.name('moment', on);
      const heading =
        when === undefined ? m.cards.when(moment) : m.cards.whenAnd(moment, say.condition(when));
      const text = optional === true ? `${heading} (${m.cards.optional})` : heading;
      return { kind: 'alert', text: m.sentence(limited(text, once)), under: effects.lines(list) };
    },

    modifier: ({ stat, by, with: keyword, when, aura }) => {
      const change = say.signed(by);
      const plain =
        keyword === undefined
          ? m.cards.modifier(change, say.name('stat', stat))
          : m.cards.modifierWith(change, say.name('stat', stat), parts.keyword(keyword));
      const whose = aura === undefined ? plain : m.cards.modifierFor(plain, say.group(aura));
      return holding(whose, when);
    },

    activation: ({ cost, survival, when, do: list, once }, from) => {
      const paid =
        survival === undefined ? m.cards.cost[cost] : m.cards.costSurvival(m.cards.cost[cost], survival);
      const where = from === undefined ? paid : `${paid}, ${m.cards.from[from]}`;
      const text = when === undefined ? where : m.cards.whenAnd(where, say.condition(when));
      return { kind: 'activation', text: limited(text, once), under: effects.lines(list) };
    },

    bonus: (bonus) => {
      const needs = (own: boolean) =>
        Object.entries((own ? bonus.own : bonus.anywhere) ?? {}).map(([colour, n]) =>
          m.cards.affinity(n, say.name('colour', colour), own),
        );
      const none = bonus.none === true ? [m.cards.noAffinity] : [];
      const text = m.cards.needs(say.list([...needs(true), ...needs(false), ...none]));
      const profile = Object.entries(bonus.profile ?? {}).map(
        ([stat, by]): CardLine => ({
          kind: 'trait',
          text: m.sentence(m.cards.modifier(say.signed(by), say.name('stat', stat))),
        }),
      );
      return { kind: 'bonus', text, under: [...profile, ...parts.gives(bonus)] };
    },

    ban: (ban) => {
      const { what, with: keyword, when } = typeof ban === 'string' ? { what: ban } : ban;
      const thing = keyword === undefined ? say.name('forbidden', what) : parts.keyword(keyword);
      return holding(m.cards.forbids(thing), when);
    },

    arrow: ({ to, card, gains = [], loses = [] }) => {
      const beside = m.cards.beside[to];
      if (card === undefined) return { kind: 'note', text: beside };
      const changes = [
        ...loses.map((word) => m.cards.losesKeyword(parts.keyword(word))),
        ...gains.map((word) => m.cards.gainsKeyword(parts.keyword(word))),
      ];
      const under = changes.map((text): CardLine => ({ kind: 'trait', text }));
      return { kind: 'condition', text: m.cards.arrowTo(beside, say.name('gear', card)), under };
    },

    gives: ({ modifiers = [], activations = [], triggers = [], keywords = [], ...rest }) => [
      ...modifiers.map(
        (modifier): CardLine => ({ kind: 'trait', text: m.sentence(parts.modifier(modifier)) }),
      ),
      ...keywords.map(
        (word): CardLine => ({ kind: 'trait', text: m.cards.gainsKeyword(parts.keyword(word)) }),
      ),
      ...(rest.weaponKeywords ?? []).flatMap(({ with: kind, gain, lose }): CardLine[] =>
        [
          ...(gain === undefined ? [] : [m.cards.weaponsGain(parts.keyword(kind), parts.keyword(gain))]),
          ...(lose === undefined ? [] : [m.cards.weaponsLose(parts.keyword(kind), parts.keyword(lose))]),
        ].map((text) => ({ kind: 'trait', text: m.sentence(text) })),
      ),
      ...(rest.pays === undefined ? [] : [pays(rest.pays)]),
      ...(rest.forbids ?? []).map((ban): CardLine => ({ kind: 'trait', text: m.sentence(parts.ban(ban)) })),
      ...activations.map((activation) => parts.activation(activation)),
      ...triggers.map(parts.trigger),
    ],

    keyword: (keyword) => {
      const [word = '', number] = keyword.split(':');
      const name = say.name('keyword', word);
      return number === undefined ? name : `${name} ${number}`;
    },
  };
  return parts;
}
