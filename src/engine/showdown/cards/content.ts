import type { AiCard } from './aiCard';
import type { ArmourSet, Gear } from './gear';
import type { HitLocation } from './hitLocation';
import type { Injury, Trauma } from './injury';
import type { Monster } from './monster';
import type { Resource } from './resource';
import type { Status } from './status';
import type { Kit, ReadySurvivor } from './survivorCard';
import type { Terrain } from './terrain';
import type { Milestone, Proficiency, RunAwayLine, Trait } from './trait';

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
  fightingArts: readonly Trait[];
  /** All of them can be drawn (gear-and-resources.md §17). */
  disorders: readonly Trait[];
  abilities: readonly Trait[];
  proficiencies: readonly Proficiency[];
  milestones: readonly Milestone[];
  runAway: readonly RunAwayLine[];
  survivors: readonly ReadySurvivor[];
  kits: readonly Kit[];
}

type ById<T> = Readonly<Record<string, T>>;

/** Where a survivor has something besides gear from. */
export type TraitKind = 'fightingArt' | 'disorder' | 'ability' | 'proficiency';

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
  /** Survivor-status cards of every monster. */
  statuses: ById<Status>;
  injuries: ById<Injury>;
  /** Fighting arts, disorders, abilities, and what specialists and masters have. */
  traits: ById<{ kind: TraitKind; trait: Trait }>;
  kits: ById<Kit>;
  survivors: ById<ReadySurvivor>;
}
