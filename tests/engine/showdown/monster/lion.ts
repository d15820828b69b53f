import { CONTENT_PACK } from '../../../../src/content';
import { spaceName } from '../../../../src/engine/board';
import type { Content } from '../../../../src/engine/showdown/cards/content';
import type { TargetLine } from '../../../../src/engine/showdown/cards/who';
import { loadContent } from '../../../../src/engine/showdown/loadContent';
import { type Placed, type Table, type TinyFight, tinyFight } from '../kit';

/** A survivor without survival points: nothing is offered for it at a flow or when it is hit. */
export const quiet = (at: string | null, more: Partial<Placed> = {}): Placed => ({
  at,
  survival: 0,
  ...more,
});

type Lion = Partial<Omit<Table, 'survivors'>>;

/** The lion stands on H11 I11 H12 I12 and looks south; this AI card is on top of the deck and is drawn. */
export function draws(card: string, survivors: Placed[], table: Lion = {}): TinyFight {
  const { ai = [], ...monster } = table.monster ?? {};
  return tinyFight({ ...table, survivors, monster: { ...monster, ai: [card, ...ai] } }).perform('drawAi', {});
}

/** A whole monster turn. */
export function turn(survivors: Placed[], table: Lion = {}): TinyFight {
  return tinyFight({ ...table, survivors }).perform('monsterTurn', {});
}

/** Reads a Pick Target list. */
export function picks(lines: TargetLine[], survivors: Placed[], table: Lion = {}): TinyFight {
  return tinyFight({ ...table, survivors }).perform('pickTarget', {
    lines,
    scope: { card: { kind: 'ai', id: 'claw' } },
  });
}

/** Whom the monster picked, in order; null: nobody. */
export const picked = (t: TinyFight) => t.log('targetPicked').map((e) => e.survivor);

/** The spaces that the monster's corner came to, in order. */
export const way = (t: TinyFight): string[] =>
  t.log('moved').flatMap((e) => (e.figure === 'monster' ? e.path.map(spaceName) : []));

/** The program's content and a tile that breaks. */
export const WITH_CRATES: Content = loadContent({
  ...CONTENT_PACK,
  terrain: [
    ...CONTENT_PACK.terrain,
    { id: 'crate', copies: 0, tiles: 1, width: 1, height: 1, destructible: true, placement: {} },
    { id: 'chasm', copies: 0, tiles: 1, width: 1, height: 1, monsterImpassable: true, placement: {} },
  ],
});

/** Who collided, in order, with `how`. */
export const collisions = (t: TinyFight) => t.log('collided').map((e) => `${e.survivor} ${e.how}`);

/** A survivor with this much armour everywhere. */
export function armoured(points: number): Pick<Placed, 'wear'> {
  const wear = () => ({ armour: points, light: false, heavy: false });
  return { wear: { head: wear(), arms: wear(), body: wear(), waist: wear(), legs: wear() } };
}
