import type { AnySurvivorEvent, Decision, Option, Rejection } from '../../engine';
import { rejections } from '../en/rejections';
import { lookUp, missing } from '../words';
import { events } from './en/events';
import { optionWords, questions } from './en/questions';
import { type SurvivorNames, sayOf } from './say';

export { survivorNames } from './say';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Everything that people read in a game of last survivor, in English. */
export const lastSurvivorText = {
  eventLine: (event: AnySurvivorEvent, names: SurvivorNames): string =>
    sentence(
      (events[event.type] as (e: AnySurvivorEvent, t: ReturnType<typeof sayOf>) => string)(
        event,
        sayOf(names),
      ),
    ),
  question: ({ kind, about }: Decision, names: SurvivorNames): string =>
    sentence(lookUp(questions, kind)?.(about, sayOf(names)) ?? missing(`question:${kind}`)),
  option: (option: Option, names: SurvivorNames): string =>
    sentence(optionWords(option, sayOf(names)) ?? missing(`option:${option.kind}`)),
  rejection: ({ code }: Rejection): string => rejections[code],
};
