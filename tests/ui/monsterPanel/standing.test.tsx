import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { bareFight, type ShowdownState } from '../../../src/engine';
import { CONTENT } from '../../../src/store/content';
import { quickFight } from '../../../src/store/quickFight';
import { en } from '../../../src/text/interface/en';
import type { CardView } from '../../../src/ui/cards/cardView';
import { MonsterPanel } from '../../../src/ui/monsterPanel/MonsterPanel';
import { fightOf } from '../../../src/ui/table/fight';
import { monsterView } from '../../../src/ui/table/monsterView';

const ignore = () => undefined;

function panel(prepare: (state: ShowdownState) => void = ignore) {
  const state = bareFight(quickFight(7), CONTENT, ignore);
  prepare(state);
  const onCard = vi.fn<(card: CardView) => void>();
  const monster = monsterView(fightOf(state), en.table);
  render(<MonsterPanel monster={monster} onDeck={ignore} onCard={onCard} />);
  const heading = screen.getByRole('heading', { name: en.monster.standing });
  const lines = within(heading.closest('section') as HTMLElement).getAllByRole('button');
  return { lines, onCard };
}

it("SD-2.4 SD-2.16 the Basic Action, the Instinct and the showdown's page lie on the panel and open", async () => {
  const { lines, onCard } = panel();
  for (const line of lines) await userEvent.click(line);
  expect(onCard.mock.calls.map(([card]) => card.kind)).toEqual(['Instinct', 'White Lion', 'Showdown']);
  expect(onCard.mock.calls[1]?.[0]).toMatchObject({ name: 'Basic action' });
});

it('SD-2.4 SD-2.16 and they still do when its decks are empty, it lies and is off the board', () => {
  const { lines } = panel(({ monster }) => {
    Object.assign(monster, { space: null, knockedDown: true, ai: { deck: [], discard: [] } });
  });
  expect(lines).toHaveLength(3);
});
