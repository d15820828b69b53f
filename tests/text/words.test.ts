import { describe, expect, it } from 'vitest';
import type { AnyEvent, Decision, Effect } from '../../src/engine';
import { en, type Names } from '../../src/text';
import { faultsOf } from './faults';
import { content, textIn } from './languages';

const text = textIn(en);

const names: Names = {
  monster: 'whiteLion',
  survivor: (id) => ({ s1: 'Anka', s2: 'Bero' })[id],
  player: (id) => ({ p1: 'Mika' })[id],
  card: (id) => ({ g1: 'boneAxe' })[id],
};

const line = (event: AnyEvent) => text.eventLine(event, names);

const question = (about: Record<string, unknown>, rest: Partial<Decision> = {}): Decision => ({
  ...{ id: 1, kind: 'dodge', by: 'p1', options: [], min: 1, max: 1, causes: [], interjections: [] },
  about,
  ...rest,
});

describe('a word that is missing', () => {
  it('is shown by kind and id, and found by the test that looks for it', () => {
    const shown = text.nameOf('gear', 'spoon');
    expect(shown).toBe('⟦gear:spoon⟧');
    expect(faultsOf([shown, 'Bone Axe'])).toEqual([shown]);
  });

  it('is missing too when only an object has such a property', () => {
    expect(text.nameOf('gear', 'constructor')).toBe('⟦gear:constructor⟧');
  });

  it('an option, a question and a phrase that nobody knows', () => {
    const decision = question({}, { kind: 'tea' });
    expect(text.question(decision, names).title).toContain('⟦question:tea⟧');
    expect(text.option({ key: 'x', kind: 'tea' }, decision, names)).toBe('⟦option:tea⟧');
    expect(text.describeEffect({ do: 'tea' })).toContain('tea⟧');
  });
});

describe('the log', () => {
  it('says in one sentence what happened, with its rule, whom it is about and how it is meant', () => {
    const event: AnyEvent = {
      ...{ type: 'damaged', survivor: 's1', location: 'waist', amount: 3, armour: 1, insanity: 0 },
      ...{ light: true, heavy: true, over: 0, rule: 'SD-9.2' },
      had: { points: 1, light: false, heavy: false },
    };
    expect(line(event)).toEqual({
      text: 'Anka suffers 3 damage to the waist (1 armour, light injury, heavy injury)',
      rule: 'SD-9.2',
      figures: ['s1'],
      tone: 'harm',
    });
  });

  it('counts in the plural where there are several', () => {
    const lost = (cards: string[]) => line({ type: 'hitsLost', survivor: 's2', cards, why: 'trap' }).text;
    expect(lost(['beastsBack'])).toBe('Bero loses 1 hit: a trap');
    expect(lost(['beastsBack', 'beastsEar'])).toBe('Bero loses 2 hits: a trap');
  });

  it('tells a fall of the monster from that of a survivor', () => {
    expect(line({ type: 'knockedDown', figure: 'monster' })).toMatchObject({
      text: 'The White Lion is knocked down',
      figures: ['monster'],
      tone: 'monsterHarm',
    });
    expect(line({ type: 'knockedDown', figure: 's1' }).tone).toBe('harm');
  });

  it('names a death by its reason or by the injury behind it', () => {
    const died = (why: string) => line({ type: 'survivorDied', survivor: 's1', why }).text;
    expect(died('bledOut')).toBe('Anka dies: bled to death');
    expect(died('decapitation')).toBe('Anka dies: Decapitation');
  });

  it('writes answers by what they mean', () => {
    const answered = (...keys: string[]) =>
      line({ type: 'answered', kind: 'dodge', by: 'p1', keys, forced: false }).text;
    expect(answered('dodge:arms')).toBe('Mika, dodge: dodge arms');
    expect(answered('H11+s2')).toBe('Mika, dodge: H11, Bero');
    expect(answered('attack:g1')).toBe('Mika, dodge: attack with Bone Axe');
  });
});

