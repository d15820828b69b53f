import { done, goTo, type Option } from '../../kernel';
import { gain, mostOf, recover, usePossession } from '../changes';
import { besidePlace, firstOfEach, investigatorById, monstersOn, possessionCard } from '../find';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { MOST_FOCUS } from '../terms';

type Frame = FrameOf<'turn'>;

/** What can be done with an action of the longer run (readings.md). */
function actions(f: Frame, r: Run): Option[] {
  const investigator = investigatorById(r.state, f.investigator);
  const alone = monstersOn(r.state, investigator.place).length === 0;
  const hurt = (['health', 'sanity'] as const).some((g) => investigator[g] < mostOf(r, investigator, g));
  const ready = investigator.possessions.filter(
    ({ card, used }) => possessionCard(r, card).act !== undefined && !used.includes('act'),
  );
  return [
    ...besidePlace(r, investigator.place).map((place) => ({ key: `go:${place}`, kind: 'go', place })),
    ...(alone && hurt ? [{ key: 'rest', kind: 'rest' }] : []),
    ...(investigator.focus < MOST_FOCUS ? [{ key: 'focus', kind: 'focus' }] : []),
    ...firstOfEach(ready).map(({ id, card }) => ({ key: id, kind: 'use', card })),
    { key: 'endTurn', kind: 'endTurn' },
  ];
}

function act(f: Frame, r: Run, option: Option) {
  const investigator = investigatorById(r.state, f.investigator);
  if (option.kind === 'go') {
    const { place } = option as Option & { place: string };
    const from = investigator.place;
    investigator.place = place;
    r.emit({ type: 'went', investigator: f.investigator, from, to: place });
  } else if (option.kind === 'rest') {
    r.emit({ type: 'rested', investigator: f.investigator });
    for (const gauge of ['health', 'sanity'] as const)
      if (investigator[gauge] < mostOf(r, investigator, gauge)) recover(r, f.investigator, gauge, 1);
  } else if (option.kind === 'focus') gain(r, f.investigator, 'focus', 1);
  else {
    const possession = investigator.possessions.find((p) => p.id === option.key);
    if (possession === undefined) return undefined;
    const { card } = possession;
    const source = { kind: 'possession', id: card };
    r.emit({ type: 'possessionUsed', investigator: f.investigator, card });
    usePossession(r, f.investigator, possession, 'act');
    const effects = [...(possessionCard(r, card).act ?? [])];
    return call('perform', { investigator: f.investigator, monster: null, source, effects }, source);
  }
  return undefined;
}

/** The actions of one investigator, before anybody meets anything. */
export const turn: Procedure<'turn'> = {
  name: 'turn',
  guard: ({ investigator }, r) =>
    investigatorById(r.state, investigator).status === 'defeated' ? done() : undefined,
  steps: {
    begin: (f, r) => {
      r.emit({ type: 'turnBegan', investigator: f.investigator });
      return undefined;
    },
    action: {
      ask: (f, r) =>
        f.left === 0
          ? null
          : {
              kind: 'action',
              by: investigatorById(r.state, f.investigator).player,
              about: { investigator: f.investigator, left: f.left },
              options: actions(f, r),
            },
      answer: (f, r, [option]) => {
        if (option === undefined || option.kind === 'endTurn') return done();
        f.left -= 1;
        return act(f, r, option);
      },
    },
    again: (f) => (f.left > 0 ? goTo('action') : done()),
  },
};
