import { inBox } from '../board';
import type { Condition } from './cards/condition';
import { aiCard, runningAttack } from './find';
import { monsterBase } from './grounds';
import type { Run } from './procedure';
import { survivorFor } from './scope';
import type { Scope } from './state';
import { fits, groupOf } from './targeting';

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
      return survivor !== null && survivor[condition.what] >= condition.n;
    }
    case 'countersAtLeast':
      return (monster.inPlay.find((c) => c.card === scope.card.id)?.counters ?? 0) >= condition.n;
    case 'dealtAtLeast':
      return (scope.dealt ?? 0) >= condition.n;
    case 'woundsInStack':
      return monster.wounds.length >= condition.n;
    case 'dieAboveCourage': {
      const survivor = survivorFor(r, condition.who, scope);
      return survivor !== null && (scope.die ?? 0) > survivor.courage;
    }
    case 'inZone': {
      const survivor = survivorFor(r, condition.who, scope);
      const base = monsterBase(r.state);
      return survivor?.space != null && base !== null && inBox(base, 4, survivor.space);
    }
    case 'moodInPlay':
      return monster.inPlay.some((c) => aiCard(r, c.card).stays === 'mood');
    case 'injuryInPlay':
      return monster.injuries.some((c) => c.card === condition.injury);
    case 'monsterKnockedDown':
      return monster.knockedDown;
    case 'subjectIsOwner':
      return scope.subject !== undefined && scope.subject === scope.owner;
    case 'attackedWithThis':
      return scope.gear !== undefined && runningAttack(r.state)?.weapon === scope.gear;
    case 'atLocation':
      return scope.location === condition.location;
    case 'not':
      return !holds(r, condition.of as Condition, scope);
  }
}