describe('reasons', () => {
  it('SD-6.1 read a Pick Target list line by line: who fitted, who did not and why', () => {
    const lines = text.reason(
      {
        ...{ type: 'targetPicked', survivor: 's2', cause: { kind: 'ai', id: 'claw' } },
        reason: {
          by: 'only',
          lines: [
            {
              line: 0,
              terms: { pick: 'closest', among: 'threat', terms: ['facing', 'inRange'] },
              checks: [
                { survivor: 's1', failed: 'facing', away: 3 },
                { survivor: 's2', failed: 'threat', why: 'knockedDown', away: 1 },
              ],
              fitted: [],
            },
            {
              line: 1,
              terms: { pick: 'closest', among: 'survivor', terms: ['knockedDown'] },
              checks: [
                { survivor: 's1', failed: 'knockedDown', away: 3 },
                { survivor: 's2', failed: null, away: 1 },
              ],
              fitted: ['s2'],
            },
          ],
        },
      },
      names,
    );
    expect(lines.map((l) => l.text)).toEqual([
      'Only one is left: nothing to choose.',
      'Line 1, closest threat in front, in range: nobody',
      'Anka is not in front',
      'Bero is no threat: knocked down',
      'Line 2, closest knocked-down survivor: Bero',
      'Anka is not knocked down',
      'Bero fits: 1 space away',
      'Because of Claw',
    ]);
  });

  it('break a number down into what contributed', () => {
    const need = {
      value: 6,
      parts: [
        { source: 'weapon', by: 7 },
        { source: 'blindSpot', by: -1 },
      ],
    };
    expect(text.figure('need', need, names).map((l) => l.text)).toEqual([
      'Needed to hit: 6',
      'weapon +7',
      'blind spot −1',
    ]);
  });
});

describe('questions and answers', () => {
  it('name who is asked, what, and where it comes from', () => {
    const causes = [
      { kind: 'act', id: 's1' },
      { kind: 'ai', id: 'claw' },
      { kind: 'rule', id: 'SD-4.4' },
    ];
    expect(text.question(question({ survivor: 's1', damage: 2 }, { causes }), names)).toEqual({
      title: 'Anka: dodge a hit?',
      detail: 'Each hit deals 2',
      by: 'Mika',
      trail: ["Anka's act", 'Claw', 'SD-4.4'],
    });
  });

  it('a route says whom it runs over and on whom it ends', () => {
    const route = { key: 'r', kind: 'route', end: 17, over: ['s1', 's2'], endsOn: ['s2'] };
    expect(text.option(route, question({}), names)).toBe('To B2, over Anka and Bero, ending on Bero');
  });
});

describe('cards', () => {
  it('an AI card: list, flow and attack in order, and the persistent-injury action', () => {
    const card = content.ai.whiteLion?.comboClaw;
    if (card === undefined) throw new Error('there is no Combo Claw');
    const { name, kind, lines } = text.cardText({ kind: 'ai', card });
    expect([name, kind]).toEqual(['Combo Claw', 'Basic AI']);
    expect(lines.map((l) => l.kind)).toEqual([
      'action',
      'flow',
      'action',
      'flow',
      'condition',
      'injuryAction',
    ]);
    expect(lines[2]).toMatchObject({ text: 'Move & attack', profile: ['2', '4+', '1'] });
    expect(lines[4]?.text).toBe('If the attack dealt damage 2 or more times:');
  });

  it.each<[string, Effect]>([
    [
      'The target suffers brain damage equal to its level',
      { do: 'brainDamage', who: 'target', amount: 'level' },
    ],
    ['The attacker gains 2 bleeding tokens', { do: 'bleed', who: 'attacker', tokens: 2 }],
    [
      'Full move straight ahead; whoever it collides with is grabbed',
      { do: 'moveStraight', how: 'forward', grabs: true },
    ],
    [
      'If the attacker is insane: the attacker: +1 strength token',
      {
        do: 'if',
        when: { is: 'fits', who: 'attacker', group: { among: 'survivor', terms: ['insane'] } },
        then: [{ do: 'token', who: 'attacker', token: 'strength', by: 1 }],
      },
    ],
  ])('%s', (words, effect) => {
    expect(text.describeEffect(effect).toLowerCase()).toBe(words.toLowerCase());
  });
});
