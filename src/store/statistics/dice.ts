import type { AnyEvent } from '../../engine';

/** All dice that were rolled for one purpose with one kind of die. */
export interface DiceTally {
  purpose: string;
  sides: number;
  /** How often each face came up, from 1 on. */
  counts: readonly number[];
  dice: number;
  /** Of the faces; what a fair die of this kind comes to is half of one more than its sides. */
  average: number;
}

function tally(purpose: string, sides: number, faces: readonly number[]): DiceTally {
  const counts = Array.from({ length: sides }, (_, i) => faces.filter((face) => face === i + 1).length);
  const sum = faces.reduce((total, face) => total + face, 0);
  return { purpose, sides, counts, dice: faces.length, average: faces.length === 0 ? 0 : sum / faces.length };
}

/** The dice of a fight by purpose and kind of die, the most frequent first. */
export function diceTallies(events: readonly AnyEvent[]): DiceTally[] {
  const faces = new Map<string, { purpose: string; sides: number; faces: number[] }>();
  for (const event of events) {
    if (event.type !== 'rolled') continue;
    const key = `${event.purpose}:${event.sides}`;
    const known = faces.get(key) ?? { purpose: event.purpose, sides: event.sides, faces: [] };
    known.faces.push(...event.dice);
    faces.set(key, known);
  }
  return [...faces.values()]
    .map((rolled) => tally(rolled.purpose, rolled.sides, rolled.faces))
    .sort((a, b) => b.dice - a.dice);
}

/** All ten-sided dice together: these are comparable whatever they were rolled for. */
export function allTens(tallies: readonly DiceTally[]): DiceTally {
  const faces = tallies
    .filter(({ sides }) => sides === 10)
    .flatMap(({ counts }) => counts.flatMap((count, i) => Array<number>(count).fill(i + 1)));
  return tally('all', 10, faces);
}
