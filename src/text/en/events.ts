import type { EventWords } from '../messages';
import { monsterEvents } from './events/monster';
import { survivorEvents } from './events/survivors';
import { tableEvents } from './events/table';

/** The log: one sentence for each fact. */
export const events: EventWords = { ...monsterEvents, ...survivorEvents, ...tableEvents };
