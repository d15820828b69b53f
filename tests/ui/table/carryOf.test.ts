import { expect, test } from 'vitest';
import { parseSpace } from '../../../src/engine';
import { en } from '../../../src/text/interface/en';
import { carryOf } from '../../../src/ui/table/carryOf';
import { fightOf } from '../../../src/ui/table/fight';
import { tinyFight } from '../../engine/showdown/kit';
import { quiet } from '../../engine/showdown/monster/lion';

const at = (name: string) => parseSpace(name) ?? -1;

test('whoever acts is carried to where they can walk; elsewhere it is said why not', () => {
  const fight = tinyFight({ survivors: [quiet('H13'), quiet('H15')], monster: { ai: ['claw'] } }).perform(
    'survivorsTurn',
    {},
  );
  expect(carryOf(fightOf(fight.state), en.table)).toBeNull();
  const first = fight.state.survivors[0];
  fight.answer(first?.id ?? '');
  const carry = carryOf(fightOf(fight.state), en.table);
  expect(carry?.from).toBe(at('H13'));
  expect(carry?.whyNot(at('H14'))).toBeNull();
  expect(carry?.whyNot(at('H15'))).toMatch(/ stands on H15\.$/);
  expect(carry?.whyNot(fight.state.monster.space ?? -1)).toMatch(/^White Lion stands on /);
  expect(carry?.whyNot(at('P22'))).toMatch(/ can’t get to P22 with one movement\.$/);
});
