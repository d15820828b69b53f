import type { AiCard } from './aiCard';
import type { ArmourSet, Gear } from './gear';
import type { HitLocation } from './hitLocation';
import type { Injury, Trauma } from './injury';
import type { Monster } from './monster';
import type { Resource } from './resource';
import type { Kit, ReadySurvivor } from './survivorCard';
import type { Terrain } from './terrain';

/** What content files hold, as lists. */
export interface ContentPack {
  monsters: readonly Monster[];
  gear: readonly Gear[];
  armourSets: readonly ArmourSet[];
  terrain: readonly Terrain[];
  /** Basic, strange and vermin; a monster's own stand with it. */
  resources: readonly Resource[];
  injuries: readonly Injury[];
  traumas: readonly Trauma[];
  /** Ids of the disorders that can be drawn. */
  disorders: readonly string[];
  survivors: readonly ReadySurvivor[];
  kits: readonly Kit[];
}

type ById<T> = Readonly<Record<string, T>>;

/** The same, checked, frozen and indexed by id (`loadContent`). AI and hit location cards are unique over all monsters by `monster.card`. */
export interface Content {
  pack: ContentPack;
  /** Fingerprint of the whole pack. */
  hash: string;
  monsters: ById<Monster>;
  /** By monster id, then card id. */
  ai: ById<ById<AiCard>>;
  hitLocations: ById<ById<HitLocation>>;
  gear: ById<Gear>;
  armourSets: ById<ArmourSet>;
  terrain: ById<Terrain>;
  /** All resources of every deck and monster. */
  resources: ById<Resource>;
  injuries: ById<Injury>;
  kits: ById<Kit>;
  survivors: ById<ReadySurvivor>;
}
