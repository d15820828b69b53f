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

/** Special card of several monsters: it is softer from behind (other-monsters.md C). */
export const WEAK_SPOT: AiCard = {
  id: 'weakSpot',
  kind: 'special',
  copies: 1,
  stays: 'trait',
  actions: [],
  standing: { modifiers: [{ stat: 'toughness', by: -4, against: 'blindSpot' }] },
};
