import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { current } from '../../../src/engine';
import { deskInUse } from '../../../src/store/desks/registry';
import { useEncounter } from '../../../src/store/encounter';
import { useLastSurvivor } from '../../../src/store/lastSurvivor';
import { en } from '../../../src/text/interface/en';
import { openText } from '../../../src/ui/screens/openFile';

const FOLDER = path.join(import.meta.dirname, '../../situations');
const textOf = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

describe('a situation file of a smaller game', () => {
  it('of an encounter goes on its own table, with what came of it', async () => {
    const text = textOf('encounter/ce-4-5-one-below-toughness.yaml');
    expect(await openText('a.yaml', text, en)).toBe('encounter');
    const { journal, notices } = useEncounter.getState();
    if (journal === null) throw new Error('nothing lies on the table');
    expect(current(journal)).toMatchObject({ round: 2, monsters: [{ card: 'gutterKing', lost: 2 }] });
    expect(notices.map(({ tone }) => tone)).toEqual(['plain']);
  });

  it('of last survivor as well; what went otherwise is told with its line, and the other table is put away', async () => {
    const text = textOf('lastSurvivor/ls-6-1-ten-hits.yaml').replace('hits: [gray]', 'hits: [red]');
    expect(await openText('b.yaml', text, en)).toBe('last-survivor');
    expect(useEncounter.getState().journal).toBeNull();
    const { journal, notices } = useLastSurvivor.getState();
    expect(journal === null ? null : current(journal).decision?.kind).toBe('action');
    expect(notices.map(({ tone }) => tone)).toEqual(['harm', 'harm']);
    expect(notices[1]?.words).toMatch(/^b\.yaml:\d+:\d+: this has not happened/);
  });

  it('that can’t be is refused with its line, and what lay on the table stays', async () => {
    const before = deskInUse();
    const text = textOf('encounter/ce-2-2-blessed-four.yaml').replace('[prizefighter]', '[poet]');
    expect(await openText('c.yaml', text, en)).toBeNull();
    expect(deskInUse()).toBe(before);
  });
});
