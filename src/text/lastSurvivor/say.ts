import type { SurvivorState } from '../../engine';
import { shortName } from '../names';
import { lookUp, missing } from '../words';
import type { SurvivorMessages } from './messages';
import { type NamedTiles, type Spot, spotOf } from './spaces';

/** Whom ids mean in this game. */
export interface SurvivorNames {
  /** Content id of a survivor. */
  survivor(id: string): string | undefined;
  player(id: string): string | undefined;
  space(id: string): Spot | undefined;
}

/** The names of a game as it stands. */
export const survivorNames = (
  { survivors, players, map }: Pick<SurvivorState, 'survivors' | 'players' | 'map'>,
  maps: Readonly<Record<string, { tiles: NamedTiles }>> = {},
): SurvivorNames => ({
  survivor: (id) => survivors.find((s) => s.id === id)?.card,
  player: (id) => {
    const found = players.find((p) => p.id === id);
    return found === undefined ? undefined : shortName(found.name);
  },
  space: (id) => spotOf(lookUp(maps, map)?.tiles ?? [], id),
});

export type SurvivorNameKind = keyof SurvivorMessages['names'];

/** What sentences about last survivor are made with. */
export interface SurvivorSay {
  name(kind: SurvivorNameKind, id: string): string;
  /** The name of whatever is spent or used in a combat. */
  source(id: string): string;
  who(id: string): string;
  player(id: string): string;
  /** Such as "Forest C2". */
  space(id: string): string;
  /** `r:wood`, `i:sling`; null: nothing. */
  good(key: string | null): string;
}

const SOURCES = ['support', 'item', 'resource', 'survivor'] as const;

/** The tools of one language, for one game. */
export function sayOf(m: SurvivorMessages, names: SurvivorNames): SurvivorSay {
  const find = (kind: SurvivorNameKind, id: string) =>
    lookUp(m.names[kind] as Readonly<Record<string, string>>, id);
  const name = (kind: SurvivorNameKind, id: string) => find(kind, id) ?? missing(`${kind}:${id}`);
  return {
    name,
    source: (id) => {
      const kind = SOURCES.find((one) => find(one, id) !== undefined);
      return kind === undefined ? missing(`source:${id}`) : name(kind, id);
    },
    who: (id) => {
      const card = names.survivor(id);
      return card === undefined ? missing(`survivor:${id}`) : m.short(name('survivor', card));
    },
    player: (id) => names.player(id) ?? missing(`player:${id}`),
    space: (id) => {
      const spot = names.space(id);
      return spot === undefined ? missing(`space:${id}`) : m.space(name('terrain', spot.terrain), spot.at);
    },
    good: (key) => {
      if (key === null) return m.noGood;
      return name(key.startsWith('r:') ? 'resource' : 'item', key.slice(2));
    },
  };
}
