import { describe, expect, it } from 'vitest';
import { ENCOUNTER_PACK } from '../../src/content/encounter';
import {
  type AnyEncounterEvent,
  type Decision,
  type EncounterOdds,
  type EncounterState,
  loadEncounterContent,
  type TestOdds,
} from '../../src/engine';
import { createEncounterText, encounterEn, encounterNames } from '../../src/text/encounter';
import { names as allNames } from '../../src/text/encounter/en/names';
import { playEncounter } from '../../tools/play/encounter/playEncounter';
import { randomly } from '../../tools/play/encounter/policies';
import { randomEncounter } from '../../tools/play/encounter/setUps';
import { faultsOf } from './faults';

const content = loadEncounterContent(ENCOUNTER_PACK);
const text = createEncounterText(encounterEn);
const { investigators, monsters, possessions, places } = ENCOUNTER_PACK;

/** Signs of a datum that nobody filled in: a rule that is none of the book's. */
const NO_RULE = /"rule":"(?!CE-\d\.\d")/;

/** Everything that is said at a random table, the faulty sentences only. */
function faultsAt(seed: number): string[] {
  const faults = new Set<string>();
  const say = (kind: string, sentences: readonly string[]) => {
    for (const fault of faultsOf(sentences)) faults.add(`${kind}: ${fault}`);
  };
  const events: AnyEncounterEvent[] = [];
  const tell = (state: EncounterState) => {
    const names = encounterNames(state);
    for (const event of events.splice(0)) {
      say(event.type, [text.eventLine(event, names).text, ...text.reason(event, names).map((l) => l.text)]);
      if (NO_RULE.test(JSON.stringify(event))) faults.add(`${event.type}: no such rule`);
    }
  };
  playEncounter(randomEncounter(content, seed), content, randomly, seed, {
    event: (event) => void events.push(JSON.parse(JSON.stringify(event)) as AnyEncounterEvent),
    command: (state) => {
      tell(state);
      const { decision } = state;
      if (decision === null) return;
      const names = encounterNames(state);
      const { title, by, detail, trail } = text.question(decision, names);
      say(decision.kind, [title, by, detail ?? '', ...trail]);
      say(
        decision.kind,
        decision.options.map((option) => text.option(option, decision, names)),
      );
      const labels = decision.options.map((option) => text.option(option, decision, names));
      if (new Set(labels).size < labels.length) faults.add(`${decision.kind}: two answers read alike`);
      const { odds, purpose } = decision.about as { odds?: TestOdds | null; purpose?: 'will' | 'strength' };
      if (odds != null && purpose !== undefined) say('odds', text.testOdds(odds, purpose));
    },
    taken: tell,
  });
  return [...faults];
}

