import { commandsOf, current, type SetUp, saveFight } from '../../engine';
import { CONTENT } from '../../store/content';
import type { FightJournal } from '../../store/session';

/** Offers the fight as a file: set-up, commands and the table as it is. */
export function saveToFile(setup: SetUp, journal: FightJournal): void {
  const text = saveFight({ setup, commands: commandsOf(journal), snapshot: current(journal) }, CONTENT);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${setup.monster}-${setup.level}-${setup.seed}.showdown`;
  link.click();
  URL.revokeObjectURL(address);
}
