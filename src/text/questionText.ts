import type { Decision, Option } from '../engine';
import { causeText } from './explain';
import type { QuestionText } from './lines';
import type { Messages } from './messages';
import type { Teller } from './say';
import { parametersOf } from './teller';
import { lookUp, missing } from './words';

/** A pending question in words. */
export function questionText(m: Messages, decision: Decision, t: Teller): QuestionText {
  const { kind, by, about, causes } = decision;
  const words: Messages['questions'][keyof Messages['questions']] | undefined = lookUp(m.questions, kind);
  const q = parametersOf(t, {}, about);
  const text: QuestionText = {
    title: m.sentence(words?.title(q) ?? missing(`question:${kind}`)),
    by: t.player(by),
    trail: causes.map((cause) => causeText(m, cause, t)),
  };
  if (words?.detail !== undefined) text.detail = m.sentence(words.detail(q));
  return text;
}

/** An answer in words. */
export function optionText(m: Messages, option: Option, { about }: Decision, t: Teller): string {
  const words = lookUp(m.options, option.kind);
  if (words === undefined) return missing(`option:${option.kind}`);
  return m.sentence(words(parametersOf(t, option, about)));
}
