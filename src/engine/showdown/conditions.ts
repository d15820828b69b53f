import { inBox, type Space } from '../board';
import { drawnCard } from './aiCards';
import { barred } from './barred';
import { fromBlindSpot } from './blindSpot';
import type { Condition } from './cards/condition';
import { aiCard, runningAttack } from './find';
import { activeGear } from './gearGrid';
import { monsterBase, tileAt, tilesBeside } from './grounds';
import { helpedFromOpposite } from './opposite';
import type { Run } from './procedure';
import { runningWeapon } from './runningWeapon';
import { survivorFor } from './scope';
import type { Scope } from './state';
import { fits, groupOf } from './targeting';
import { woundsOf } from './wounds';

/** Whether a space lies in "box k" of the monster. */
function inBoxOf(r: Run, space: Space | null | undefined, k: number): boolean {
  const base = monsterBase(r.state);
  return space !== null && space !== undefined && base !== null && inBox(base, k, space);
}

/** Whether the attack that runs is made with this gear. */
const attackedWith = (r: Run, gear: string | undefined): boolean =>
  gear !== undefined && runningAttack(r.state)?.weapon === gear;

/** Whether what a card asks is so at this moment (SD-5.2). A condition about a survivor who is gone does not hold. */
export function holds(r: Run, condition: Condition, scope: Scope): boolean {
  const { monster } = r.state;
  switch (condition.is) {
    case 'fits': {
      const survivor = survivorFor(r, condition.who, scope);
      return survivor !== null && fits(r, survivor, condition.group, scope);
    }
    case 'anyFits':
      return groupOf(r, condition.group, scope).length > 0;
    case 'atLeast': {
      const survivor = survivorFor(r, condition.who, scope);
      if (survivor === null) return false;
      const have = condition.what === 'disorders' ? survivor.disorders.length : survivor[condition.what];
      return have >= condition.n;
    }
    case 'countersAtLeast':
      return (monster.inPlay.find((c) => c.card === scope.card.id)?.counters ?? 0) >= condition.n;
    case 'dealtAtLeast':
      return (scope.dealt ?? 0) >= condition.n;
    case 'woundsInStack':
      return woundsOf(r).wounds >= condition.n;
    case 'levelAtLeast':
      return monster.rank >= condition.n;
    case 'dieAboveCourage': {
      const survivor = survivorFor(r, condition.who, scope);
      return survivor !== null && (scope.die ?? 0) > survivor.courage;
    }
    case 'inBox':
      return inBoxOf(r, survivorFor(r, condition.who, scope)?.space, condition.k);
    case 'enteredBox': {
      const space = survivorFor(r, condition.who, scope)?.space;
      return inBoxOf(r, space, condition.k) && !inBoxOf(r, scope.from, condition.k);
    }
    case 'foundNone':
      return (scope.found ?? 0) === 0;
    case 'hidden':
      return (survivorFor(r, condition.who, scope)?.hiddenBy.length ?? 0) > 0;
    case 'marksBelow': {
      const tile = r.state.tiles.find((t) => t.id === scope.tile);
      return tile !== undefined && tile.marks.filter((mark) => mark === condition.mark).length < condition.n;
    }
    case 'moodInPlay':
      return monster.inPlay.some((c) => aiCard(r, c.card).stays === 'mood');
    case 'injuryInPlay':
      return monster.injuries.some((c) => c.card === condition.injury);
    case 'monsterKnockedDown':
      return monster.knockedDown;
    case 'drawnToPlay':
      return drawnCard(r) !== null;
    case 'innovation':
      return r.state.innovations.includes(condition.id);
    case 'monsterOffBoard':
      return monster.space === null;
    case 'standsOn': {
      const space = survivorFor(r, condition.who, scope)?.space ?? null;
      return space !== null && tileAt(r.state, space)?.card === condition.terrain;
    }
    case 'subjectIsOwner':
      return scope.subject !== undefined && scope.subject === scope.owner;
    case 'carries': {
      const survivor = survivorFor(r, condition.who, scope);
      return survivor !== null && activeGear(r, survivor).keywords.has(condition.keyword);
    }
    case 'injured':
      return survivorFor(r, condition.who, scope)?.injuries.includes(condition.injury) === true;
    case 'helpedFromOpposite': {
      const survivor = survivorFor(r, condition.who, scope);
      return survivor !== null && helpedFromOpposite(r, survivor);
    }
    case 'inOwnAct':
      return r.state.act !== null && survivorFor(r, condition.who, scope)?.id === r.state.act.survivor;
    case 'alone': {
      const survivor = survivorFor(r, condition.who, scope);
      return survivor !== null && r.state.survivors.every((s) => s === survivor || s.status !== 'alive');
    }
    case 'attacksFromBlindSpot': {
      const survivor = survivorFor(r, condition.who, scope);
      return survivor !== null && fromBlindSpot(r, survivor);
    }
    case 'attackedWithThis':
      return attackedWith(r, scope.gear);
    case 'woundedWithThis':
      return scope.attacker === scope.owner && attackedWith(r, scope.gear);
    case 'atLocation':
      return scope.location === condition.location;
    case 'allGear': {
      const owner = survivorFor(r, 'owner', scope);
      const cards = (owner?.grid ?? []).flatMap((gear) => (gear === null ? [] : [gear.card]));
      return owner !== null && cards.every((id) => r.content.gear[id]?.keywords.includes(condition.keyword));
    }
    case 'ableTo': {
      const owner = survivorFor(r, 'owner', scope);
      return owner !== null && !barred(r, owner, condition.what);
    }
    case 'dieIn':
      return scope.die !== undefined && condition.faces.includes(scope.die);
    case 'attackWith':
      return runningWeapon(r)?.keywords.includes(condition.keyword) === true;
    case 'woundsThisRound':
      return r.state.woundsThisRound >= condition.n;
    case 'tileOnBoard':
      return r.state.tiles.some((t) => t.card === condition.terrain);
    case 'tileNear':
      return tilesBeside(r.state, condition.terrain).length > 0;
    case 'not':
      return !holds(r, condition.of as unknown as Condition, scope);
  }
}
