import type { AiCard, Effect } from '../../../engine';

const token = (kind: 'speed' | 'accuracy', by: number): Effect => ({
  do: 'token',
  who: 'monster',
  token: kind,
  by,
});
const STARE: Effect = { do: 'brainDamage', who: 'subject', amount: 3 };
const SHARPER_EYES: Effect = { do: 'attribute', who: 'each', what: 'accuracy', by: 1 };

/** Whoever attacks it to its face is stared down (white-lion.md §4). */
const GOLDEN_EYES: AiCard = {
  id: 'goldenEyes',
  kind: 'legendary',
  copies: 1,
  stays: 'trait',
  actions: [token('speed', 1), token('accuracy', 2)],
  triggers: [
    {
      on: 'attackDeclared',
      when: { is: 'not', of: { is: 'attacksFromBlindSpot', who: 'subject' } },
      do: [
        {
          do: 'if',
          when: { is: 'atLeast', who: 'subject', what: 'understanding', n: 6 },
          then: [
            {
              do: 'may',
              who: 'subject',
              effects: [{ do: 'attackBonus', token: 'accuracy', by: -4 }],
              else: [STARE],
            },
          ],
          else: [STARE],
        },
      ],
    },
  ],
  onDefeat: [
    { do: 'chooseFrom', group: { among: 'survivor' }, pick: 'any', by: 'survivors' },
    SHARPER_EYES,
    { do: 'chooseFrom', group: { among: 'survivor', except: 'each' }, pick: 'any', by: 'survivors' },
    SHARPER_EYES,
  ],
};

/** The legendary cards, one each (white-lion.md §4). */
export const LEGENDARY: readonly AiCard[] = [GOLDEN_EYES];
