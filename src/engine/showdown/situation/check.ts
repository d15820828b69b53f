import { covers, fits, type Space, spaceName } from '../../board';
import { whyTooLarge } from '../../table/beginnable';
import type { Problem } from '../../table/situation/problem';
import type { Content } from '../cards/content';
import { gridComplaint } from '../gridRules';
import { monsterBase } from '../grounds';
import { violations } from '../invariants';
import { checkSetUp } from '../setup';
import type { ShowdownState } from '../state';
import { StateSchema } from '../stateSchema';
import { countsOf } from './piles';
import type { Situation } from './schema';
import { cardsInPlay, playersOf, setAt, setUpOf, tableOf, tileSpaces } from './table';

type Path = Problem['path'];

/** Ids of a list that are not known, each at its place. */
function unknown(path: Path, what: string, ids: readonly string[], known: object | undefined): Problem[] {
  return ids.flatMap((id, i) =>
    known !== undefined && Object.hasOwn(known, id)
      ? []
      : [{ path: [...path, i], message: `there is no ${what} "${id}"` }],
  );
}

/** Names of people who do not sit at the table. */
function people(situation: Situation): Problem[] {
  const players = playersOf(situation);
  const names = Object.keys(situation.survivors);
  const wrong = (path: Path, name: string | null | undefined, among: readonly string[], what: string) =>
    name === null || name === undefined || among.includes(name)
      ? []
      : [{ path, message: `there is no ${what} "${name}"` }];
  const { controller, nominated, lastToWound, priority, grabbed } = situation;
  const holder = typeof priority === 'string' ? priority : priority?.holder;
  return [
    ...wrong(['controller'], controller, players, 'player'),
    ...wrong(['nominated'], nominated, names, 'survivor'),
    ...wrong(['lastToWound'], lastToWound, names, 'survivor'),
    ...wrong(['priority'], holder, names, 'survivor'),
    ...Object.keys(grabbed ?? {}).flatMap((name) => wrong(['grabbed', name], name, names, 'survivor')),
    ...Object.entries(situation.survivors).flatMap(([name, s]) =>
      wrong(['survivors', name, 'player'], s.player, players, 'player'),
    ),
  ];
}

function monsterIds({ monster }: Situation, content: Content): Problem[] {
  const { card: id = 'whiteLion', level = 1 } = monster ?? {};
  const card = Object.hasOwn(content.monsters, id) ? content.monsters[id] : undefined;
  if (card === undefined) return [{ path: ['monster', 'card'], message: `there is no monster "${id}"` }];
  return card.levels.some((l) => l.id === String(level))
    ? []
    : [{ path: ['monster', 'level'], message: `"${id}" has no level "${level}"` }];
}

/** Cards that the content does not have. */
function cards(situation: Situation, content: Content): Problem[] {
  const { monster, survivors, terrain = [], piles = {} } = situation;
  const id = monster?.card ?? 'whiteLion';
  const [ai, places] = [content.ai[id], content.hitLocations[id]];
  const all = { ...ai, ...places };
  const inPlay = cardsInPlay(monster?.inPlay ?? []).map((c) => c.card);
  const injuries = cardsInPlay(monster?.injuries ?? []).map((c) => c.card);
  const listed: [keyof typeof piles, string, object | undefined][] = [
    ['deck', 'AI card', ai],
    ['discard', 'AI card', ai],
    ['wounds', 'AI card', ai],
    ['hitLocations', 'hit location', places],
    ['hitLocationDiscard', 'hit location', places],
    ['archive', 'card of the monster', all],
    ['terrainDeck', 'terrain', content.terrain],
    ['basicResources', 'resource', content.resources],
    ['monsterResources', 'resource', content.resources],
  ];
  return [
    ...listed.flatMap(([pile, what, known]) => unknown(['piles', pile], what, piles[pile] ?? [], known)),
    ...unknown(['monster', 'inPlay'], 'AI card', inPlay, ai),
    ...unknown(['monster', 'injuries'], 'hit location', injuries, places),
    ...terrain.flatMap(({ card }, i) =>
      Object.hasOwn(content.terrain, card)
        ? []
        : [{ path: ['terrain', i, 'card'], message: `there is no terrain "${card}"` }],
    ),
    ...Object.entries(survivors).flatMap(([name, s]) => {
      const gear = (s.gear ?? []).map((g) => (g === null || typeof g === 'string' ? g : g.card));
      const complaint = gridComplaint(gear, content);
      return [
        ...(complaint === null ? [] : [{ path: ['survivors', name, 'gear'], message: complaint }]),
        ...unknown(['survivors', name, 'injuries'], 'injury', s.injuries ?? [], content.injuries),
        ...unknown(['survivors', name, 'resources'], 'resource', s.resources ?? [], content.resources),
      ];
    }),
  ];
}

/** The place of the so-manieth copy of a card in the piles of a file. */
function placeOf(situation: Situation, names: readonly (keyof NonNullable<Situation['piles']>)[]) {
  const { piles = {} } = situation;
  return names.flatMap((pile) => (piles[pile] ?? []).map((card, i) => ({ card, path: ['piles', pile, i] })));
}

