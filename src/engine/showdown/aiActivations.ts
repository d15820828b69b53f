import type { ActivationOption } from './activations';
import type { Activation } from './cards/gear';
import { holds } from './conditions';
import { aiCard } from './find';
import type { Run } from './procedure';
import type { Scope, Survivor } from './state';

/** Cards of the monster that a survivor may spend on: those in play, and a duration that lies face up (SD-5.9). */
export function offered(r: Run): { card: string; activation: Activation }[] {
  const { inPlay, faceUp } = r.state.monster;
  const cards = faceUp === null ? inPlay.map((c) => c.card) : [...inPlay.map((c) => c.card), faceUp];
  return cards.flatMap((card) => {
    const { activation } = aiCard(r, card);
    return activation === undefined ? [] : [{ card, activation }];
  });
}

/** What an activation of a card of the monster is performed with. */
export const aiScope = (card: string, survivor: Survivor): Scope => ({
  card: { kind: 'ai', id: card },
  owner: survivor.id,
});

/** The activation of a card of the monster, if it is offered. */
export const aiActivation = (r: Run, card: string): Activation | null =>
  offered(r).find((o) => o.card === card)?.activation ?? null;

/** Why a card of the monster that offers something offers it not to this survivor. */
export const whyNotOffered = (
  r: Run,
  survivor: Survivor,
  card: string,
  { when }: Activation,
): string | null => (when === undefined || holds(r, when, aiScope(card, survivor)) ? null : 'condition');

/** What the monster's cards let this survivor do now, if it can pay an activation. */
export function aiOptions(r: Run, survivor: Survivor): ActivationOption[] {
  return offered(r)
    .filter(({ card, activation }) => whyNotOffered(r, survivor, card, activation) === null)
    .map(({ card, activation: { id, cost } }) => ({
      key: `ai:${card}`,
      kind: 'useAi',
      what: 'ai',
      card,
      survivor: survivor.id,
      cost,
      ...{ id },
    }));
}
