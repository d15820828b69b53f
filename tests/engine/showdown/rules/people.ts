import { CONTENT_PACK } from '../../../../src/content';
import type { Content, ContentPack } from '../../../../src/engine/showdown/cards/content';
import type { Monster } from '../../../../src/engine/showdown/cards/monster';
import { loadContent } from '../../../../src/engine/showdown/loadContent';
import type { Wear } from '../../../../src/engine/showdown/state';
import { type BodyLocation, LOCATIONS } from '../../../../src/engine/showdown/terms';
import type { Placed } from '../kit';

/** A survivor without survival points: no dodge, dash or surge is offered for it. */
export const calm = (at: string | null, more: Partial<Placed> = {}): Placed => ({
  at,
  survival: 0,
  ...more,
});

/** Bare places, but for what is given. */
export function wear(places: Partial<Record<BodyLocation, Partial<Wear>>>): Record<BodyLocation, Wear> {
  const bare = { armour: 0, light: false, heavy: false };
  return Object.fromEntries(LOCATIONS.map((at) => [at, { ...bare, ...places[at] }])) as Record<
    BodyLocation,
    Wear
  >;
}

/** Light and heavy boxes are ticked and no armour is left: the next point is a severe injury. */
export const maimable = (at: BodyLocation) =>
  wear({ [at]: { armour: 0, light: at !== 'head', heavy: true } });

/** The program's content with another White Lion, for rules that none of its cards use. */
export function withLion(change: (lion: Monster) => void): Content {
  const pack = JSON.parse(JSON.stringify(CONTENT_PACK)) as ContentPack;
  change(pack.monsters[0] as Monster);
  return loadContent(pack);
}
