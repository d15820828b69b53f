import type { AnySurvivorEvent, SurvivorState, TableWords } from '../../engine';
import { createSurvivorText } from './createSurvivorText';
import { survivorEn } from './en';
import { survivorNames } from './say';
import type { NamedTiles } from './spaces';

const TEXT = createSurvivorText(survivorEn);

/** The words in which situation files of last survivor are written and read: English, whatever the page speaks. */
export function survivorSituationWords(
  maps: Readonly<Record<string, { tiles: NamedTiles }>>,
): TableWords<SurvivorState, AnySurvivorEvent> {
  const namesOf = (state: SurvivorState) => survivorNames(state, maps);
  return {
    event: (event, state) => TEXT.logLine(event, namesOf(state)),
    reasons: (event, state) => TEXT.reason(event, namesOf(state)),
    option: (option, _, state) => TEXT.option(option, namesOf(state)),
  };
}
