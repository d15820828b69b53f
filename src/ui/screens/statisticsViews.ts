import { LOCATIONS } from '../../engine';
import type { DiceTally } from '../../store/statistics/dice';
import type { FightStatistics } from '../../store/statistics/fightStatistics';
import type { SurvivorTally } from '../../store/statistics/figures';
import type { InterfaceWords } from '../../text/interface/en';
import type { AftermathView, CourseView, DiceView, FigureRow } from '../aftermath/aftermathView';
import { TEXT } from '../words/text';

type Words = InterfaceWords['aftermath'];

/** Fewer dice than these are no distribution to look at: they stand in the numbers alone. */
const LEAST_DICE = 3;

const upper = (text: string): string => text.replace(/^./u, (first) => first.toLocaleUpperCase());

const fair = (sides: number): number => (sides + 1) / 2;

/** The fight as a whole. */
export function totals(fight: FightStatistics, words: Words): AftermathView['figures'] {
  const { tens, dice, monster } = fight;
  const rolled = dice.reduce((sum, { dice: count }) => sum + count, 0);
  const figures: Record<keyof Words['total'], string> = {
    rounds: String(fight.rounds),
    commands: String(fight.commands),
    wounds: String(monster.wounds),
    cards: String(monster.cards),
    monsterAttacks: String(monster.attacks),
    monsterHits: String(monster.hits),
    monsterMoves: words.movements(monster.moves, monster.spaces),
    dice: String(rolled),
    lanterns: String(tens.counts[9] ?? 0),
    ones: String(tens.counts[0] ?? 0),
    average: tens.dice === 0 ? '–' : words.average(tens.average, fair(10)),
  };
  return (Object.keys(figures) as (keyof Words['total'])[]).map((id) => ({
    id,
    label: words.total[id],
    value: figures[id],
  }));
}

const FIGURES = ['attacks', 'hits', 'attempts', 'wounds', 'criticals'] as const;

/** A row for each figure, a column for each survivor. */
export function survivorRows({ survivors, monster }: FightStatistics, words: Words): FigureRow[] {
  const row = (id: keyof Words['survivor'], of: (s: SurvivorTally) => number): FigureRow => ({
    id,
    label: words.survivor[id],
    part: false,
    values: survivors.map(of),
  });
  const places = [...LOCATIONS, 'brain' as const];
  return [
    ...FIGURES.map((id) => row(id, (s) => s[id])),
    row('damage', (s) => s.damage),
    ...places.map((place) => ({
      id: place,
      label: words.at(TEXT.nameOf('location', place)),
      part: true,
      values: survivors.map((s) => s.suffered[place]),
    })),
    row('survivalSpent', (s) => s.survivalSpent),
    row('moves', (s) => s.moves),
    row('spaces', (s) => s.spaces),
    row('targeted', (s) => monster.targets[s.id] ?? 0),
  ];
}

/** How the wounds grew, the AI deck or the life shrank, and what each round cost. */
export function courseView({ course }: FightStatistics, life: boolean, words: Words): CourseView {
  const { wounds, left, life: ofLife, suffered } = words.series;
  return {
    rounds: course.map(({ round }) => round),
    series: [
      { id: 'wounds', label: wounds, values: course.map((r) => r.wounds) },
      { id: 'left', label: life ? ofLife : left, values: course.map((r) => r.left) },
      { id: 'suffered', label: suffered, values: course.map((r) => r.suffered) },
    ],
  };
}

const diceView = (id: string, label: string, tally: DiceTally, words: Words): DiceView => ({
  id,
  label,
  summary: words.diceSummary(tally.dice, tally.average, fair(tally.sides)),
  counts: tally.counts,
  expected: tally.dice / tally.sides,
});

/** All ten-sided dice, then each purpose by itself, the most frequent first. */
export function diceViews({ dice, tens }: FightStatistics, words: Words): DiceView[] {
  const each = dice
    .filter((tally) => tally.dice >= LEAST_DICE)
    .map((tally) =>
      diceView(`${tally.purpose}:${tally.sides}`, upper(TEXT.nameOf('purpose', tally.purpose)), tally, words),
    );
  return tens.dice === 0 ? each : [diceView('all', words.allTens, tens, words), ...each];
}
