import { beforeEach, describe, expect, it } from 'vitest';
import { current, hashOf, isLoaded, keptFight, saveFight } from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { idOf } from '../../src/store/desks/desk';
import { ENCOUNTER_DESK } from '../../src/store/desks/encounter';
import { deskForText } from '../../src/store/desks/registry';
import { quickEncounter, useEncounter } from '../../src/store/encounter';
import { loadInSlices } from '../../src/store/files/loadInSlices';
import { tableText } from '../../src/store/files/tableText';
import { quickFight } from '../../src/store/quickFight';
import { useSession } from '../../src/store/session';

const table = () => useEncounter.getState();
const journal = () => {
  const found = table().journal;
  if (found === null) throw new Error('nothing lies on the table');
  return found;
};
/** Answers with the first answer each time. */
function answers(count: number): void {
  for (let i = 0; i < count; i += 1) {
    const { decision } = current(journal());
    if (decision !== null) table().answer(decision.options[0]?.key ?? '');
  }
}

beforeEach(() => {
  table().leave();
  table().start(quickEncounter('Mika', 4));
});

describe('the session of the encounters', () => {
  it('is undone to the start and redone, step by step', () => {
    answers(4);
    const end = hashOf(journal());
    for (let i = 0; i < 9; i += 1) table().undo();
    expect(journal().at).toBe(0);
    for (let i = 0; i < 9; i += 1) table().redo();
    expect(hashOf(journal())).toBe(end);
  });

  it('refuses what is no answer and keeps the table', () => {
    const before = journal();
    table().answer('win');
    expect(table().trouble?.kind).toBe('refused');
    expect(journal()).toBe(before);
    table().dismissTrouble();
    expect(table().trouble).toBeNull();
  });

  it('keeps the table where a set-up can not be played', () => {
    const before = journal();
    expect(table().start({ ...quickEncounter('Mika', 4), investigators: [] })).toBe(false);
    expect(table().trouble?.kind).toBe('setUp');
    expect(journal()).toBe(before);
  });

  it('is saved in the middle of a question, left, opened, undone to the start and replayed: the same hashes', async () => {
    answers(3);
    const [middle, { setup }] = [hashOf(journal()), table()];
    const text = setup === null ? '' : tableText(ENCOUNTER_DESK, setup, journal(), true);
    table().leave();
    expect(table().journal).toBeNull();
    const desk = await deskForText(text);
    const loaded = await loadInSlices(desk, text);
    if (!isLoaded(loaded)) throw new Error(loaded.message);
    desk.store.getState().open(loaded.setup, loaded.journal);
    expect(hashOf(journal())).toBe(middle);
    while (journal().at > 0) table().undo();
    const start = hashOf(journal());
    table().start(quickEncounter('Mika', 4));
    expect(hashOf(journal())).toBe(start);
    answers(3);
    expect(hashOf(journal())).toBe(middle);
  });

  it('takes no showdown and no rubbish, and a showdown takes no encounter; what lies there stays', async () => {
    useSession.getState().start(quickFight(5));
    const { setup, journal: fight } = useSession.getState();
    const text = setup === null || fight === null ? '' : saveFight(keptFight(setup, fight, CONTENT), CONTENT);
    useSession.getState().leave();
    table().start(quickEncounter('Mika', 4));
    const before = journal();
    expect(idOf(await deskForText(text))).toBe('showdown');
    expect(await loadInSlices(ENCOUNTER_DESK, text)).toMatchObject({ code: 'otherTable' });
    expect(await loadInSlices(ENCOUNTER_DESK, '{"__proto__":{}}')).toMatchObject({ code: 'notAFight' });
    expect(journal()).toBe(before);
  });
});
