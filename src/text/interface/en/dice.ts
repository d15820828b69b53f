/** Dice as they are seen: what for, what is needed, what came of it. */
export const dice = {
  title: 'Last rolls',
  past: 'Last roll',
  last: (roll: string) => `Last rolls: ${roll}`,
  /** The least face that does it; a 10 always does. */
  need: (face: number) => (face >= 10 ? 'needs a 10' : `needs ${face}+`),
  critical: (face: number) => (face >= 10 ? 'critical on a 10' : `critical on ${face}+`),
  total: (total: number) => `counts as ${total}`,
  strength: (strength: number, toughness: number) => `strength ${strength} against toughness ${toughness}`,
  face: (face: number, sides: number) => (face === 10 && sides === 10 ? '10, a lantern' : String(face)),
  place: (face: number, place: string) => `${face}, ${place}`,
  hits: (face: string) => `${face}: hits`,
  misses: (face: string) => `${face}: misses`,
  success: (face: string) => `${face}: success`,
  fails: (face: string) => `${face}: fails`,
  /** A roll read out. */
  roll: (purpose: string, need: string | null, faces: readonly string[], result: string | null) =>
    [`${purpose}${need === null ? '' : `, ${need}`}: ${faces.join('; ')}`, result]
      .filter((part) => part !== null)
      .join(' – '),
  typed: {
    which: (die: number, of: number, sides: number) =>
      `${of === 1 ? 'Roll one die' : `Die ${die} of ${of}`}${sides === 10 ? '' : ` with ${sides} sides`}`,
    faces: 'What does it show?',
    soFar: 'So far',
  },
};
