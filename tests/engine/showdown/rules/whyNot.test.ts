import { describe, expect, test } from 'vitest';
import { type ShowdownState, type Verdict, whyNot } from '../../../../src/engine';
import { playFight } from '../../../../tools/play/playFight';
import { random } from '../../../../tools/play/random';
import { randomSetUp } from '../../../../tools/play/setups';
import { CONTENT } from '../kit';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Kinds of options that verdicts speak of. */
const KINDS = [
  'act',
  'attack',
  'activate',
  'terrain',
  'takeUp',
  'useAi',
  'give',
  'dash',
  'surge',
  'encourage',
  'useResource',
];

/** All verdicts at the pending question. */
const verdicts = (state: ShowdownState): Verdict[] =>
  state.survivors.flatMap((s) => whyNot({ state, content: CONTENT, emit: () => undefined }, s));

/** Where what is allowed and what is offered differ. */
function differences(state: ShowdownState): string[] {
  const { decision } = state;
  // The attacks that a card gives (Pounce) are the card's, not an activation.
  if (decision === null || decision.kind === 'attackWith') return [];
  const offered = [...decision.options, ...decision.interjections] as {
    kind: string;
    key: string;
    survivor?: string;
  }[];
  const all = verdicts(state);
  const isOf = ({ kind, key, survivor }: Verdict, option: (typeof offered)[number]) => {
    const whose = option.survivor ?? decision.about.survivor;
    if (kind === 'move') return decision.kind === 'act' && option.kind === 'space' && whose === survivor;
    return option.kind === kind && option.key.startsWith(key) && whose === survivor;
  };
  return [
    ...all
      .filter((v) => (v.why === null) !== offered.some((option) => isOf(v, option)))
      .map(
        (v) => `${decision.kind}: ${v.kind} ${v.key} of ${v.survivor} is said to be ${v.why ?? 'allowed'}`,
      ),
    ...offered
      .filter((option) => KINDS.includes(option.kind) && !all.some((v) => v.why === null && isOf(v, option)))
      .map((option) => `${decision.kind}: ${option.key} is offered`),
  ];
}

describe('in random fights', () => {
  test('what is said to be allowed is offered, and the other way round, at every question', () => {
    const wrong = new Set<string>();
    const reasons = new Set<string>();
    for (const seed of SEEDS) {
      playFight(randomSetUp(CONTENT, seed), CONTENT, random, seed, {
        command: (state) => {
          for (const difference of differences(state)) wrong.add(difference);
          for (const { why } of verdicts(state)) if (why !== null) reasons.add(why);
        },
      });
    }
    expect([...wrong]).toEqual([]);
    // The fights came by most reasons there are.
    expect([...reasons]).toEqual(
      expect.arrayContaining([
        'acted',
        'activationSpent',
        'knockedDown',
        'noHit',
        'noWindow',
        'outOfReach',
        'usedThisRound',
      ]),
    );
  });
});
