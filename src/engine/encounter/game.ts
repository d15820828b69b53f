import { edit } from './edit';
import type { EncounterGame } from './procedure';
import { ambush } from './procedures/ambush';
import { chooseMonster, drive, effectTest, pay } from './procedures/asking';
import { encounter } from './procedures/encounter';
import { meetAll } from './procedures/meetAll';
import { perform } from './procedures/perform';
import { placeEncounter } from './procedures/placeEncounter';
import { round } from './procedures/round';
import { table } from './procedures/table';
import { test } from './procedures/test';
import { turn } from './procedures/turn';

const ALL = [
  ambush,
  chooseMonster,
  drive,
  effectTest,
  encounter,
  meetAll,
  pay,
  perform,
  placeEncounter,
  round,
  table,
  test,
  turn,
] as const;

/** Combat encounters on the kernel. Nothing can be done in them besides answering. */
export const encounterGame: EncounterGame = {
  procedures: Object.fromEntries(ALL.map((p) => [p.name, p])),
  interjections: () => [],
  interject: (_, { key }) => {
    throw new Error(`there is no interjection ${key}`);
  },
  edit,
};
