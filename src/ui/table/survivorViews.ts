import {
  bleedingLimit,
  INSANE,
  LOCATIONS,
  SURVIVOR_STATS,
  type SurvivalAction,
  type Survivor,
  survivorFigure,
} from '../../engine';
import type { Declined } from '../../store/windows';
import type { InterfaceWords } from '../../text/interface/en';
import type { IconName } from '../icons/table';
import type { Condition, SheetPlace, SurvivorView } from '../survivors/survivor';
import { TEXT } from '../words/text';
import type { Fight } from './fight';
import { breakdown } from './figures';
import { noteViews } from './noteViews';
import { signOf } from './signs';
import { notAsked } from './windowNames';

type Words = InterfaceWords['table'];

function places(survivor: Survivor, words: Words): SheetPlace[] {
  const body = LOCATIONS.map((id) => {
    const { armour, light, heavy } = survivor.wear[id];
    return {
      id,
      label: TEXT.nameOf('location', id),
      points: armour,
      light: id === 'head' ? null : light,
      heavy,
    };
  });
  const brain = {
    id: 'brain' as const,
    label: words.brain,
    points: survivor.insanity,
    light: survivor.brainLight,
    heavy: null,
  };
  return [...body, brain];
}

function conditions({ state }: Fight, survivor: Survivor, words: Words): Condition[] {
  const list: Condition[] = [];
  const add = (id: string, said: string, icon: IconName, tone: Condition['tone']) =>
    list.push({ id, words: said, icon, tone });
  if (state.priority?.holder === survivor.id) add('priority', words.priority, 'priority', 'harm');
  if (state.nominated === survivor.id) add('nominated', words.controllers, 'controller', 'plain');
  if (survivor.doomedBy.length > 0) add('doomed', words.doomed, 'doomed', 'harm');
  if (survivor.hiddenBy.length > 0) add('hidden', words.hidden, 'hidden', 'good');
  if (survivor.block > 0) add('block', words.block(survivor.block), 'shield', 'good');
  if (survivor.frenzy > 0) add('frenzy', words.frenzy, 'fire', 'harm');
  if (survivor.insanity >= INSANE) add('insane', words.insane, 'insanity', 'plain');
  for (const [token, by] of Object.entries(survivor.tokens)) {
    const stat = words.stats[token as keyof Words['stats']];
    add(
      `token-${token}`,
      `${stat.short} ${by > 0 ? `+${by}` : `−${Math.abs(by)}`}`,
      token as IconName,
      by > 0 ? 'good' : 'harm',
    );
  }
  for (const status of survivor.statuses) {
    add(`status-${status}`, TEXT.nameOf('survivorStatus', status), 'injury', 'harm');
  }
  for (const [at, injury] of survivor.injuries.entries()) {
    add(`injury-${at}`, TEXT.nameOf('injury', injury), 'injury', 'harm');
  }
  return list;
}

function stateOf({ state }: Fight, survivor: Survivor, words: Words): string {
  if (survivor.status !== 'alive') return words.state[survivor.status];
  if (survivor.standsAfter !== null) return words.state.knockedDown;
  if (state.act?.survivor === survivor.id) return words.state.acting;
  return survivor.acted ? words.state.acted : words.state.waiting;
}

const SPENT: readonly SurvivalAction[] = ['dodge', 'encourage', 'dash', 'surge'];

/** A survivor's record sheet at this moment. */
function survivorView(
  fight: Fight,
  survivor: Survivor,
  index: number,
  words: Words,
  declined: readonly Declined[],
): SurvivorView {
  const { state, run } = fight;
  const player = fight.names.player(survivor.player) ?? null;
  const down = survivor.standsAfter !== null;
  return {
    id: survivor.id,
    name: survivor.name,
    piece: signOf(survivor, index),
    player: state.solo ? null : player,
    standing: survivor.status === 'alive' ? (down ? 'knockedDown' : 'standing') : survivor.status,
    state: stateOf(fight, survivor, words),
    active: state.act?.survivor === survivor.id || state.decision?.about.survivor === survivor.id,
    places: places(survivor, words),
    survival: survivor.survival,
    survivalLimit: state.survivalLimit,
    bleeding: survivor.bleeding,
    bleedingLimit: bleedingLimit(run, survivor),
    attributes: SURVIVOR_STATS.map((stat) => {
      const figure = survivorFigure(run, survivor, stat);
      const plain = stat === 'movement' ? 5 : 0;
      return {
        id: stat,
        label: words.stats[stat].short,
        name: words.stats[stat].name,
        icon: stat,
        value: stat !== 'movement' && figure.value > 0 ? `+${figure.value}` : String(figure.value),
        ...(figure.value === plain
          ? {}
          : { change: figure.value > plain ? ('up' as const) : ('down' as const) }),
        parts: breakdown(figure, fight.names),
      };
    }),
    conditions: conditions(fight, survivor, words),
    survivalActions: SPENT.filter((id) => state.unlocked.includes(id)).map((id) => ({
      id,
      words: words.actions[id],
      ready: !survivor.survivalUsed.includes(id),
    })),
    notAsked: notAsked(fight, survivor.id, declined, words),
    notes: noteViews(fight, survivor, words),
  };
}

export function survivorViews(fight: Fight, words: Words, declined: readonly Declined[]): SurvivorView[] {
  return fight.state.survivors.map((survivor, index) =>
    survivorView(fight, survivor, index, words, declined),
  );
}
