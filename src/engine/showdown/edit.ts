import * as z from 'zod/mini';
import { baseOf, covers, fits, parseSpace } from '../board';
import { monsterBase } from './grounds';
import { gainPriority } from './priority';
import type { Run } from './procedure';
import { standMonster, standSurvivor } from './stance';
import type { Survivor } from './state';
import { changePoints, changeTokens } from './stats';
import { LOCATIONS, TOKENS } from './terms';
import { place } from './whereabouts';

const SpaceName = z.string().check(z.regex(/^[A-P]([1-9]|1\d|2[0-2])$/));
const Count = z.int().check(z.minimum(0), z.maximum(99));
const Pile = z.enum(['deck', 'discard', 'wounds', 'archive']);

/** A correction of the table by hand: for house rules and for our own mistakes. */
const Edit = z.discriminatedUnion('what', [
  z.object({ what: z.literal('place'), figure: z.string(), space: z.nullable(SpaceName) }),
  z.object({ what: z.literal('face'), facing: z.enum(['N', 'E', 'S', 'W']) }),
  z.object({ what: z.literal('knockDown'), figure: z.string() }),
  z.object({ what: z.literal('stand'), figure: z.string() }),
  z.object({ what: z.literal('tokens'), figure: z.string(), token: z.enum(TOKENS), by: z.int() }),
  z.object({
    what: z.literal('points'),
    survivor: z.string(),
    points: z.enum(['survival', 'insanity', 'courage', 'understanding']),
    by: z.int(),
  }),
  z.object({ what: z.literal('bleeding'), survivor: z.string(), to: Count }),
  z.object({
    what: z.literal('wear'),
    survivor: z.string(),
    location: z.enum(LOCATIONS),
    armour: Count,
    light: z.boolean(),
    heavy: z.boolean(),
  }),
  z.object({ what: z.literal('priority'), survivor: z.nullable(z.string()) }),
  z.object({
    what: z.literal('card'),
    stack: z.enum(['ai', 'hitLocations']),
    card: z.string(),
    from: Pile,
    to: Pile,
  }),
]);
type Edit = z.infer<typeof Edit>;

type Of<K extends Edit['what']> = Extract<Edit, { what: K }>;

const living = (r: Run, id: string): Survivor | string => {
  const survivor = r.state.survivors.find((s) => s.id === id);
  if (survivor === undefined) return `there is no survivor "${id}"`;
  return survivor.status === 'alive' ? survivor : `${survivor.name} is not in the fight any more`;
};

/** Does something to a living survivor, or says why not. */
function withSurvivor(r: Run, id: string, act: (survivor: Survivor) => string | null): string | null {
  const survivor = living(r, id);
  return typeof survivor === 'string' ? survivor : act(survivor);
}

function placeMonster(r: Run, name: string | null): string | null {
  const { monster, survivors } = r.state;
  const space = name === null ? null : parseSpace(name);
  if (space !== null && !fits(space, monster.size)) return 'the monster would hang over the edge';
  const base = { space: space ?? 0, size: monster.size };
  if (space !== null && survivors.some((s) => s.space !== null && covers(base, s.space))) {
    return 'a survivor stands there';
  }
  monster.space = space;
  r.emit({ type: 'placed', figure: 'monster', space, how: 'edit' });
  return null;
}

function placeFigure(r: Run, { figure, space: name }: Of<'place'>): string | null {
  if (figure === 'monster') return placeMonster(r, name);
  return withSurvivor(r, figure, (survivor) => {
    const space = name === null ? null : parseSpace(name);
    const base = monsterBase(r.state);
    const taken = r.state.survivors.some((s) => s.id !== figure && s.space !== null && s.space === space);
    if (taken || (space !== null && base !== null && covers(base, baseOf(space).space)))
      return `${name} is occupied`;
    place(r, survivor, space, 'edit');
    return null;
  });
}

function knockDown(r: Run, figure: string): string | null {
  if (figure === 'monster') {
    r.state.monster.knockedDown = true;
    r.emit({ type: 'knockedDown', figure });
    return null;
  }
  return withSurvivor(r, figure, (survivor) => {
    survivor.standsAfter ??= r.state.monster.turns + 1;
    r.emit({ type: 'knockedDown', figure });
    return null;
  });
}

function standUp(r: Run, figure: string): string | null {
  if (figure === 'monster') {
    standMonster(r, 'SD-12.4');
    return null;
  }
  return withSurvivor(r, figure, (survivor) => {
    standSurvivor(r, survivor, 'SD-12.2');
    return null;
  });
}

function pileOf(r: Run, stack: Of<'card'>['stack'], pile: Of<'card'>['from']): string[] | null {
  const { monster } = r.state;
  if (pile === 'archive') return monster.archive;
  if (pile === 'wounds') return stack === 'ai' ? monster.wounds : null;
  return stack === 'ai' ? monster.ai[pile] : monster.hitLocations[pile];
}

function moveCard(r: Run, { stack, card, from, to }: Of<'card'>): string | null {
  const source = pileOf(r, stack, from);
  const target = pileOf(r, stack, to);
  if (source === null || target === null) return 'only AI cards lie on the wound stack';
  const at = source.indexOf(card);
  if (at < 0) return `there is no "${card}" in ${from}`;
  source.splice(at, 1);
  target.unshift(card);
  return null;
}

function apply(r: Run, edit: Edit): string | null {
  switch (edit.what) {
    case 'place':
      return placeFigure(r, edit);
    case 'face':
      r.state.monster.facing = edit.facing;
      return null;
    case 'knockDown':
      return knockDown(r, edit.figure);
    case 'stand':
      return standUp(r, edit.figure);
    case 'tokens':
      if (edit.figure === 'monster') {
        changeTokens(r, 'monster', edit.token, edit.by);
        return null;
      }
      return withSurvivor(r, edit.figure, (survivor) => {
        changeTokens(r, survivor, edit.token, edit.by);
        return null;
      });
    case 'points':
      return withSurvivor(r, edit.survivor, (survivor) => {
        changePoints(r, survivor, edit.points, edit.by);
        return null;
      });
    case 'bleeding':
      return withSurvivor(r, edit.survivor, (survivor) => {
        if (edit.to >= 5) return 'five bleeding tokens are death (SD-9.6)';
        survivor.bleeding = edit.to;
        return null;
      });
    case 'wear':
      return withSurvivor(r, edit.survivor, (survivor) => {
        const { location, armour, light, heavy } = edit;
        if (location === 'head' && light) return 'the head has no light box (SD-9.4)';
        survivor.wear[location] = { armour, light, heavy };
        return null;
      });
    case 'priority':
      if (edit.survivor !== null && typeof living(r, edit.survivor) === 'string')
        return `there is no survivor "${edit.survivor}"`;
      gainPriority(r, edit.survivor, false);
      return null;
    case 'card':
      return moveCard(r, edit);
  }
}

/** Corrects the table by hand; null when done, otherwise why not, and nothing has changed. */
export function edit(r: Run, wanted: unknown): string | null {
  const parsed = z.safeParse(Edit, wanted);
  if (!parsed.success)
    return `this is no correction: ${parsed.error.issues[0]?.path.join('.') ?? ''} is wrong`;
  if (r.state.outcome !== null) return 'the fight is over';
  return apply(r, parsed.data);
}
