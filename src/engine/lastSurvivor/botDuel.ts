import type { Decision, Option } from '../kernel';
import { resultOf } from './duelDice';
import { duelOf, supportCard, survivorById } from './find';
import type { Modification } from './modifications';
import type { Seen } from './procedure';
import type { DieName } from './terms';
import { HIT_FROM } from './terms';

/** Cheaper first: cards, then items and the ability, then what could be eaten. */
const COSTS: readonly Modification['kind'][] = ['item', 'card', 'ability', 'resource'];

/** The die with which a combatant hits; the other one hits it. */
const ownDie = (r: Seen, me: string): DieName => (duelOf(r).attacker === me ? 'gray' : 'red');

/** Whether a modification turns what would come of it to the good of who makes it. */
function turns(r: Seen, me: string, { die, by }: Modification): boolean {
  const now = resultOf(duelOf(r).dice[die]);
  const mine = die === ownDie(r, me);
  const hits = now >= HIT_FROM;
  // A reroll is worth it where what lies there is bad.
  if (by === null) return mine ? !hits : hits;
  const after = now + by >= HIT_FROM;
  return mine ? !hits && after : hits && !after;
}

/** The cheapest modification that turns the combat; supporters keep their cards. */
export function defends(r: Seen, { options }: Decision, me: string): Option | undefined {
  const { attacker, defender } = duelOf(r);
  if (me !== attacker && me !== defender) return undefined;
  const { food } = survivorById(r.state, me).resources;
  return (
    (options.filter(({ kind }) => kind !== 'pass') as Modification[])
      // The last meal is not thrown.
      .filter(({ kind, source }) => kind !== 'resource' || source !== 'food' || food > 1)
      .filter((option) => turns(r, me, option))
      .sort((a, b) => COSTS.indexOf(a.kind) - COSTS.indexOf(b.kind))[0]
  );
}

/** A supporter helps against who is nearer to winning, where its card keeps it safe. */
export function supports(r: Seen, { options }: Decision): Option | undefined {
  const { attacker, defender } = duelOf(r);
  const [one, other] = [attacker, defender].map((id) => survivorById(r.state, id).damage) as [number, number];
  const liked: DieName = one <= other ? 'gray' : 'red';
  return options.find(({ key, kind }) => {
    if (kind === 'done') return false;
    const card = supportCard(r, key);
    return (
      card.moment === 'before' && card.safe === true && card.dice?.some(({ die }) => die === liked) === true
    );
  });
}
