import { describe, expect, it } from 'vitest';
import { complaints, type Draft } from './spoil';

type Case = readonly [name: string, spoil: (pack: Draft) => void, lines: readonly string[]];

/** Where a case puts an effect of its own. */
const AT = 'terrain.1.activation.do.2';
const effect = (value: object) => (p: Draft) => {
  p.terrain[1].activation.do[2] = value;
};
const condition = (when: object) => effect({ do: 'if', when, then: [{ do: 'knockDown', who: 'target' }] });
const lion = (p: Draft) => p.monsters[0];
const level = (p: Draft, id: string) => lion(p).levels.find((l: Draft) => l.id === id);

const says = (cases: readonly Case[]) =>
  it.each(cases)('%s', (_, spoil, lines) => expect(complaints(spoil)).toEqual(lines));

it('these tests begin with content that is sound', () => expect(complaints(() => undefined)).toEqual([]));

describe('an effect is an object that says what it does', () => {
  it.each([[null], ['knockDown'], [7], [{}], [{ do: 7 }], [undefined]])('%j is none', (value) => {
    expect(complaints(effect(value as unknown as object))).toEqual([
      `${AT}: this has to be an effect: what it does stands in "do"`,
    ]);
  });
});

describe('what an effect names has to be there', () => {
  says([
    ['terrain', effect({ do: 'addTerrain', card: 'lake' }), [`${AT}.card: there is no terrain "lake"`]],
    [
      'gear',
      effect({ do: 'gainGear', who: 'target', card: 'spoon' }),
      [`${AT}.card: there is no gear "spoon"`],
    ],
    [
      'a deck',
      effect({ do: 'drawSpecial', deck: 'omens' }),
      [`${AT}.deck: there is no special deck "omens"`],
    ],
    [
      'a fighting art',
      effect({ do: 'learnArt', who: 'target', art: 'yawning' }),
      [`${AT}.art: there is no fighting art "yawning"`],
    ],
    ['a reward', effect({ do: 'gainReward', card: 'gold' }), [`${AT}.card: there is no resource "gold"`]],
    [
      'a status that is gained',
      effect({ do: 'gainStatus', who: 'target', status: 'bored' }),
      [`${AT}.status: there is no survivor status "bored"`],
    ],
    [
      'a status that is lost',
      effect({ do: 'loseStatus', status: 'bored', effects: [] }),
      [`${AT}.status: there is no survivor status "bored"`],
    ],
    [
      'a lasting injury',
      effect({ do: 'lasting', injury: 'hiccup' }),
      [`${AT}.injury: there is no severe injury "hiccup"`],
    ],
    [
      'a severe injury',
      effect({ do: 'severeInjury', who: 'target', injury: 'hiccup' }),
      [`${AT}.injury: there is no severe injury "hiccup"`],
    ],
    [
      'a resource',
      effect({ do: 'gainResource', who: 'target', card: 'gold' }),
      [`${AT}.card: there is no resource "gold"`],
    ],
    [
      'terrain that somebody stands on',
      condition({ is: 'standsOn', who: 'target', terrain: 'lake' }),
      [`${AT}.when.terrain: there is no terrain "lake"`],
    ],
    [
      'an injury in play',
      condition({ is: 'injuryInPlay', injury: 'beastsTail' }),
      [`${AT}.when.injury: there is no persistent injury "beastsTail"`],
    ],
  ]);
});

