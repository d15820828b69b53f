import type { Effect, Gear } from '../../engine';

type Activation = NonNullable<Gear['activations']>[number];
type Trigger = NonNullable<Gear['triggers']>[number];

/** Block X: an activation, and the next attack has so many hits less (survivors-in-detail.md §15). */
export const blocks = (hits: number): Activation => ({
  id: 'block',
  cost: 'activation',
  when: { is: 'ableTo', what: 'block' },
  do: [{ do: 'block', hits }],
});

/** What each perfect hit with this weapon does (SD-14.3). */
export const perfectHit = (effects: Effect[]): Trigger => ({
  on: 'perfectHit',
  when: { is: 'attackedWithThis' },
  do: effects,
});

/** What a survivor gains who departs with this card: once, when the kit is fixed. */
export const departs = (what: 'survival' | 'insanity', by: number): Trigger[] => [
  { on: 'depart', do: [{ do: 'points', who: 'owner', what, by }] },
];
