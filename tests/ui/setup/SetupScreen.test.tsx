import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { current } from '../../../src/engine';
import { useSession } from '../../../src/store/session';
import { SetupScreen } from '../../../src/ui/screens/SetupScreen';

beforeEach(() => useSession.getState().leave());

function show() {
  render(<SetupScreen />);
  return userEvent.setup();
}
const names = () => screen.getAllByLabelText('Name');
const begin = () => screen.getByRole('button', { name: 'Begin' });

describe('a new showdown, with the real content', () => {
  it('begins as it stands; the level’s numbers and decks are shown', async () => {
    const user = show();
    expect(screen.getByLabelText('Decks')).toHaveTextContent('basic AI7');
    expect(screen.getByLabelText('Decks')).toHaveTextContent('hit locations23');
    expect(screen.getByLabelText('Toughness 8')).toBeInTheDocument();
    await user.click(begin());
    expect(useSession.getState().journal).not.toBeNull();
  });

  it('says what a level brings into play from the start', async () => {
    const user = show();
    await user.click(
      within(screen.getByRole('group', { name: 'Level' })).getByRole('radio', { name: 'Level 2' }),
    );
    expect(screen.getByText('In play from the start: Cunning')).toBeInTheDocument();
  });

  it('a survivor without a name is refused in plain words, and nothing else is', async () => {
    const user = show();
    await user.clear(names()[0] as HTMLElement);
    expect(screen.getByRole('alert')).toHaveTextContent('A survivor has no name.');
    expect(begin()).toBeDisabled();
    await user.type(names()[0] as HTMLElement, '🦁');
    expect(screen.getByRole('alert')).toHaveTextContent('Everything is ready.');
    expect(begin()).toBeEnabled();
  });

  it('two of one name may fight: their signs tell them apart', async () => {
    const user = show();
    await user.clear(names()[1] as HTMLElement);
    await user.type(names()[1] as HTMLElement, 'Anka');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Two survivors are called Anka: their signs tell them apart.',
    );
    expect(begin()).toBeEnabled();
  });

  it('long names, Japanese and emoji come to the table as they are, with the chosen sign', async () => {
    const user = show();
    const long = '井上まさる🐈'.repeat(25);
    await user.clear(names()[0] as HTMLElement);
    await user.click(names()[0] as HTMLElement);
    await user.paste(long);
    await user.click(screen.getByRole('button', { name: `Sign of ${long}` }));
    const panel = screen.getByRole('dialog', { name: `Sign of ${long}`, hidden: true });
    await user.click(within(panel).getByRole('button', { name: 'rose', hidden: true }));
    await user.click(within(panel).getByRole('button', { name: 'triangle', hidden: true }));
    await user.click(begin());
    const { journal } = useSession.getState();
    if (journal === null) throw new Error('no fight');
    expect(current(journal).survivors[0]).toMatchObject({
      name: long,
      sign: { colour: 'rose', shape: 'triangle' },
    });
  });

  it('SD-3.8 round one screen: survivors are dealt, and somebody has the tile first', async () => {
    const user = show();
    await user.click(screen.getByRole('radio', { name: 'Round one screen' }));
    await user.selectOptions(screen.getByLabelText('Has the controller tile first'), 'Player 2');
    await user.clear(screen.getByLabelText('Player 1'));
    expect(screen.getByRole('alert')).toHaveTextContent('A player has no name.');
    expect(begin()).toBeDisabled();
    await user.type(screen.getByLabelText('Player 1'), 'Mika');
    await user.click(begin());
    const { journal } = useSession.getState();
    if (journal === null) throw new Error('no fight');
    const { players, controller, survivors } = current(journal);
    expect(players.map(({ name }) => name)).toEqual(['Mika', 'Player 2']);
    expect(controller).toBe('p2');
    expect(survivors.map(({ player }) => player)).toEqual(['p1', 'p2', 'p1', 'p2']);
  });
});
