import { describe, expect, test } from 'vitest';
import { type MonsterCard, showdownPage } from '../../src/engine';
import { CONTENT } from '../engine/showdown/kit';
import { text } from './said';

const lion = CONTENT.monsters.whiteLion as MonsterCard;
const page = (level: string, monster = lion) =>
  text.cardText({ kind: 'showdown', card: showdownPage(monster, level) });
const lines = (level: string, monster?: MonsterCard) => page(level, monster).lines.map((line) => line.text);

describe("SD-2.16 the showdown's page", () => {
  test('SD-2.16 names attributes, deployment, terrain, Instinct, rewards and its own rules', () => {
    expect(page('1')).toMatchObject({ name: 'White Lion', kind: 'Showdown', tags: ['Level 1'] });
    expect(lines('1')).toEqual([
      'AI deck: 7 basic, 3 advanced, 0 legendary',
      'Attributes: movement 6 and toughness 8',
      'The monster starts on H11, the survivors on N10, O11, O12, and N13',
      'Tall Grass: F9 and J13',
      'Random terrain: 2 cards',
      'The monster goes first',
      'Instinct, Sniff:',
      'Rewards: 4 basic, 4 of the monster',
      'On defeat:',
    ]);
  });
  test('SD-2.16 says what the level brings: cards in play, other numbers', () => {
    expect(lines('2').slice(0, 3)).toEqual([
      'AI deck: 10 basic, 5 advanced, 0 legendary',
      'Attributes: movement 7, toughness 10, speed 1, and damage 1',
      'In play from the start: Cunning',
    ]);
  });
  test('SD-2.16 all that a level may say otherwise', () => {
    const [first] = lion.levels;
    if (first === undefined) throw new Error('no level');
    const own = {
      ...first,
      tokens: { damage: 1 },
      life: 20,
      deck: { top: ['claw'], shuffled: ['maul', 'chomp'] },
      hitLocations: { top: ['strangeHand'], archived: ['fuzzyGroin'] },
      setup: { first: 'survivors' as const, random: 1 },
      survivors: { kit: 'starting', survival: 1, survivalLimit: 2, unlocked: [] },
      rewards: { basic: 0, monster: 1, cards: ['elderCatTeeth'] },
      victory: [{ do: 'endTurn' }],
    };
    const told = lines('1', { ...lion, levels: [own] });
    expect(told).toEqual(
      expect.arrayContaining([
        'AI deck: 2 basic, 1 advanced, 0 legendary',
        'On top of its deck: Claw',
        'Tokens: +1 damage',
        'Life 20',
        'The survivors go first',
        'Random terrain: 1 card',
        'Survival 1, limit 2',
        'On victory:',
      ]),
    );
    expect(told.filter((line) => line.includes('⟦'))).toEqual([]);
  });
});
