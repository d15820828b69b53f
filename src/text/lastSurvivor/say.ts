import type { SurvivorState } from '../../engine';
import { shortName } from '../names';
import { lookUp, missing } from '../words';
import { names as all } from './en/names';
import { type NamedTiles, spaceNameOf } from './spaces';

/** Whom ids mean in this game. */
export interface SurvivorNames {
  /** Content id of a survivor. */
  survivor(id: string): string | undefined;
  player(id: string): string | undefined;
  space(id: string): string | undefined;
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
  space: (id) => spaceNameOf(lookUp(maps, map)?.tiles ?? [], id),
});

export type SurvivorNameKind = keyof typeof all;

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

export function sayOf(names: SurvivorNames): SurvivorSay {
  const find = (kind: SurvivorNameKind, id: string) =>
    lookUp(all[kind] as Readonly<Record<string, string>>, id);
  const name = (kind: SurvivorNameKind, id: string) => find(kind, id) ?? missing(`${kind}:${id}`);
  return {
    name,
    source: (id) => {
      const kind = SOURCES.find((one) => find(one, id) !== undefined);
      return kind === undefined ? missing(`source:${id}`) : name(kind, id);
    },
    who: (id) => {
      const card = names.survivor(id);
      // What stands before the trade: a sentence need not say it each time.
      return card === undefined ? missing(`survivor:${id}`) : (name('survivor', card).split(',')[0] ?? id);
    },
    player: (id) => names.player(id) ?? missing(`player:${id}`),
    space: (id) => names.space(id) ?? missing(`space:${id}`),
    good: (key) => {
      if (key === null) return 'nothing';
      return name(key.startsWith('r:') ? 'resource' : 'item', key.slice(2));
    },
  };
}
