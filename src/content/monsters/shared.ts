import type { AiCard } from '../../engine';

/** Special card of several monsters: whoever it collides with suffers damage too (screaming-antelope.md §5). */
export const TRAMPLE: AiCard = {
  id: 'trample',
  kind: 'special',
  copies: 1,
  stays: 'trait',
  actions: [],
  triggers: [{ on: 'survivorCollided', do: [{ do: 'damage', who: 'subject', amount: 'level' }] }],
};
