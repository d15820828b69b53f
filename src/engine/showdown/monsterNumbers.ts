import { addBonuses } from './attackBonuses';
import type { Figure } from './events';
import { type Add, figure, type Sum, total } from './figure';
import type { Run } from './procedure';
import { addStanding } from './standing';
import type { MonsterStat } from './terms';

function monsterContributions(r: Run, stat: MonsterStat, add: Add): void {
  const { monster } = r.state;
  add('attribute', monster.attributes[stat]);
  add('tokens', monster.tokens[stat] ?? 0);
  if (stat === 'toughness') for (const { bonus } of r.state.attacks) addBonuses(add, bonus, stat, 1);
  for (const modifier of monster.modifiers) if (modifier.stat === stat) add(modifier.source, modifier.by);
  addStanding(r, stat, add);
}

/** Movement and toughness never fall under 1 (SD-7.10, ai-vocabulary.md §4). */
const LEAST: Partial<Record<MonsterStat, number>> = { movement: 1, toughness: 1 };

/** What makes up a monster's number: attribute, tokens, passing changes and cards in play (SD-8.2). */
export const monsterSum = (r: Run, stat: MonsterStat): Sum => ({
  fill: (add) => monsterContributions(r, stat, add),
  ...(LEAST[stat] === undefined ? {} : { least: LEAST[stat] }),
  ...(stat === 'movement' ? { leastBy: 'SD-7.10' } : {}),
});

export const monsterNumber = (r: Run, stat: MonsterStat): number => total(monsterSum(r, stat));

/** The same with what each thing contributed. */
export const monsterFigure = (r: Run, stat: MonsterStat): Figure => figure(monsterSum(r, stat));
