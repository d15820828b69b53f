import type { AnyEvent } from '../engine';
import type { FightJournal } from './session';

type Rolled = Extract<AnyEvent, { type: 'rolled' }>;

/** Dice that were rolled at once, and the event that told what came of them; null: none does, or none has yet. */
export interface Roll {
  rolled: Rolled;
  told: AnyEvent | null;
}

/** Which events tell what came of dice, by what they were rolled for. */
const TOLD_BY: Readonly<Record<string, readonly AnyEvent['type'][]>> = {
  monsterAttack: ['monsterAttacked'],
  attack: ['survivorAttacked', 'extraDiceRolled'],
  wound: ['woundAttempted'],
  sharp: ['woundAttempted'],
  hitLocation: ['hitsRolled', 'damaged'],
  severeInjury: ['severeInjury'],
  brainTrauma: ['brainTrauma'],
  runAway: ['ranAway'],
  randomTarget: ['targetPicked'],
  chooseSurvivor: ['survivorChosen', 'targetPicked'],
  randomSurvivor: ['survivorChosen'],
};

const isRoll = (event: AnyEvent): event is Rolled => event.type === 'rolled';

/** All rolls among these events, in order. Dice that were rolled again before anything came of them tell nothing. */
export function rollsIn(events: readonly AnyEvent[]): Roll[] {
  const rolls: Roll[] = [];
  const open = new Map<string, Roll>();
  for (const event of events) {
    if (isRoll(event)) {
      const roll: Roll = { rolled: event, told: null };
      rolls.push(roll);
      open.set(event.purpose, roll);
      continue;
    }
    for (const [purpose, roll] of open) {
      if (TOLD_BY[purpose]?.includes(event.type) !== true) continue;
      roll.told = event;
      open.delete(purpose);
    }
  }
  return rolls;
}

/** Which of so many dice hit: a higher face always does before a lower one. */
export function hitting(dice: readonly number[], hits: number): boolean[] {
  const least = [...dice].sort((a, b) => b - a)[hits - 1];
  return dice.map((face) => least !== undefined && face >= least);
}

/** What dice are rolled for, one after the other, until it is over. */
const MATTERS = ['monsterAttack', 'survivorAttack'];

type Entries = FightJournal['entries'];

/** Where on the stack the innermost attack is, and which; undefined: nobody attacks. */
function matterOf({ state }: Entries[number]): string | undefined {
  const at = state.stack.findLastIndex(({ procedure }) => MATTERS.includes(procedure));
  return at < 0 ? undefined : `${at} ${state.stack[at]?.procedure}`;
}

/** Whether what was rolled for with one entry is over with another: the attack has ended, or there was none. */
export function isOver(entries: Entries, rolled: number, at: number): boolean {
  const [then, ...since] = entries.slice(rolled, at + 1).map(matterOf);
  return then === undefined || since.some((matter) => matter !== then);
}
