import type { ShowdownGame } from '../procedure';
import { drawAi } from './drawAi';
import { moment } from './moment';
import { monsterTurn } from './monsterTurn';
import { perform } from './perform';
import { round } from './round';
import { showdown } from './showdown';

const ALL = [drawAi, moment, monsterTurn, perform, round, showdown] as const;

/** Every procedure of the showdown by name; the card verbs come beside them (`effects/registry.ts`). */
export const PROCEDURES: ShowdownGame['procedures'] = Object.fromEntries(ALL.map((p) => [p.name, p]));