describe('what a monster, a level or a kit names has to be there', () => {
  says([
    [
      'the place where gear is made',
      (p) => {
        lion(p).aftermath.unlocks = 'kitchen';
      },
      ['monsters.0.aftermath: there is no place where gear is made "kitchen"'],
    ],
    [
      'terrain of a level',
      (p) => {
        level(p, 'prologue').setup.terrain = [{ card: 'lake', tiles: [{ at: 'A1' }] }];
      },
      ['monsters.0.levels.5.setup.terrain: there is no terrain "lake"'],
    ],
    [
      'a status that survivors begin with',
      (p) => {
        lion(p).setup.status = 'bored';
      },
      ['monsters.0.setup.status: there is no survivor status "bored"'],
    ],
    [
      'a status that survivors begin a level with',
      (p) => {
        level(p, 'prologue').setup.status = 'bored';
      },
      ['monsters.0.levels.5.setup.status: there is no survivor status "bored"'],
    ],
    [
      'the kit of a level',
      (p) => {
        level(p, 'prologue').survivors.kit = 'none';
      },
      ['monsters.0.levels.5.survivors.kit: there is no kit "none"'],
    ],
    [
      'a reward of a level',
      (p) => {
        level(p, '3').rewards = { basic: 4, monster: 8, cards: ['elderCatTeeth', 'gold'] };
      },
      ['monsters.0.levels.2.rewards.cards: there is no resource "gold"'],
    ],
    [
      'an armour set',
      (p) => {
        p.gear[0].set = 'pyjamas';
      },
      ['gear.0.set: there is no armour set "pyjamas"'],
    ],
    [
      'a fighting art of a survivor',
      (p) => {
        p.kits[2].survivors[0].fightingArts = ['yawning'];
      },
      ['kits.2.survivors.0.fightingArts: there is no fighting art "yawning"'],
    ],
    [
      'an ability of a survivor',
      (p) => {
        p.kits[2].survivors[0].abilities = ['yawning'];
      },
      ['kits.2.survivors.0.abilities: there is no ability "yawning"'],
    ],
    [
      'SD-2.5 a hit location on top of the deck',
      (p) => {
        level(p, 'prologue').hitLocations = { top: ['strangeHand', 'knee'] };
      },
      ['monsters.0.levels.5.hitLocations: there is no hit location "knee"'],
    ],
    [
      'SD-2.5 a hit location out of the deck',
      (p) => {
        level(p, '1').hitLocations = { archived: ['strangeHand', 'knee'] };
      },
      ['monsters.0.levels.0.hitLocations: there is no hit location "knee"'],
    ],
    [
      'SD-2.3 a special card',
      (p) => {
        level(p, '2').specials = ['cunning', 'purr'];
      },
      ['monsters.0.levels.1.specials.1: there is no special card "purr"'],
    ],
    [
      'SD-2.3 an AI card that does not stay in play is no special one',
      (p) => {
        level(p, '2').specials = ['claw'];
      },
      ['monsters.0.levels.1.specials.0: there is no special card "claw"'],
    ],
  ]);
});

describe('SD-2.2 an AI deck is of cards that exist', () => {
  says([
    [
      'one more than there are of a card',
      (p) => {
        level(p, 'prologue').deck.shuffled = ['claw', 'claw'];
      },
      ['monsters.0.levels.5.deck: there are not 3 of "claw"'],
    ],
    [
      'as many as there are, on top and below',
      (p) => {
        level(p, 'prologue').deck.shuffled = ['claw', 'chomp'];
      },
      [],
    ],
    [
      'a card that is none',
      (p) => {
        level(p, 'great-golden-cat').deck.shuffled = ['purr', 'comboClaw'];
      },
      ['monsters.0.levels.4.deck: there are not 1 of "purr"'],
    ],
    [
      'one more than there are of a kind',
      (p) => {
        level(p, '3').deck.advanced = 10;
      },
      ['monsters.0.levels.2.deck.advanced: 10 advanced cards are dealt and 9 exist'],
    ],
    [
      'a card that is in play is not dealt as well',
      (p) => {
        const card = lion(p).ai.find((c: Draft) => c.kind === 'advanced' && c.stays !== undefined);
        card.copies = 1;
        level(p, '3').specials = [card.id];
      },
      [
        expect.stringMatching(
          /^monsters\.0\.levels\.2\.deck\.advanced: 9 advanced cards are dealt and [78] exist$/,
        ),
      ],
    ],
  ]);
});

describe('ids stand once', () => {
  const again = (list: (p: Draft) => Draft[]) => (p: Draft) => {
    const cards = list(p);
    cards.push(structuredClone(cards[0]));
  };
  const last = (list: (p: Draft) => Draft[], path: string): Case => [
    path,
    again(list),
    [expect.stringMatching(new RegExp(`^${path}\\.\\d+: "\\w+" stands here twice$`))],
  ];
  says([
    last((p) => p.terrain, 'terrain'),
    last((p) => p.resources, 'resources'),
    last((p) => p.armourSets, 'armourSets'),
    last((p) => p.fightingArts, 'what survivors are'),
    last((p) => p.disorders, 'what survivors are'),
    last((p) => p.abilities, 'what survivors are'),
    last((p) => lion(p).levels, 'monsters.0.levels'),
    last((p) => lion(p).ai, 'monsters.0.ai'),
    last((p) => lion(p).hitLocations, 'monsters.0.hitLocations'),
    [
      'a monster',
      (p) => {
        p.monsters[1].id = p.monsters[0].id;
      },
      expect.arrayContaining(['monsters.1: "whiteLion" stands here twice']),
    ],
    [
      'a resource of a monster that is a common one too',
      (p) => {
        lion(p).resources[0].id = p.resources[0].id;
      },
      expect.arrayContaining([expect.stringMatching(/^resources\.\d+: "\w+" stands here twice$/)]),
    ],
    [
      'a card of a special deck',
      (p) => {
        const card = { id: 'calm', copies: 1, do: [{ do: 'knockDown', who: 'target' }] };
        lion(p).decks = [{ id: 'omens', cards: [card, card] }];
      },
      ['monsters.0.decks.0.1: "calm" stands here twice'],
    ],
    [
      'a special deck',
      (p) => {
        const deck = {
          id: 'omens',
          cards: [{ id: 'calm', copies: 1, do: [{ do: 'knockDown', who: 'target' }] }],
        };
        lion(p).decks = [deck, deck];
      },
      ['monsters.0.decks.1: "omens" stands here twice'],
    ],
  ]);
});

