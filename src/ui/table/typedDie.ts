import { awaitedDie } from '../../engine';
import type { InterfaceWords } from '../../text/interface/en';
import type { DecisionView, TypedDieView } from '../decision/decision';
import { TEXT } from '../words/text';
import type { Fight } from './fight';

/** The real die that a question waits for: its faces, what it needs, and what lies already; undefined: none. */
function typedDie(
  { state: { decision }, run, names }: Fight,
  words: InterfaceWords['dice'],
): TypedDieView | undefined {
  const awaited = awaitedDie(run);
  if (awaited === null || decision === null) return undefined;
  const { dice, need, stands } = awaited;
  const { about, options } = decision;
  const teller = TEXT.teller(names);
  const meaning = (face: number): string | undefined => {
    const id = stands?.ids[face - 1];
    if (id === undefined) return undefined;
    return stands?.kind === 'location' ? TEXT.nameOf('location', id) : teller.figure(id);
  };
  return {
    faces: options.map(({ key }, index) => ({ key, label: String(index + 1), detail: meaning(index + 1) })),
    die: Number(about.die ?? 1),
    of: Number(about.of ?? 1),
    need: need === null ? null : words.need(Math.max(2, Math.min(10, need))),
    before: dice.map((face) => ({
      value: stands?.kind === 'location' ? (meaning(face) ?? String(face)) : String(face),
      result: 'plain',
      label: meaning(face) ?? String(face),
    })),
  };
}

/** A question for a real die shows the die in place of its answers' list; what may be done at any time stays there. */
export function withTypedDie(view: DecisionView, fight: Fight, words: InterfaceWords['dice']): DecisionView {
  const typed = typedDie(fight, words);
  if (typed === undefined) return view;
  const faces = typed.faces.map(({ key }) => key);
  return { ...view, typed, answers: view.answers.filter(({ key }) => !faces.includes(key)) };
}
