import { commandsOf, current, type SetUp } from '../../engine';
import { CONTENT } from '../../store/content';
import type { FightJournal } from '../../store/session';

/** Offers the fight as a file: set-up, commands and the table as it is. */
export function saveToFile(setup: SetUp, journal: FightJournal): void {
  const fight = {
    format: 'showdown-table',
    version: 1,
    contentHash: CONTENT.hash,
    setup,
    seed: setup.seed,
    commands: commandsOf(journal),
    snapshot: current(journal),
  };
  const address = URL.createObjectURL(new Blob([JSON.stringify(fight)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${setup.monster}-${setup.level}-${setup.seed}.showdown`;
  link.click();
  URL.revokeObjectURL(address);
}
