import { describe, expect, test } from 'vitest';
import { CONTENT_PACK } from '../../../../src/content';
import type { Content } from '../../../../src/engine/showdown/cards/content';
import type { Monster } from '../../../../src/engine/showdown/cards/monster';
import type { Status } from '../../../../src/engine/showdown/cards/status';
import { showdownPage } from '../../../../src/engine/showdown/levels';
import { loadContent } from '../../../../src/engine/showdown/loadContent';
import { text } from '../../../text/said';
import { CONTENT, type Table, tinyFight } from '../kit';
import { calm, withLion } from './people';

/** Whoever has it gains insanity when an act begins. */
const OMEN: Status = {
  id: 'omen',
  triggers: [{ on: 'survivorActBegins', do: [{ do: 'points', who: 'owner', what: 'insanity', by: 1 }] }],
};

function lionWith(change: (lion: Monster) => void): Content {
  return withLion((lion) => {
    lion.statuses = [OMEN];
    change(lion);
  });
}
const starting = lionWith((lion) => {
  lion.setup.status = 'omen';
});

const setUp = (content: Content, table: Partial<Table> = {}) =>
  tinyFight({
    survivors: [calm(null), calm(null)],
    content,
    variants: { placement: 'random' },
    ...table,
  }).perform('setup', {});

describe('SD-2.18 the survivors start with a status card', () => {
  test('SD-2.18 each of them, where the set-up says so', () => {
    const t = setUp(starting).end();
    expect(t.state.survivors.map((s) => s.statuses)).toEqual([['omen'], ['omen']]);
    expect(t.log('statusGained').map((e) => `${e.survivor} ${e.rule}`)).toEqual(['s1 SD-2.18', 's2 SD-2.18']);
  });
  test('SD-2.18 nobody, where it does not', () => {
    const t = setUp(lionWith(() => undefined)).end();
    expect(t.state.survivors.map((s) => s.statuses)).toEqual([[], []]);
    expect(t.log('statusGained')).toEqual([]);
  });
  test('SD-2.18 at one level only', () => {
    const content = lionWith((lion) => {
      const [one, two] = lion.levels;
      if (one === undefined || two === undefined) throw new Error('no levels');
      lion.levels = [one, { ...two, setup: { ...two.setup, status: 'omen' } }];
    });
    const at = (level: string) => setUp(content, { monster: { level } }).end().survivor('s1').statuses;
    expect(at('1')).toEqual([]);
    expect(at('2')).toEqual(['omen']);
  });
  test('SD-2.18 SD-5.11 it acts for its owner alone', () => {
    const t = tinyFight({
      survivors: [calm('A1', { statuses: ['omen'] }), calm('A3')],
      content: starting,
    }).perform('act', { survivor: 's1' });
    expect(t.state.survivors.map((s) => s.insanity)).toEqual([1, 0]);
    t.answer('endAct').end();
  });
  test('SD-2.18 a status that is not there, or that would leave the board empty, is refused', () => {
    const [lion, ...others] = CONTENT_PACK.monsters;
    const pack = (status: string, statuses: Status[]) => ({
      ...CONTENT_PACK,
      monsters: [{ ...lion!, statuses, setup: { ...lion!.setup, status } }, ...others],
    });
    expect(() => loadContent(pack('nothing', []))).toThrow('there is no survivor status "nothing"');
    const away: Status = { ...OMEN, id: 'away', offBoard: true };
    expect(() => loadContent(pack('away', [away]))).toThrow('nobody would be on the board with "away"');
  });
  test("SD-2.16 SD-2.18 the showdown's page says so", () => {
    const told = (content: Content) =>
      text
        .cardText({ kind: 'showdown', card: showdownPage(content.monsters.whiteLion as Monster, '1') })
        .lines.map((line) => line.text);
    expect(told(starting)).toContain('Every survivor starts with ⟦survivorStatus:omen⟧');
    expect(told(CONTENT).filter((line) => line.includes('starts with'))).toEqual([]);
  });
});
