import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { en } from '../../../src/text/interface/en';
import { DecisionBar } from '../../../src/ui/decision/DecisionBar';
import { decisionView } from '../../../src/ui/table/decisionView';
import { fightOf } from '../../../src/ui/table/fight';
import { withTypedDie } from '../../../src/ui/table/typedDie';
import { type TinyFight, tinyFight } from '../../engine/showdown/kit';
import { attack } from '../../engine/showdown/survivors/attack';

/** The bar over a tiny fight whose dice the players roll; a face goes back into it. */
function show(t: TinyFight) {
  const fight = fightOf(t.state);
  const view = decisionView(fight, en.table);
  if (view === null) throw new Error('nothing is asked');
  const onAnswer = vi.fn();
  const nothing = () => undefined;
  const { unmount } = render(
    <DecisionBar
      decision={withTypedDie(view, fight, en.dice)}
      idle=""
      onAnswer={onAnswer}
      onConsider={nothing}
      onDecline={nothing}
      onConfirm={nothing}
    />,
  );
  return { onAnswer, unmount, user: userEvent.setup() };
}

const typed = (t: Parameters<typeof attack>[0]) =>
  attack({
    ...t,
    set: (state) => {
      state.dice.source = 'typed';
    },
  });

test('a real die: what for, what it needs, which of how many, and ten faces by button or digit', async () => {
  const t = typed({ hitLocations: ['beastsKnee'], attacker: { survival: 0 }, dice: [] });
  const { onAnswer, user, unmount } = show(t);
  expect(screen.getByRole('heading', { name: /Roll a die for attack/ })).toBeInTheDocument();
  expect(screen.getByText('Die 1 of 2')).toBeInTheDocument();
  expect(screen.getByText('needs 8+')).toBeInTheDocument();
  const faces = screen.getByRole('list', { name: 'What does it show?' });
  expect(faces.querySelectorAll('button')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: '7' }));
  await user.keyboard('3');
  await user.keyboard('0');
  expect(onAnswer.mock.calls.map(([key]) => key)).toEqual(['face:7', 'face:3', 'face:10']);
  unmount();

  t.answer('face:9');
  show(t);
  expect(screen.getByText('Die 2 of 2')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '9' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/attack. Die 2 of 2. needs 8\+$/);
  t.answer('face:1').stopsAt('typeDie');
});

test('SD-14.7 the wound die says what it needs at the place that was chosen', () => {
  const t = typed({ hitLocations: ['beastsKnee'], attacker: { survival: 0 }, dice: [] });
  t.answers('face:9', 'face:1');
  show(t);
  expect(screen.getByRole('heading', { name: /Roll a die for wound/ })).toBeInTheDocument();
  expect(screen.getByText(/^needs /)).toBeInTheDocument();
  expect(screen.getByText('Roll one die')).toBeInTheDocument();
  t.stopsAt('typeDie');
});

test('SD-8.4 a location die says which face is which place; a die among survivors whose face it is', () => {
  const t = tinyFight({
    survivors: [
      { at: 'H13', survival: 0 },
      { at: 'G13', survival: 0 },
    ],
    set: (state) => {
      state.dice.source = 'typed';
    },
  }).perform('monsterAttack', {
    target: 's1',
    profile: { speed: 1, accuracy: 2, damage: 1 },
    scope: { card: { kind: 'ai', id: 'claw' }, target: 's1' },
    afterHit: [],
    beforeDamage: [],
    afterDamage: [],
  });
  t.answer('face:9');
  show(t);
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
    .filter((name) => /^\d/.test(name ?? ''));
  expect(names).toEqual(['1, head', '2, arms', '3, body', '4, body', '5, waist', '6, legs']);
  t.stopsAt('typeDie');
});
