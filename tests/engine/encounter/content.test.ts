import { describe, expect, it } from 'vitest';
import { ENCOUNTER_PACK } from '../../../src/content/encounter';
import type { EncounterPack } from '../../../src/engine/encounter/cards/content';
import { loadEncounterContent } from '../../../src/engine/encounter/loadContent';
import { CONTENT } from './kit';

const { investigators, monsters } = ENCOUNTER_PACK;

describe('the content of the encounters', () => {
  it('has investigators and tokens enough, of every kind that the rules know', () => {
    expect(investigators.length).toBeGreaterThanOrEqual(8);
    expect(monsters.length).toBeGreaterThanOrEqual(24);
    const some = (fits: (m: EncounterPack['monsters'][number]) => boolean) => monsters.filter(fits).length;
    expect(some((m) => m.epic === true)).toBe(4);
    expect(some((m) => m.will === undefined)).toBeGreaterThan(0);
    expect(some((m) => m.strength === undefined)).toBeGreaterThan(0);
    expect(some((m) => m.will?.skill !== undefined)).toBeGreaterThan(0);
    expect(some((m) => m.strength?.skill !== undefined)).toBeGreaterThan(0);
    expect(some((m) => m.back?.read !== undefined)).toBeGreaterThan(0);
    expect(some((m) => m.resists === 'magical')).toBeGreaterThan(0);
    expect(some((m) => m.resists === 'physical')).toBeGreaterThan(0);
  });

  it('leaves nobody without a way: a token without a strength test can be got rid of', () => {
    for (const { id, strength, back } of monsters.filter((m) => m.strength === undefined)) {
      const does = JSON.stringify(back ?? {});
      expect(strength === undefined && /banish/.test(does), id).toBe(true);
    }
  });

  it('is frozen', () => {
    expect(Object.isFrozen(CONTENT.monsters.ditchHound)).toBe(true);
  });

  const spoilt: [string, (pack: EncounterPack) => void, RegExp][] = [
    [
      'a possession that is not there',
      (p) => p.investigators[0]?.possessions.push('spoon'),
      /no possession "spoon"/,
    ],
    [
      'two of one name',
      (p) => p.monsters.push({ ...(p.monsters[0] as (typeof monsters)[number]) }),
      /there twice/,
    ],
    ['a neighbour on one side only', (p) => p.places[0]?.beside.push('cellars'), /does not lie beside/],
    ['a place that nobody knows', (p) => p.places[0]?.beside.push('moon'), /no place "moon"/],
    [
      'CE-5.3 a plain monster that an effect calls',
      (p) => p.places[0]?.encounters[0]?.effects.push({ do: 'arrive', monster: 'ditchHound' }),
      /no epic monster/,
    ],
    [
      'a verb that nobody knows',
      (p) => p.places[0]?.encounters[0]?.effects.push({ do: 'sing' } as never),
      /effects/,
    ],
    ['a skill of nought', (p) => Object.assign(p.investigators[0]?.skills ?? {}, { will: 0 }), /skills.will/],
    ['a place where nothing happens', (p) => p.places[0]?.encounters.splice(0), /nothing can happen/],
  ];
  it.each(spoilt)('%s is refused', (_, spoil, message) => {
    const pack = JSON.parse(JSON.stringify(ENCOUNTER_PACK)) as EncounterPack;
    spoil(pack);
    expect(() => loadEncounterContent(pack)).toThrow(message);
  });
});
