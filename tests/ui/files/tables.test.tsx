import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { hashOf } from '../../../src/engine';
import { ENCOUNTER_DESK } from '../../../src/store/desks/encounter';
import { bringDesk } from '../../../src/store/desks/registry';
import { SHOWDOWN_DESK } from '../../../src/store/desks/showdown';
import { quickEncounter, useEncounter } from '../../../src/store/encounter';
import { tableText } from '../../../src/store/files/tableText';
import { quickFight } from '../../../src/store/quickFight';
import { useSession } from '../../../src/store/session';
import { en } from '../../../src/text/interface/en';
import { openText } from '../../../src/ui/screens/openFile';
import { TroubleToast } from '../../../src/ui/screens/TroubleToast';

/** An encounter as a file. */
function encounterFile(): string {
  useEncounter.getState().start(quickEncounter('Mika', 4));
  const { setup, journal } = useEncounter.getState();
  if (setup === null || journal === null) throw new Error('no encounter');
  return tableText(ENCOUNTER_DESK, setup, journal, true);
}

beforeEach(() => {
  bringDesk(SHOWDOWN_DESK);
  bringDesk(ENCOUNTER_DESK);
});

test('a file of another game goes to its own table; what lay there is put away, and it is said that it stays', async () => {
  const file = encounterFile();
  useSession.getState().start(quickFight(5));
  expect(await openText('night.showdown', file, en)).toBe('encounter');
  expect(useSession.getState().journal).toBeNull();
  expect(useEncounter.getState().journal?.at).toBe(0);
  render(<TroubleToast />);
  expect(screen.getByText(/stays/)).toBeVisible();
});

test('what is no file is refused over the table that lies there, whichever game it is of, and that stays', async () => {
  encounterFile();
  const { journal } = useEncounter.getState();
  if (journal === null) throw new Error('no encounter');
  const before = hashOf(journal);
  render(<TroubleToast />);
  expect(await openText('rubbish.showdown', '{"format":1}', en)).toBeNull();
  expect(await screen.findByText(/^rubbish.showdown: /)).toBeVisible();
  const after = useEncounter.getState().journal;
  expect(after && hashOf(after)).toBe(before);
});

test('a file of a game that nobody knows is refused by name', async () => {
  const file = encounterFile().replace('"encounter"', '"chess"');
  render(<TroubleToast />);
  expect(await openText('chess.showdown', file, en)).toBeNull();
  expect(await screen.findByText(/^chess.showdown: /)).toBeVisible();
});
