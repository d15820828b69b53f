import {
  adjacentSpaces,
  type Content,
  type Decision,
  distance,
  inBlindSpot,
  type Option,
  type ShowdownState,
  SPACES,
  type Space,
  type Survivor,
  spacesOf,
} from '../../src/engine';
import type { Chance } from './chance';
import { oneOf } from './chance';
import { answer, type Policy } from './policy';

type AttackOption = Option & { weapon: string; card: string; dice: number; chance: number; survivor: string };
type MoveOption = Option & { space: Space };

const ofKind = (decision: Decision, kind: string) => decision.options.filter((o) => o.kind === kind);

const survivorOf = (state: ShowdownState, id: unknown): Survivor | undefined =>
  state.survivors.find((s) => s.id === id);

/** Wounds to be expected of an attack, by the printed weapon and the survivor's own numbers. */
function expectedWounds(state: ShowdownState, content: Content, option: AttackOption): number {
  const { attributes, tokens } = survivorOf(state, option.survivor) ?? {
    attributes: { strength: 0 },
    tokens: {},
  };
  const strength =
    (content.gear[option.card]?.weapon?.strength ?? 0) + attributes.strength + (tokens.strength ?? 0);
  const { toughness } = state.monster.attributes;
  const wound =
    Math.max(1, Math.min(9, 11 - (toughness + (state.monster.tokens.toughness ?? 0) - strength))) / 10;
  return option.dice * option.chance * wound;
}

function bestAttack(state: ShowdownState, decision: Decision, content: Content): Option | undefined {
  const attacks = ofKind(decision, 'attack') as AttackOption[];
  return attacks.sort((a, b) => expectedWounds(state, content, b) - expectedWounds(state, content, a))[0];
}

/** Steps from every space to the monster's side, over spaces that can be walked; infinite where there is no way. */
function stepsToMonster({ monster, survivors, tiles }: ShowdownState, content: Content): number[] {
  const steps = Array<number>(SPACES).fill(Number.POSITIVE_INFINITY);
  if (monster.space === null) return steps;
  const base = { space: monster.space, size: monster.size };
  const blocked = new Uint8Array(SPACES);
  for (const space of spacesOf(base)) blocked[space] = 1;
  for (const tile of tiles) {
    if (content.terrain[tile.card]?.impassable === true) for (const space of tile.spaces) blocked[space] = 1;
  }
  const taken = new Set(survivors.map((s) => s.space));
  const queue = adjacentSpaces(base).filter((side) => blocked[side] !== 1 && !taken.has(side));
  for (const side of queue) steps[side] = 0;
  for (const space of queue) {
    for (const next of adjacentSpaces({ space, size: 1 })) {
      if (blocked[next] === 1 || steps[next] !== Number.POSITIVE_INFINITY) continue;
      steps[next] = (steps[space] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** Next to the monster, out of its sight if possible; else as near as one gets by walking. */
function bestMove(state: ShowdownState, decision: Decision, content: Content): Option | undefined {
  const { space, size, facing } = state.monster;
  if (space === null) return undefined;
  const steps = stepsToMonster(state, content);
  const worth = (to: Space) => (inBlindSpot({ space, size, facing }, to) ? 0.5 : 0) - (steps[to] ?? 0);
  const here = survivorOf(state, decision.about.survivor)?.space ?? null;
  const moves = ofKind(decision, 'space') as MoveOption[];
  const best = moves.sort((a, b) => worth(b.space) - worth(a.space))[0];
  return best === undefined || (here !== null && worth(best.space) <= worth(here)) ? undefined : best;
}

/** Whether the survivor should rather not be hit again: bleeding, or no armour left in two places. */
function weak({ bleeding, wear }: Survivor): boolean {
  const bare = Object.values(wear).filter((w) => w.heavy).length;
  return bleeding >= 3 || bare >= 2;
}

function inAct(state: ShowdownState, decision: Decision, content: Content): Option | undefined {
  const survivor = survivorOf(state, decision.about.survivor);
  const attack = bestAttack(state, decision, content);
  const bandage = decision.options.find((o) => o.key.endsWith(':bandage'));
  if (bandage !== undefined && (survivor?.bleeding ?? 0) >= 3) return bandage;
  const lost = decision.options.find((o) => o.kind === 'takeUp');
  const bareHands = attack === undefined || (attack as AttackOption).weapon === 'fistAndTooth';
  if (lost !== undefined && bareHands) return lost;
  if (attack !== undefined) return attack;
  const { act } = state;
  const move = act !== null && act.activation > 0 ? bestMove(state, decision, content) : undefined;
  if (move !== undefined) return move;
  const stone = decision.options.find((o) => o.kind === 'activate' && o.key.endsWith(':throw'));
  if (stone !== undefined && survivor !== undefined && weak(survivor)) return stone;
  return decision.options.find((o) => o.kind === 'endAct');
}

/** A surge only with an attack in reach, and one survival kept for a dodge. */
function chanceTaken(state: ShowdownState, decision: Decision): Option | undefined {
  const { space, size } = state.monster;
  if (space === null) return undefined;
  return decision.options.find((o) => {
    if (o.kind !== 'surge') return false;
    const survivor = survivorOf(state, (o as Option & { survivor: string }).survivor);
    if (survivor?.space == null || survivor.survival < 2) return false;
    return distance({ space, size }, { space: survivor.space, size: 1 }) === 1;
  });
}

/** The dodge that saves most: of the place with the least left. */
function bestDodge(state: ShowdownState, decision: Decision): Option | undefined {
  const survivor = survivorOf(state, decision.about.survivor);
  if (survivor === undefined) return undefined;
  const left = (o: Option) => {
    const wear = survivor.wear[(o as Option & { location: keyof Survivor['wear'] }).location];
    return wear.armour + (wear.light ? 0 : 1) + (wear.heavy ? 0 : 1);
  };
  return ofKind(decision, 'dodge').sort((a, b) => left(a) - left(b))[0];
}

const cardOf = ({ about }: Decision): string | undefined => (about.card as { id?: string } | undefined)?.id;

function choose(state: ShowdownState, decision: Decision, chance: Chance, content: Content): Option {
  const find = (kind: string) => decision.options.find((o) => o.kind === kind);
  const wanted = (() => {
    switch (decision.kind) {
      case 'act':
        return inAct(state, decision, content);
      case 'whoActs':
        return find('act') ?? find('endTurn');
      case 'survivalOpportunity':
        return chanceTaken(state, decision) ?? find('pass');
      case 'activate':
        return bestAttack(state, decision, content);
      case 'moveTo':
        return bestMove(state, decision, content);
      case 'dodge':
        return bestDodge(state, decision);
      case 'may':
        // King's Step costs more than it gives.
        return find(cardOf(decision) === 'battlePressure' ? 'decline' : 'use');
      case 'useTrigger':
        return find('use');
      default:
        return undefined;
    }
  })();
  return wanted ?? oneOf(decision.options, chance);
}

/** A player who hits hard, stands close behind, dodges what hurts and helps others up; the monster's choices are by lot. */
export const sensible: Policy = (state, decision, chance, content) => {
  const help = decision.interjections.find((o) => o.kind === 'encourage');
  if (help !== undefined && decision.kind === 'whoActs') {
    return { type: 'interject', decision: decision.id, key: help.key };
  }
  return answer(decision, choose(state, decision, chance, content));
};
