import type { AnyEvent } from '../../src/engine';
import { en, namesOf } from '../../src/text';
import type { TinyFight } from '../engine/showdown/kit';
import { textIn } from './languages';

export const text = textIn(en);

/** The reason of each event of a type in a tiny fight, in words. */
export const said = (t: TinyFight, type: AnyEvent['type']): string[][] =>
  t.log(type).map((event) => text.reason(event, namesOf(t.state)).map((line) => line.text));