/** More cards of a kind, or copies of a card, than there are. */
function counts(situation: Situation, state: ShowdownState, content: Content): Problem[] {
  const { card: id = 'whiteLion', level = 1, inPlay = [], injuries = [] } = situation.monster ?? {};
  const dealt = countsOf(state, content);
  const known = content.ai[id] ?? {};
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  const more = (key: string): number => {
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return seen.get(key) as number;
  };
  const played = (key: string, list: readonly (string | { card: string })[]) =>
    list.map((c, i) => ({ card: typeof c === 'string' ? c : c.card, path: ['monster', key, i] }));
  const ai = [...placeOf(situation, ['deck', 'discard', 'wounds', 'archive']), ...played('inPlay', inPlay)];
  for (const { card: name, path } of ai) {
    const printed = known[name];
    if (printed === undefined) continue;
    const { copies, kind } = printed;
    if (more(`card ${name}`) > copies) problems.push({ path, message: `"${name}": ${copies} exist` });
    else if (more(`kind ${kind}`) > dealt[kind])
      problems.push({ path, message: `level ${level} has ${dealt[kind]} ${kind} AI cards` });
  }
  const places = [
    ...placeOf(situation, ['hitLocations', 'hitLocationDiscard', 'archive']),
    ...played('injuries', injuries),
  ];
  for (const { card: name, path } of places) {
    const printed = content.hitLocations[id]?.[name];
    if (printed !== undefined && more(`place ${name}`) > (printed.copies ?? 1))
      problems.push({ path, message: `"${name}" lies somewhere else too` });
  }
  return problems;
}

/** Figures that hang over the edge or stand where somebody else does (SD-1.3). */
function figures(situation: Situation, state: ShowdownState): Problem[] {
  const base = monsterBase(state);
  if (base !== null && !fits(base.space, base.size))
    return [{ path: ['monster', 'at'], message: 'the monster hangs over the edge' }];
  const taken = new Map<Space, string>();
  const problems: Problem[] = [];
  for (const name of Object.keys(situation.survivors)) {
    const space = state.survivors.find((s) => s.name === name)?.space ?? null;
    if (space === null) continue;
    const path = ['survivors', name, 'at'];
    const other = taken.get(space);
    if (other !== undefined) problems.push({ path, message: `${other} stands on ${spaceName(space)} too` });
    else if (base !== null && covers(base, space))
      problems.push({ path, message: `the monster stands on ${spaceName(space)}` });
    taken.set(space, name);
  }
  return problems;
}

/** Tiles that hang over the edge, or lie on another (SD-2.10). */
function tiles({ terrain = [] }: Situation, content: Content): Problem[] {
  const taken = new Set<Space>();
  return terrain.flatMap((tile, i): Problem[] => {
    const spaces = tileSpaces(tile, content);
    const { width, height } = content.terrain[tile.card] ?? { width: 0, height: 0 };
    const path = ['terrain', i, 'at'];
    if (spaces.length < width * height) return [{ path, message: `"${tile.card}" hangs over the edge` }];
    const overlaps = spaces.some((space) => taken.has(space));
    for (const space of spaces) taken.add(space);
    return overlaps ? [{ path, message: `"${tile.card}" lies on another tile` }] : [];
  });
}

function exact(situation: Situation, state: ShowdownState): Problem[] {
  const entries = Object.entries(situation.exactly ?? {});
  const lost = entries.flatMap(([path, value]) =>
    setAt(state, path, value) ? [] : [{ path: ['exactly', path], message: 'there is no such place' }],
  );
  if (lost.length > 0) return lost;
  const parsed = StateSchema.safeParse(state);
  const large = whyTooLarge(state);
  if (parsed.success) return large === null ? [] : [{ path: ['exactly'], message: large }];
  const at = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
  const key = entries.find(([path]) => at.startsWith(path))?.[0];
  return [{ path: key === undefined ? ['exactly'] : ['exactly', key], message: `${at} can't be that` }];
}

const expects = ({ steps }: Situation): boolean =>
  steps.some((step) => typeof step === 'object' && step.expect !== undefined);

/** A violation at the survivor whom it is about, by name. */
function told(violation: string, { survivors }: ShowdownState): Problem {
  const survivor = survivors.find((s) => violation.startsWith(`${s.id} `));
  if (survivor === undefined) return { path: [], message: violation };
  const message = violation.replace(survivor.id, survivor.name);
  return { path: ['survivors', survivor.name], message, key: true };
}

/** What is wrong with a situation whose shape is right, at its place in the file; nothing if it can be played. */
export function checkSituation(situation: Situation, content: Content): Problem[] {
  const problems = [
    ...(expects(situation) ? [] : [{ path: ['steps'], message: 'nothing is expected' }]),
    ...people(situation),
    ...monsterIds(situation, content),
  ];
  if (problems.length > 0) return problems;
  const wrong = [...cards(situation, content), ...tiles(situation, content)];
  if (wrong.length > 0) return wrong;
  const complaint = checkSetUp(setUpOf(situation), content);
  if (complaint !== null) return [{ path: ['survivors'], message: complaint }];
  const state = tableOf(situation, content);
  const impossible = [
    ...exact(situation, state),
    ...figures(situation, state),
    ...counts(situation, state, content),
  ];
  if (impossible.length > 0) return impossible;
  // What only the whole table shows; that nothing is asked yet is no fault.
  const [other] = violations(state, content).filter((v) => !v.startsWith('the fight has stopped'));
  return other === undefined ? [] : [told(other, state)];
}
