import { done, goTo, type Next, type Option } from '../../kernel';
import { ownOf } from '../../table/ownOf';
import { changeStamina, discard, heal, itemBar, loseItem, spend } from '../changes';
import {
  besideSpace,
  distinct,
  itemCard,
  living,
  resourcesOf,
  survivorById,
  survivorCard,
  terrainOf,
  tileAt,
} from '../find';
import { duelOdds } from '../odds';
import { call, type FrameOf, type Procedure, type Run, type Seen } from '../procedure';
import type { Survivor } from '../state';
import { ACTION_COST, ATTACK_COST, type Resource } from '../terms';
import { plainModifiers } from './duelBegin';

type Frame = FrameOf<'turn'>;

/** Projects that a survivor can pay and carry (LS-1.2). */
export function craftable(r: Seen, survivor: Survivor): string[] {
  return r.state.projects.filter((id) => {
    const project = ownOf(r.content.projects, id);
    if (project === undefined || itemBar(r, survivor, project.item) !== null) return false;
    return Object.entries(project.cost).every(([what, n]) => survivor.resources[what as Resource] >= n);
  });
}

/** LS-2.1, LS-2.2: a landmark without a counter. */
const canInvestigate = (r: Run, space: string): boolean =>
  tileAt(r, space).landmark !== undefined && !r.state.counters.includes(space);

function walks(r: Run, { space, stamina }: Survivor): Option[] {
  return besideSpace(r, space).flatMap((to) => {
    const { cost } = terrainOf(r, to);
    return cost > stamina ? [] : [{ key: `go:${to}`, kind: 'go', space: to, cost } as Option];
  });
}

/** LS-3.1, LS-3.2: not on the first day, for three stamina, whoever is on the same space. */
function attacks(r: Run, survivor: Survivor, there: readonly Survivor[]): Option[] {
  if (r.state.day <= 1 || survivor.stamina < ATTACK_COST) return [];
  return there.map(({ id }) => {
    const { gray, red } = plainModifiers(r, survivor.id, id);
    const odds = duelOdds(gray, red, r.state.options.sides);
    return { key: `attack:${id}`, kind: 'attack', survivor: id, odds } as Option;
  });
}

function items(r: Run, survivor: Survivor): Option[] {
  return distinct(survivor.items).flatMap((item) => {
    const { act } = itemCard(r, item);
    return act === undefined || act.stamina > survivor.stamina
      ? []
      : [{ key: `use:${item}`, kind: 'use', item, cost: act.stamina } as Option];
  });
}

/** Everything that a turn can be used for: any number of actions while stamina lasts. */
function actions({ survivor: id, traded = [] }: Frame, r: Run): Option[] {
  const survivor = survivorById(r.state, id);
  const { space, stamina, damage, resources } = survivor;
  const others = living(r.state).filter((s) => s.id !== id && s.space === space);
  const strong = stamina >= ACTION_COST;
  const gathers = strong && !r.state.gathered.includes(space) && terrainOf(r, space).gather.length > 0;
  const richness = (s: Survivor) => resourcesOf(s).length + s.items.length;
  return [
    ...walks(r, survivor),
    ...(gathers ? [{ key: 'gather', kind: 'gather' }] : []),
    ...(strong && canInvestigate(r, space) ? [{ key: 'investigate', kind: 'investigate' }] : []),
    ...(strong && craftable(r, survivor).length > 0 ? [{ key: 'craft', kind: 'craft' }] : []),
    ...(strong && damage > 0 && resources.medicine > 0 ? [{ key: 'treat', kind: 'treat' }] : []),
    ...items(r, survivor),
    ...others
      .filter((s) => !traded.includes(s.id) && richness(survivor) + richness(s) > 0)
      .map((s) => ({ key: `trade:${s.id}`, kind: 'trade', survivor: s.id })),
    ...attacks(r, survivor, others),
    ...distinct(survivor.items).map((item) => ({ key: `drop:${item}`, kind: 'drop', item })),
    ...distinct(survivor.hand).map((card) => ({ key: `discard:${card}`, kind: 'discard', card })),
    { key: 'endTurn', kind: 'endTurn' },
  ];
}

type Facts = Option & { space: string; cost: number; survivor: string; item: string; card: string };

const ACT: Readonly<Record<string, (f: Frame, r: Run, o: Facts) => Next | undefined>> = {
  go: ({ survivor: id }, r, { space, cost }) => {
    const survivor = survivorById(r.state, id);
    const from = survivor.space;
    changeStamina(r, id, -cost);
    survivor.space = space;
    r.emit({ type: 'moved', survivor: id, from, to: space, cost });
    return undefined;
  },
  gather: ({ survivor }, r) => {
    changeStamina(r, survivor, -ACTION_COST);
    return call('gather', { survivor });
  },
  investigate: ({ survivor }, r) => {
    changeStamina(r, survivor, -ACTION_COST);
    return call('investigate', { survivor });
  },
  craft: ({ survivor }, r) => {
    changeStamina(r, survivor, -ACTION_COST);
    return call('craft', { survivor });
  },
  treat: ({ survivor }, r) => {
    changeStamina(r, survivor, -ACTION_COST);
    spend(r, survivor, 'medicine', 1);
    heal(r, survivor, 1);
    return undefined;
  },
  use: ({ survivor }, r, { item, cost }) => {
    const { act, once } = itemCard(r, item);
    changeStamina(r, survivor, -cost);
    r.emit({ type: 'itemUsed', survivor, item });
    if (once === true) loseItem(r, survivor, item, 'used');
    const source = { kind: 'item', id: item };
    return call('perform', { survivor, source, effects: [...(act?.effects ?? [])] }, source);
  },
  trade: (f, _, { survivor: to }) => {
    f.traded = [...(f.traded ?? []), to];
    return call('trade', { survivor: f.survivor, to });
  },
  // LS-3.4: it is the attacker, the chosen one the defender; each attack is paid (LS-3.2).
  attack: ({ survivor }, r, { survivor: defender }) => {
    changeStamina(r, survivor, -ATTACK_COST);
    return call('duel', { attacker: survivor, defender });
  },
  drop: ({ survivor }, r, { item }) => void loseItem(r, survivor, item, 'dropped'),
  discard: ({ survivor }, r, { card }) => {
    discard(r, survivor, card);
    r.emit({ type: 'cardDropped', survivor, card });
    return undefined;
  },
};

/** The turn of one survivor on a day. */
export const turn: Procedure<'turn'> = {
  name: 'turn',
  guard: ({ survivor }, r) =>
    r.state.outcome !== null || survivorById(r.state, survivor).status === 'dead' ? done() : undefined,
  steps: {
    begin: ({ survivor }, r) => {
      r.emit({ type: 'turnBegan', survivor, stamina: survivorById(r.state, survivor).stamina });
      return undefined;
    },
    action: {
      ask: (f, r) => {
        const { player, stamina, card } = survivorById(r.state, f.survivor);
        return {
          kind: 'action',
          by: player,
          about: { survivor: f.survivor, stamina, most: survivorCard(r, card).stamina },
          options: actions(f, r),
        };
      },
      answer: (f, r, [option]) => {
        const act = option === undefined ? undefined : ACT[option.kind];
        return act === undefined || option === undefined ? done() : act(f, r, option as Facts);
      },
    },
    again: () => goTo('action'),
  },
};
