import * as z from 'zod/mini';
import { DICE, RESOURCES, SIGHTS } from '../terms';
import { EffectSchema } from './effect';

const id = z.string().check(z.minLength(1), z.maxLength(40));
const effects = z.array(EffectSchema);
const resource = z.enum(RESOURCES);
const amounts = z.partialRecord(resource, z.int().check(z.minimum(1), z.maximum(9)));
const by = z.int().check(z.minimum(-6), z.maximum(6));

/** What is done to a die: so much is added, or it is rerolled. */
const change = { by: z.optional(by), reroll: z.optional(z.literal(true)) };

/** An ability that is always on (LS-5.2); `as`: only for who attacks or who defends. */
const Always = z.strictObject({
  die: z.enum(SIGHTS),
  by,
  as: z.optional(z.enum(['attacker', 'defender'])),
});
export type Always = z.infer<typeof Always>;

/** A survivor: most stamina, and what it can do. */
const SurvivorCard = z.strictObject({
  id,
  stamina: z.int().check(z.minimum(4), z.maximum(12)),
  always: z.optional(Always),
  /** A modification that costs stamina, once a combat (LS-5.1). */
  ability: z.optional(
    z.strictObject({ die: z.enum(SIGHTS), ...change, stamina: z.int().check(z.minimum(1), z.maximum(3)) }),
  ),
  begins: z.optional(amounts),
});
export type SurvivorCard = z.infer<typeof SurvivorCard>;

const ItemCard = z.strictObject({
  id,
  always: z.optional(Always),
  /** A modification, once a combat. */
  modify: z.optional(z.strictObject({ die: z.enum(SIGHTS), ...change })),
  /** Prevents one physical damage of its owner; gone with it. */
  prevent: z.optional(z.literal(true)),
  act: z.optional(z.strictObject({ stamina: z.int().check(z.minimum(1), z.maximum(3)), effects })),
  /** Meat and dirty water can do no harm. */
  fire: z.optional(z.literal(true)),
  /** Frost deals its owner one damage less. */
  warm: z.optional(z.literal(true)),
  /** Used up with its modification or its action. */
  once: z.optional(z.literal(true)),
});
export type ItemCard = z.infer<typeof ItemCard>;

/** A project: what it costs and the item that it gives. */
const ProjectCard = z.strictObject({ id, item: id, cost: amounts, advanced: z.optional(z.literal(true)) });
export type ProjectCard = z.infer<typeof ProjectCard>;

const copies = z.int().check(z.minimum(1), z.maximum(6));
const SupportCard = z.discriminatedUnion('moment', [
  /** Before the roll, by supporters (LS-4.1). */
  z.strictObject({
    id,
    copies,
    moment: z.literal('before'),
    dice: z.optional(z.array(z.strictObject({ die: z.enum(DICE), by }))),
    /** One more damage to the defender, and its price (LS-4.3). */
    extra: z.optional(z.literal(true)),
    /** Whoever plays it can't be dealt damage (LS-4.4). */
    safe: z.optional(z.literal(true)),
    /** Prevents one damage of this combatant. */
    shield: z.optional(z.enum(['attacker', 'defender'])),
  }),
  /** A modification of either die (LS-5.1). */
  z.strictObject({ id, copies, moment: z.literal('modify'), ...change }),
  /** Prevents one physical damage of whoever plays it (LS-6.4). */
  z.strictObject({ id, copies, moment: z.literal('damage') }),
]);
export type SupportCard = z.infer<typeof SupportCard>;

/** A resource that is spent to modify a die (LS-5.1). */
const Throw = z.strictObject({ resource, die: z.enum(SIGHTS), ...change });
export type Throw = z.infer<typeof Throw>;

const TerrainCard = z.strictObject({
  id,
  /** Stamina to enter it. */
  cost: z.int().check(z.minimum(1), z.maximum(3)),
  gather: z.array(resource),
});
export type TerrainCard = z.infer<typeof TerrainCard>;

const coordinate = z.int().check(z.minimum(-20), z.maximum(20));
const Tile = z.strictObject({ q: coordinate, r: coordinate, terrain: id, landmark: z.optional(id) });
export type Tile = z.infer<typeof Tile>;

/** A map of hexes in axial coordinates; what is no tile can't be entered. */
const MapCard = z.strictObject({
  id,
  /** Advanced projects lie face up too (LS-1.2). */
  advanced: z.optional(z.literal(true)),
  tiles: z.array(Tile),
  /** Where survivors begin, by seat. */
  starts: z.array(z.strictObject({ q: coordinate, r: coordinate })).check(z.length(4)),
});
export type MapCard = z.infer<typeof MapCard>;

const Told = z.strictObject({ id, effects });
export type EncounterCard = z.infer<typeof Told>;

export const PackSchema = z.strictObject({
  survivors: z.array(SurvivorCard),
  items: z.array(ItemCard),
  projects: z.array(ProjectCard),
  supports: z.array(SupportCard),
  throws: z.array(Throw),
  terrains: z.array(TerrainCard),
  landmarks: z.array(id),
  maps: z.array(MapCard),
  /** The random #100 encounters (LS-2.1). */
  encounters: z.array(Told),
  nights: z.array(Told),
});
export type SurvivorPack = z.infer<typeof PackSchema>;

/** The content by id, frozen, with its fingerprint. */
export interface SurvivorContent {
  pack: SurvivorPack;
  survivors: Readonly<Record<string, SurvivorCard>>;
  items: Readonly<Record<string, ItemCard>>;
  projects: Readonly<Record<string, ProjectCard>>;
  supports: Readonly<Record<string, SupportCard>>;
  terrains: Readonly<Record<string, TerrainCard>>;
  maps: Readonly<Record<string, MapCard>>;
  encounters: Readonly<Record<string, EncounterCard>>;
  nights: Readonly<Record<string, EncounterCard>>;
  hash: string;
}
