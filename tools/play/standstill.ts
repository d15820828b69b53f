import type { ShowdownState } from '../../src/engine';

/** So many rounds in a row in which nobody came to harm are a standstill. */
const QUIET_ROUNDS = 100;

/** What a fight has cost both sides; while this stays as it is no fight comes nearer to its end. */
function toll({ monster, survivors }: ShowdownState): string {
  const sheets = survivors.map(({ status, bleeding, injuries, wear }) => [status, bleeding, injuries, wear]);
  const { life, wounds, archive, injuries } = monster;
  return JSON.stringify([life, wounds.length, archive.length, injuries.length, sheets]);
}

/**
 * Tells when a fight stands still, asked after every command. The rules know fights that nobody can end: a lion that only
 * waits, and survivors none of whom may attack. People would leave the table (readings.md, SD-3.1). Rounds in which no
 * survivor could be told to act don't count: there the game goes round in circles by itself, and that is a fault.
 */
export function standstillWatch(): (state: ShowdownState) => boolean {
  let round = 0;
  let quiet = 0;
  let last = '';
  let asked = false;
  return (state) => {
    if (state.decision?.kind === 'whoActs') asked = true;
    if (state.round === round) return false;
    const now = toll(state);
    quiet = asked && now === last ? quiet + 1 : 0;
    round = state.round;
    last = now;
    asked = state.decision?.kind === 'whoActs';
    return quiet >= QUIET_ROUNDS;
  };
}
