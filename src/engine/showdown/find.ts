import type { AiCard } from './cards/aiCard';
import type { HitLocation } from './cards/hitLocation';
import type { Monster as MonsterCard } from './cards/monster';
import type { Run } from './procedure';
import type { Attack, GearInPlay, Player, ShowdownState, Survivor } from './state';

/** Looks things up by id. Ids come from the state itself, so a miss is a fault of the engine. */
function found<T>(thing: T | undefined | null, what: string): T {
  if (thing === undefined || thing === null) throw new Error(`there is no ${what}`);
  return thing;
}

export function survivorById(state: ShowdownState, id: string): Survivor {
  return found(
    state.survivors.find((s) => s.id === id),
    `survivor "${id}"`,
  );
}

export function playerById(state: ShowdownState, id: string): Player {
  return found(
    state.players.find((p) => p.id === id),
    `player "${id}"`,
  );
}

export function gearById(survivor: Survivor, id: string): GearInPlay | undefined {
  return survivor.grid.find((g) => g?.id === id) ?? undefined;
}

/** Survivors that are on the board (SD-6.9). */
export function onBoard(state: ShowdownState): Survivor[] {
  return state.survivors.filter((s) => s.status === 'alive' && s.space !== null);
}

/** The innermost survivor attack under way. */
export function runningAttack(state: ShowdownState): Attack | undefined {
  return state.attacks[state.attacks.length - 1];
}

/** The seat that makes the monster's choices: the controller, or the one player (SD-3.6, SD-3.8). */
export function controllerSeat(state: ShowdownState): string {
  return state.controller ?? (state.players[0]?.id as string);
}

export function monsterCard(r: Run): MonsterCard {
  return found(r.content.monsters[r.state.monster.card], `monster "${r.state.monster.card}"`);
}

export function aiCard(r: Run, id: string): AiCard {
  return found(r.content.ai[r.state.monster.card]?.[id], `AI card "${id}"`);
}

export function hitLocationCard(r: Run, id: string): HitLocation {
  return found(r.content.hitLocations[r.state.monster.card]?.[id], `hit location "${id}"`);
}
