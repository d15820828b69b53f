import type { AnyContent, AnySetUp, Journal, SituationGame, TableState } from '../../src/engine';
import { parseYaml } from '../../src/store/situation/parse';
import { playTableFile } from '../../src/store/situation/tableFile';
import { Harm } from './game';

/** Opens the text of a smaller game's situation and plays it; what came of it. */
export function playSituation<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  text: string,
  game: SituationGame<U, S, C, E>,
  say: (journal: Journal<S, E>, since: number) => void,
): string {
  const parsed = parseYaml(text);
  const played = Array.isArray(parsed) ? parsed : playTableFile(parsed, game);
  if (Array.isArray(played)) {
    if (played.length === 0) throw new Harm('it is refused without a word');
    return 'situation refused';
  }
  say(played.journal, 0);
  return played.faults.length > 0 ? 'situation: otherwise' : 'situation holds';
}
