import type { Figure } from './events';
import { type Add, figure } from './figure';
import type { Run } from './procedure';
import type { MonsterStat } from './terms';

function monsterContributions(r: Run, stat: MonsterStat, add: Add): void {
  const { monster } = r.state;
  add('attribute', monster.attributes[stat]);
  add('tokens', monster.tokens[stat] ?? 0);
  for (const modifier of monster.modifiers) if (modifier.stat === stat) add(modifier.source, modifier.by);
}

/** Movement and toughness never fall under 1 (SD-7.10, ai-vocabulary.md §4). */
const monsterLeast = (stat: MonsterStat, value: number): number =>
  stat === 'movement' || stat === 'toughness' ? Math.max(1, value) : value;

/** A monster's number: attribute, tokens and passing changes together (SD-8.2). */
export function monsterNumber(r: Run, stat: MonsterStat): number {
  let value = 0;
  monsterContributions(r, stat, (_, by) => {
    value += by;
  });
  return monsterLeast(stat, value);
}

/** The same with what each thing contributed. */
export function monsterFigure(r: Run, stat: MonsterStat): Figure {
  return figure(
    (add) => monsterContributions(r, stat, add),
    (value) => monsterLeast(stat, value),
  );
}
