import { describe, expect, test } from 'vitest';
import { type Facing, spaceName } from '../../../../src/engine/board';
import type { Effect } from '../../../../src/engine/showdown/cards/effect';
import type { Profile } from '../../../../src/engine/showdown/cards/profile';
import { CONTENT, tinyFight } from '../kit';
import { calm } from './people';

const LION = CONTENT.monsters.whiteLion;
const CARDS = LION?.ai ?? [];

function profileOf(effects: readonly Effect[]): string | null {
  const attack = effects.find((e) => e.do === 'moveAndAttack');
  if (attack === undefined) return null;
  const { speed, accuracy, damage } = attack.profile as Profile;
  return `${speed} / ${accuracy}+ / ${damage}`;
}

describe('the White Lion’s AI cards as they are printed (white-lion.md §2, §3)', () => {
  test('SD-8.1 speed, accuracy and damage of every profile', () => {
    expect(
      Object.fromEntries(
        CARDS.filter((c) => c.kind === 'basic' || c.kind === 'advanced').map((c) => [
          c.id,
          profileOf(c.actions),
        ]),
      ),
    ).toEqual({
      batAround: '2 / 5+ / 1',
      chomp: '1 / 2+ / 1',
      claw: '2 / 2+ / 1',
      comboClaw: '2 / 4+ / 1',
      grasp: '1 / 2+ / 1',
      powerSwat: '1 / 2+ / 2',
      revenge: '2 / 2+ / 2',
      sizeUp: null,
      viciousClaw: '2 / 2+ / 1',
      alert: null,
      bloodthirsty: null,
      bloodyClaw: '2 / 2+ / 2',
      enraged: null,
      groundFighting: null,
      lickWounds: null,
      maul: '2 / 2+ / 3',
      smartCat: null,
      terrifyingRoar: null,
    });
    expect(profileOf(LION?.basicAction ?? [])).toBe('2 / 2+ / 1');
  });

  test('SD-2.2 twelve basic and nine advanced cards', () => {
    const copies = (kind: string) =>
      CARDS.filter((c) => c.kind === kind).reduce((sum, c) => sum + c.copies, 0);
    expect([copies('basic'), copies('advanced')]).toEqual([12, 9]);
    expect(CARDS.filter((c) => c.copies === 2).map((c) => c.id)).toEqual(['claw', 'grasp', 'sizeUp']);
  });

  test('SD-5.5 SD-5.6 which cards an injury changes, which stay in play', () => {
    const injured = CARDS.flatMap((c) =>
      c.injuryAction === undefined ? [] : [`${c.id}: ${c.injuryAction.injury}`],
    );
    expect(injured).toEqual([
      'chomp: beastsMaw',
      'comboClaw: strangeHand',
      'viciousClaw: strangeHand',
      'bloodyClaw: strangeHand',
    ]);
    expect(CARDS.filter((c) => c.stays === 'mood').map((c) => c.id)).toEqual([
      'alert',
      'bloodthirsty',
      'enraged',
      'groundFighting',
    ]);
  });
});

describe('SD-1.11 straight lines', () => {
  test.each<[Facing, string[]]>([
    ['N', ['H10', 'H9', 'H8']],
    ['E', ['I11', 'J11', 'K11']],
    ['S', ['H12', 'H13', 'H14']],
    ['W', ['G11', 'F11', 'E11']],
  ])('SD-1.11 forward facing %s is along a row or a column', (facing, path) => {
    const fight = tinyFight({ monster: { facing }, survivors: [calm('A1')] });
    fight.perform('moveStraight', { how: 'forward', from: null, spaces: 3, grabs: false }).end();
    expect(fight.log('moved').flatMap((e) => e.path.map(spaceName))).toEqual(path);
  });
});
