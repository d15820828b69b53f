import type { AiCard } from './cards/aiCard';
import type { Add } from './figure';
import { aiCard, runningAttack } from './find';
import type { Run } from './procedure';
import type { MonsterStat } from './terms';

type Standing = NonNullable<AiCard['standing']>;

/** What each card in play lays down for as long as it is there (SD-5.6), one after another. */
function eachStanding(r: Run, look: (standing: Standing, card: string) => void): void {
  for (const { card } of r.state.monster.inPlay) {
    const { standing } = aiCard(r, card);
    if (standing !== undefined) look(standing, card);
  }
}

/** Changes of one of the monster's numbers by cards in play; some count only against the attack that runs. */
export function addStanding(r: Run, stat: MonsterStat, add: Add): void {
  eachStanding(r, ({ modifiers = [] }, card) => {
    for (const { stat: changed, by, against } of modifiers) {
      if (changed !== stat) continue;
      if (against === 'blindSpot' && runningAttack(r.state)?.blindSpot !== true) continue;
      add(card, by);
    }
  });
}

/** Whether a card in play lets the monster see whom anything hides (Merciless). */
export function seesAll(r: Run): boolean {
  let sees = false;
  eachStanding(r, (standing) => {
    sees ||= standing.seesAll === true;
  });
  return sees;
}

/** By what the damage of a grab is multiplied. */
export function grabFactor(r: Run): number {
  let factor = 1;
  eachStanding(r, ({ grabDamage = 1 }) => {
    factor *= grabDamage;
  });
  return factor;
}
