import {
  type AnyEvent,
  begun,
  type Content,
  commandsOf,
  current,
  loadFight,
  type SetUp,
  type ShowdownState,
  saveFight,
  showdownGame,
} from '../../src/engine';
import type { TwinTable } from './twin';
import { Violation } from './violation';

/** The showdown for `twin`. */
export const showdownTwin = (content: Content): TwinTable<SetUp, ShowdownState, Content, AnyEvent> => ({
  rules: { game: showdownGame, content },
  begun: (setup) => begun(setup, content),
  throughFile: (setup, journal) => {
    const snapshot = current(journal);
    const loaded = loadFight(saveFight({ setup, commands: commandsOf(journal), snapshot }, content), content);
    if ('code' in loaded) throw new Violation(`the file does not open: ${loaded.message}`);
    return loaded.journal;
  },
});