describe('the words of the encounters', () => {
  it('are there for all that is said at 40 random tables: log, reasons, questions, answers, odds', () => {
    const faults = Array.from({ length: 40 }, (_, i) => faultsAt(i + 1)).flat();
    expect([...new Set(faults)].sort()).toEqual([]);
  });

  it('name each card of the content once, and nothing that is not there', () => {
    const named = {
      investigator: investigators.map((c) => c.id),
      monster: monsters.map((c) => c.id),
      possession: possessions.map((c) => c.id),
      place: places.map((c) => c.id),
      placeEncounter: places.flatMap((p) => p.encounters.map((e) => e.id)),
    };
    for (const [kind, ids] of Object.entries(named)) {
      const known = allNames[kind as keyof typeof named];
      expect(Object.keys(known).sort()).toEqual([...ids].sort());
      expect(new Set(Object.values(known)).size, `two ${kind}s of one name`).toBe(ids.length);
    }
  });

  it('say every card from its data', () => {
    const cards = [
      ...monsters.map((card) => text.monster(card)),
      ...possessions.map((card) => text.possession(card)),
      ...places.map((card) => text.place(card)),
    ];
    expect(
      cards.flatMap(({ name, tags, lines, back = [] }) => faultsOf([name, ...tags, ...lines, ...back])),
    ).toEqual([]);
    expect(cards.filter(({ lines }) => lines.length === 0)).toEqual([]);
    const bell = monsters.find((m) => m.id === 'weepingBell');
    expect(bell && text.monster(bell)).toEqual({
      name: 'Weeping Bell',
      tags: ['Physical resistance'],
      lines: ['Will test: will +0, horror 2', 'Strength test: strength +0, damage 1', 'Toughness 3'],
      back: ['First: test will: if you fail, impair will'],
    });
    const grit = possessions.find((p) => p.id === 'secondWind');
    expect(grit && text.possession(grit).lines).toEqual([
      'Once a round, spend 1 health: 2 dice more in a test of strength',
    ]);
  });

  it('say a test with its dice, its rule and what did not count', () => {
    const names = { investigator: () => 'constable', player: () => 'Mika' };
    const event: AnyEncounterEvent = {
      ...{ type: 'tested', investigator: 'i1', purpose: 'strength', skill: 'strength', monster: 'saltHusk' },
      ...{ dice: [5, 1], from: 5, successes: 1, rule: 'CE-2.5' },
      pool: {
        value: 2,
        parts: [
          { source: 'strength', kind: 'skill', by: 4 },
          { source: 'saltHusk', kind: 'modifier', by: -2 },
        ],
        idle: [{ source: 'silverNail', by: 2, why: 'resisted' }],
      },
    };
    expect(text.eventLine(event, names)).toEqual({
      text: 'Greta Sorn, constable, strength test: 1 success of 2 dice',
      rule: 'CE-2.5',
      figures: ['i1', 'saltHusk'],
      tone: 'dice',
    });
    expect(text.reason(event, names).map((l) => l.text)).toEqual([
      'Dice: 5, 1',
      'A success from 5 on',
      'Dice: 2',
      'Strength 4',
      'The Salt Husk −2',
      'Silver Nail +2 does not count: the monster resists it',
    ]);
    const lost: AnyEncounterEvent = {
      ...{ type: 'lost', investigator: 'i1', what: 'health', by: 2, now: 5, need: 3, successes: 1 },
      rule: 'CE-4.1',
    };
    expect(text.reason(lost, names)[0]?.text).toBe('Damage 3, less 1 success');
  });

  it('say exact chances as fractions and shares', () => {
    const third = { ways: 1, of: 3 };
    const odds: TestOdds = {
      ...{ dice: 1, from: 5, need: 1, losses: [third, { ways: 2, of: 3 }], fall: { ways: 0, of: 1 } },
      ...{ defeat: { ways: 1, of: 729 }, together: { ways: 0, of: 1 } },
    };
    expect(text.testOdds(odds, 'strength')).toEqual([
      'No health lost: 1/3 (33 %)',
      '1 health lost: 2/3 (67 %)',
      'The monster defeated: 1/729 (<1 %)',
      'The investigator defeated: 0 %',
    ]);
    const whole: EncounterOdds = {
      will: null,
      strength: odds,
      fall: { ways: 1, of: 1 },
      defeat: { ways: 5, of: 46656 },
    };
    expect(text.encounterOdds(whole)).toBe('In all: monster defeated <1 %, investigator defeated 100 %');
  });

  it('show what is missing, by kind and id', () => {
    expect(text.nameOf('monster', 'constructor')).toBe('⟦monster:constructor⟧');
    const decision: Decision = {
      ...{
        id: 1,
        kind: 'tea',
        by: 'p9',
        options: [],
        min: 1,
        max: 1,
        causes: [],
        about: {},
        interjections: [],
      },
    };
    const nobody = { investigator: () => undefined, player: () => undefined };
    expect(text.question(decision, nobody)).toEqual({
      title: '⟦question:tea⟧',
      by: '⟦player:p9⟧',
      trail: [],
    });
    expect(text.option({ key: 'x', kind: 'tea' }, decision, nobody)).toBe('⟦option:tea⟧');
    expect(text.rejection({ code: 'over', message: '' })).toBe('The fight is over.');
  });
});
