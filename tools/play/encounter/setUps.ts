import type { EncounterContent, EncounterSetUp } from '../../../src/engine';
import { type Chance, chanceOf, oneOf } from '../chance';

/** Some of several, in an order by lot. */
export function some<T>(items: readonly T[], count: number, chance: Chance): T[] {
  const left = [...items];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(chance(left.length), 1)[0] as T,
  );
}

/** A set-up by its seed: quick or long, of few or many, also with real dice and named monsters. */
export function randomEncounter({ pack }: EncounterContent, seed: number): EncounterSetUp {
  const chance = chanceOf(seed * 2 + 1_000_003);
  const quick = chance(3) === 0;
  const players = Array.from({ length: 1 + chance(4) }, (_, i) => `Player ${i + 1}`);
  const count = quick ? 1 : 1 + chance(8);
  const epic = pack.monsters.filter((m) => m.epic === true);
  const named = chance(2) === 0 ? some(pack.monsters, 1 + chance(4), chance).map((m) => m.id) : undefined;
  return {
    run: quick ? 'quick' : 'clear',
    players,
    investigators: some(pack.investigators, count, chance).map(({ id }) => ({
      card: id,
      player: chance(players.length),
    })),
    ...(quick && named !== undefined ? { monsters: named } : {}),
    ...(!quick && chance(2) === 0 ? { herald: oneOf(epic, chance).id } : {}),
    seed,
    dice: chance(8) === 0 ? 'typed' : 'seeded',
  };
}
