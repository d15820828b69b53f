import type { Always, SurvivorCard } from './cards/content';
import { duelOf, itemCard, survivorById, survivorCard } from './find';
import type { Run, Seen } from './procedure';
import type { DiePart, Duel, DuelDie } from './state';
import type { DieName, Sight } from './terms';

/** What a die comes to; results may leave 1 to 12 (LS-5.5). */
export const resultOf = ({ face, parts }: DuelDie): number => parts.reduce((sum, { by }) => sum + by, face);

/** The die that a combatant means: its own roll, or the enemy's (LS-5.3). */
export function dieSeen({ attacker }: Duel, survivor: string, sight: Sight): DieName {
  return (survivor === attacker) === (sight === 'yours') ? 'gray' : 'red';
}

function partsOf(duel: Duel, id: string, source: Omit<DiePart, 'by'>, always: Always | undefined) {
  if (always === undefined) return [];
  const role = id === duel.attacker ? 'attacker' : 'defender';
  if (always.as !== undefined && always.as !== role) return [];
  return [{ die: dieSeen(duel, id, always.die), part: { ...source, by: always.by } }];
}

/** Costless abilities of the combatants, always on (LS-5.2). */
export function standing(r: Seen, duel: Duel): { die: DieName; part: DiePart }[] {
  return [duel.attacker, duel.defender].flatMap((id) => {
    const survivor = survivorById(r.state, id);
    const card: SurvivorCard = survivorCard(r, survivor.card);
    return [
      ...partsOf(duel, id, { kind: 'survivor', id: survivor.card }, card.always),
      ...survivor.items.flatMap((item) =>
        partsOf(duel, id, { kind: 'item', id: item }, itemCard(r, item).always),
      ),
    ];
  });
}

/** Adds to a die; nothing is shown of it before it is rolled. */
export function addTo(r: Pick<Run, 'state'>, die: DieName, part: DiePart): void {
  duelOf(r).dice[die].parts.push(part);
}
