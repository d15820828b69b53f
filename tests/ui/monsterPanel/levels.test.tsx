import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bareFight, type ShowdownState } from '../../../src/engine';
import { CONTENT } from '../../../src/store/content';
import { quickFight } from '../../../src/store/quickFight';
import { en } from '../../../src/text/interface/en';
import { MonsterPanel } from '../../../src/ui/monsterPanel/MonsterPanel';
import { fightOf } from '../../../src/ui/table/fight';
import { monsterView } from '../../../src/ui/table/monsterView';

const ignore = () => undefined;

function panel(level: string, prepare: (state: ShowdownState) => void = ignore) {
  const state = bareFight(quickFight(7, level), CONTENT, ignore);
  prepare(state);
  render(<MonsterPanel monster={monsterView(fightOf(state), en.table)} onDeck={ignore} onCard={ignore} />);
}

it('says which level it is, and what is left of its life', () => {
  panel('great-golden-cat');
  expect(screen.getByText(/^Great Golden Cat · /)).toBeTruthy();
  expect(screen.getByText('Life 15')).toBeTruthy();
  for (const name of ['Merciless', 'Cunning', 'Trample', 'Golden Eyes']) {
    expect(screen.getByRole('button', { name: new RegExp(name) })).toBeTruthy();
  }
});

it('has no life to show at other levels', () => {
  panel('prologue');
  expect(screen.getByText(/^Prologue · /)).toBeTruthy();
  expect(screen.queryByText(/^Life/)).toBeNull();
});

it('SD-5.9 a card that lies face up on the deck is among those in play', () => {
  panel('great-golden-cat', ({ monster }) => {
    monster.ai.deck = ['vanish', ...monster.ai.deck.filter((id) => id !== 'vanish')];
    monster.faceUp = 'vanish';
  });
  expect(screen.getByRole('button', { name: /Vanish/ })).toBeTruthy();
  expect(screen.getByText('face up on the AI deck')).toBeTruthy();
});
