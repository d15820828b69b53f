import { describe, expect, it, test } from 'vitest';
import { CONTENT_PACK } from '../../src/content';
import type { ContentPack } from '../../src/engine';
import { ContentError, loadContent } from '../../src/engine/showdown/loadContent';
import { complaints, type Draft } from './spoil';

const content = loadContent(CONTENT_PACK);
const [lion] = CONTENT_PACK.monsters;

const copies = (cards: readonly { copies: number }[] | undefined): number =>
  (cards ?? []).reduce((sum, card) => sum + card.copies, 0);

describe('everything that is printed is there, as often as it is printed', () => {
  test('SD-2.7 the terrain deck has 21 cards of eleven kinds', () => {
    expect(CONTENT_PACK.terrain.length).toBe(11);
    expect(copies(CONTENT_PACK.terrain)).toBe(21);
  });

  test('SD-2.6 there are 21 basic resources and 19 of the White Lion', () => {
    expect(copies(CONTENT_PACK.resources.filter((c) => c.deck === 'basic'))).toBe(21);
    expect(copies(lion?.resources.filter((c) => c.deck === 'monster'))).toBe(19);
  });

  test('random vermin is one of six kinds, and has no deck', () => {
    const vermin = CONTENT_PACK.resources.filter((c) => c.deck === 'vermin');
    expect(vermin.map((c) => c.id)).toEqual([
      'crabSpider',
      'cyclopsFly',
      'hissingCockroach',
      'lonelyAnt',
      'nightmareTick',
      'swordBeetle',
    ]);
    expect(copies(vermin)).toBe(0);
  });

  test('SD-2.2 the White Lion has 12 basic and 9 advanced AI cards, SD-2.5 23 hit locations, one of them a trap', () => {
    expect(copies(lion?.ai.filter((c) => c.kind === 'basic'))).toBe(12);
    expect(copies(lion?.ai.filter((c) => c.kind === 'advanced'))).toBe(9);
    expect(lion?.hitLocations.length).toBe(23);
    expect(lion?.hitLocations.filter((c) => c.kind === 'trap').map((c) => c.id)).toEqual(['cleverPloy']);
  });

  test('SD-2.2 SD-2.12 at level 1 it is dealt 7 and 3, moves 6 and has toughness 8', () => {
    expect(lion?.levels[0]).toMatchObject({
      id: '1',
      rank: 1,
      deck: { basic: 7, advanced: 3, legendary: 0 },
      attributes: { movement: 6, toughness: 8 },
      rewards: { basic: 4, monster: 4 },
    });
  });

  test('SD-9.5 each table of severe injuries has an answer to each face, and so has the brain trauma', () => {
    for (const location of ['head', 'arms', 'body', 'waist', 'legs']) {
      const lines = CONTENT_PACK.injuries.filter((i) => i.location === location);
      const faces = lines.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
      );
      expect(faces.sort((a, b) => a - b).slice(0, 10), location).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  test('there are four ready-made survivors and kits of four grids each with nine cells', () => {
    const kits = ['starting', 'white-lion', 'phoenix', 'masks', 'crafted', 'stone-circle'];
    expect(CONTENT_PACK.survivors.length).toBe(4);
    expect(CONTENT_PACK.kits.map((k) => k.id)).toEqual(kits);
    for (const { grids } of CONTENT_PACK.kits) expect(grids.map((g) => g.length)).toEqual([9, 9, 9, 9]);
  });
});

describe('loaded content', () => {
  it('is found by id and can not be changed', () => {
    expect(content.terrain.tallGrass?.tiles).toBe(2);
    expect(content.resources.lionClaw?.copies).toBe(3);
    expect(content.ai.whiteLion?.claw?.copies).toBe(2);
    const card = content.terrain.tallGrass as { tiles: number; placement: { apart?: number } };
    expect(() => {
      card.placement.apart = 9;
    }).toThrow();
  });

  it('has a fingerprint that changes with any figure', () => {
    const other = structuredClone(CONTENT_PACK) as unknown as ContentPack;
    expect(loadContent(other).hash).toBe(content.hash);
    const changed = structuredClone(CONTENT_PACK) as unknown as { terrain: { copies: number }[] };
    (changed.terrain[0] as { copies: number }).copies += 1;
    expect(loadContent(changed as unknown as ContentPack).hash).not.toBe(content.hash);
  });
});

describe('content that is not sound is refused with the place', () => {
  const cases: [string, (pack: Draft) => void, string][] = [
    [
      'a figure of the wrong type',
      (p) => {
        p.terrain[0].copies = 'four';
      },
      'terrain.0.copies: this has to be number',
    ],
    [
      'a misspelt key',
      (p) => {
        p.terrain[0].impassible = true;
      },
      'terrain.0: there is nothing called "impassible" here',
    ],
    [
      'a word that is none',
      (p) => {
        p.resources[0].deck = 'attic';
      },
      'resources.0.deck: this has to be one of basic, monster, strange, vermin',
    ],
    [
      'a verb that there is not',
      (p) => {
        p.terrain[1].activation.do[1].do = 'vanish';
      },
      'terrain.1.activation.do.1: there is no verb "vanish"',
    ],
    [
      'a wrong parameter deep inside a list of effects',
      (p) => {
        p.terrain[1].activation.do[0].bands[0].do[0].amount = 'much';
      },
      'terrain.1.activation.do.0.bands.0.do.0.amount: this has none of the forms it may have',
    ],
    [
      'a parameter that the verb has not',
      (p) => {
        p.terrain[1].activation.do[0].bands[0].do[0].twice = true;
      },
      'terrain.1.activation.do.0.bands.0.do.0: there is nothing called "twice" here',
    ],
    [
      'a condition inside "not"',
      (p) => {
        p.terrain.find((t: { id: string }) => t.id === 'tallGrass').activation.when.of.is = 'bored';
      },
      'terrain.9.activation.when.of.is: this has none of the forms it may have',
    ],
    [
      'two bands for one face',
      (p) => {
        p.terrain[1].activation.do[0].bands[1].from = 1;
      },
      'terrain.1.activation.do.0.bands.1: another band has one of its faces',
    ],
    [
      'a resource that there is not',
      (p) => {
        p.terrain[0].activation.do[0].bands[3].do[0].card = 'gold';
      },
      'terrain.0.activation.do.0.bands.3.do.0.card: there is no resource "gold"',
    ],
    [
      'gear of a kit that there is not',
      (p) => {
        p.kits[1].grids[2][4] = 'laser';
      },
      'kits.1.grids.2.4: there is no gear "laser"',
    ],
    [
      'a disorder of a kit survivor that there is not',
      (p) => {
        p.kits[2].survivors[1].disorders[0] = 'hiccups';
      },
      'kits.2.survivors.1.disorders: there is no disorder "hiccups"',
    ],
    [
      'a weapon type that nobody trains',
      (p) => {
        p.kits[2].survivors[0].weaponType = 'spoon';
      },
      'kits.2.survivors.0.weaponType: there is no weapon type "spoon"',
    ],
    [
      'terrain of a diagram that there is not',
      (p) => {
        p.monsters[0].setup.terrain[0].card = 'swamp';
      },
      'monsters.0.setup.terrain.0.card: there is no terrain "swamp"',
    ],
    [
      'a space that is off the board',
      (p) => {
        p.monsters[0].setup.survivors[3] = 'Q1';
      },
      'monsters.0.setup.survivors.3: this is not written as it has to be',
    ],
    [
      'an injury that an AI card waits for and no hit location inflicts',
      (p) => {
        p.monsters[0].ai.find((c: Draft) => c.injuryAction !== undefined).injuryAction.injury = 'beastsBack';
      },
      'there is no persistent injury "beastsBack"',
    ],
    [
      'an id that stands twice',
      (p) => {
        p.gear[1].id = p.gear[0].id;
      },
      'gear.1: "cloth" stands here twice',
    ],
    [
      'SD-2.2 more cards dealt than exist',
      (p) => {
        p.monsters[0].levels[0].deck.basic = 13;
      },
      'monsters.0.levels.0.deck.basic: 13 basic cards are dealt and 12 exist',
    ],
    [
      'a face without an injury',
      (p) => {
        p.injuries.find((i: Draft) => i.id === 'deaf').to = 7;
      },
      'injuries.head: 2 lines for a 7',
    ],
    [
      'SD-2.10 two things of a diagram on one space',
      (p) => {
        p.monsters[0].setup.survivors[0] = 'I12';
      },
      'monsters.0.setup: two things have one space',
    ],
    [
      'SD-16.4 a kit that nobody can carry',
      (p) => {
        p.kits[0].grids[0][2] = 'cloth';
      },
      'kits.0.grids.0: "cloth" can be carried once',
    ],
  ];
  it.each(cases)('%s', (_, spoil, line) => {
    expect(complaints(spoil).join('\n')).toContain(line);
  });

  it('all that is wrong is said at once', () => {
    const all = complaints((p) => {
      p.terrain[0].copies = 'four';
      p.resources[0].deck = 'attic';
    });
    expect(all.length).toBe(2);
    expect(new ContentError(all).message).toContain('terrain.0.copies');
  });
});