describe('SD-2.11 a diagram can be laid out', () => {
  const places = (at: string) => [{ card: 'tallGrass', tiles: [{ at }] }];
  const laid = (change: (setup: Draft) => void) => (p: Draft) => change(lion(p).setup);
  says([
    [
      'a monster over the edge',
      laid((s) => {
        s.monster = 'P22';
      }),
      [
        'monsters.0.setup.monster: it hangs over the edge',
        'monsters.0.levels.5.setup.monster: it hangs over the edge',
      ],
    ],
    [
      'a monster in the last corner',
      laid((s) => {
        s.monster = 'O21';
      }),
      [],
    ],
    [
      'a tile over the last row',
      laid((s) => {
        s.terrain = places('A22');
      }),
      ['monsters.0.setup.terrain: a tile hangs over the edge'],
    ],
    [
      'a tile over the last column',
      laid((s) => {
        s.terrain = places('P1');
      }),
      ['monsters.0.setup.terrain: a tile hangs over the edge'],
    ],
    [
      'a tile in the last corner',
      laid((s) => {
        s.terrain = places('O21');
      }),
      [],
    ],
    [
      'two survivors on one space',
      laid((s) => {
        s.survivors = ['N10', 'N10', 'O12', 'N13'];
      }),
      ['monsters.0.setup: two things have one space', 'monsters.0.levels.5.setup: two things have one space'],
    ],
    [
      'a tile under the monster',
      laid((s) => {
        s.terrain = places('G10');
      }),
      ['monsters.0.setup: two things have one space'],
    ],
    [
      'a tile beside the monster',
      laid((s) => {
        s.terrain = places('F10');
      }),
      [],
    ],
    [
      'one of a level',
      (p) => {
        level(p, 'prologue').setup.terrain = places('G10');
      },
      ['monsters.0.levels.5.setup: two things have one space'],
    ],
    [
      'SD-2.18 nobody would be on the board',
      (p) => {
        const away = p.monsters[1].statuses.find((s: Draft) => s.offBoard === true);
        p.monsters[1].setup.status = away.id;
      },
      [expect.stringMatching(/^monsters\.1\.setup\.status: nobody would be on the board with "\w+"$/)],
    ],
    [
      'SD-2.18 nobody would be on the board at a level',
      (p) => {
        const away = p.monsters[1].statuses.find((s: Draft) => s.offBoard === true);
        level(p, 'prologue').setup.status = away.id;
      },
      [
        expect.stringMatching(
          /^monsters\.0\.levels\.5\.setup\.status: nobody would be on the board with "\w+"$/,
        ),
      ],
    ],
  ]);
});

describe('tables and grids are whole', () => {
  says([
    [
      'a face without a trauma',
      (p) => {
        const line = p.traumas.find((t: Draft) => t.to === 10);
        if (line.from === 10) line.from = 11;
        else line.to = 9;
      },
      ['traumas: 0 lines for a 10'],
    ],
    [
      'two injuries of one place for a face',
      (p) => {
        p.injuries.find((i: Draft) => i.id === 'deaf').to = 7;
      },
      ['injuries.head: 2 lines for a 7'],
    ],
    [
      'a grid of eight cells',
      (p) => {
        p.kits[0].grids[1] = p.kits[0].grids[1].slice(0, 8);
      },
      ['kits.0.grids.1: a grid has nine cells'],
    ],
  ]);
});

describe('bands of a die', () => {
  const roll = (...faces: [number, number][]) =>
    effect({
      do: 'roll',
      purpose: 'defeat',
      bands: faces.map(([from, to]) => ({ from, to, do: [{ do: 'knockDown', who: 'target' }] })),
    });
  says([
    ['side by side', roll([1, 3], [4, 10]), []],
    ['one face in common', roll([1, 4], [4, 10]), [`${AT}.bands.1: another band has one of its faces`]],
    ['one inside another', roll([1, 10], [4, 5]), [`${AT}.bands.1: another band has one of its faces`]],
    ['the later one below', roll([6, 10], [1, 6]), [`${AT}.bands.1: another band has one of its faces`]],
    ['the later one below and apart', roll([6, 10], [1, 5]), []],
  ]);
});
