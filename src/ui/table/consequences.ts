import {
  attacksFrom,
  type Base,
  baseOf,
  blindSpot,
  covers,
  type Option,
  prospectOf,
  type ShowdownState,
  type Space,
  sightBetween,
  walkableBy,
  wayTo,
} from '../../engine';
import type { InterfaceWords } from '../../text/interface/en';
import type { Flag, Route, SightLine, Zone } from '../board/pieces';
import { TEXT } from '../words/text';
import type { Fight } from './fight';

type Words = InterfaceWords['table'];

/** What is drawn on the board before anything is committed. */
export interface Consequences {
  routes: readonly Route[];
  flags: readonly Flag[];
  zones: readonly Zone[];
  sightLines: readonly SightLine[];
}

/** What an answer may carry that says where it leads. */
interface Leads {
  path?: Space[];
  over?: string[];
  figure?: string;
  space?: Space;
  steps?: number;
  survivor?: string;
  need?: number;
  chance?: number;
  dice?: number;
}

const leads = (option: Option): Option & Leads => option as Option & Leads;

const spaceOf = ({ survivors }: ShowdownState, id: string | undefined): Space | null =>
  survivors.find((s) => s.id === id)?.space ?? null;

function monsterBase({ monster }: ShowdownState): Base | null {
  return monster.space === null ? null : { space: monster.space, size: monster.size };
}

/** The ways among the answers: a monster's routes, a throw; whom they run over is flagged (SD-7.2). */
function ways(
  { state }: Fight,
  considered: string | null,
  words: Words,
): Pick<Consequences, 'routes' | 'flags'> {
  const { decision, monster, survivors } = state;
  const options = decision?.options.map(leads).filter((o) => o.path !== undefined) ?? [];
  const routes = options.flatMap((option): Route[] => {
    const { path = [], figure = 'monster' } = option;
    const start = figure === 'monster' ? monster.space : spaceOf(state, figure);
    if (start === null) return [];
    return [
      {
        id: option.key,
        steps: [start, ...path],
        size: figure === 'monster' ? monster.size : 1,
        tone: 'amber',
        emphasised: option.key === considered || (considered === null && options.length === 1),
      },
    ];
  });
  const shown = options.filter((o) => considered === null || o.key === considered);
  const hit = new Set(shown.flatMap((o) => o.over ?? []));
  const flags = survivors.flatMap((s): Flag[] =>
    s.space !== null && hit.has(s.id) ? [{ space: s.space, words: words.runsOver, tone: 'harm' }] : [],
  );
  return { routes, flags };
}

/** The line between a space and the monster, clear or blocked (SD-1.8). */
function sightOf(fight: Fight, id: string, space: Space): SightLine[] {
  const monster = monsterBase(fight.state);
  if (monster === null || covers(monster, space)) return [];
  const blockedAt = sightBetween(fight.run, baseOf(space), monster);
  return [{ id, from: baseOf(space), to: monster, ...(blockedAt === null ? {} : { blockedAt }) }];
}

/** The best chance to hit from a space, in words; null where no weapon reaches. */
export function bestAttack(
  { run, names }: Fight,
  survivor: string,
  space: Space,
  words: Words,
): string | null {
  const [best] = attacksFrom(run, survivor, space).sort((a, b) => b.chance * b.dice - a.chance * a.dice);
  if (best === undefined) return null;
  return words.couldAttack(TEXT.teller(names).card(best.card), words.odds(best.need, best.chance, best.dice));
}

/** A walk: its way, and what could be done at its end. */
function walk(
  fight: Fight,
  { key, survivor = '', space = 0, steps = 0 }: Option & Leads,
  words: Words,
): Consequences {
  const from = spaceOf(fight.state, survivor);
  const path = wayTo(fight.run, survivor, space, steps);
  const attack = bestAttack(fight, survivor, space, words);
  return {
    routes:
      from === null || path.length === 0
        ? []
        : [{ id: key, steps: [from, ...path], size: 1, tone: 'amber', emphasised: true }],
    flags: attack === null ? [] : [{ space, words: attack, tone: 'amber' }],
    zones: [],
    sightLines: sightOf(fight, key, space),
  };
}

const reach = (fight: Fight, survivor: string): Zone[] => {
  const spaces = walkableBy(fight.run, survivor);
  return spaces.length === 0 ? [] : [{ id: `reach-${survivor}`, kind: 'area', spaces }];
};

/** An attack: the line to the monster and the chance to hit. */
function attack(fight: Fight, option: Option & Leads, words: Words): Consequences {
  const from = spaceOf(fight.state, option.survivor);
  const to = monsterBase(fight.state);
  if (from === null || to === null) return NOTHING;
  const { need, chance, dice = 1 } = option;
  const odds = need === undefined || chance === undefined ? null : words.odds(need, chance, dice);
  return {
    ...NOTHING,
    flags: odds === null ? [] : [{ ...to, words: odds, tone: 'amber' }],
    sightLines: sightOf(fight, option.key, from),
  };
}

const NOTHING: Consequences = { routes: [], flags: [], zones: [], sightLines: [] };

/** What an answer leads to, where that can be seen on the board. */
function ofAnswer(fight: Fight, option: Option & Leads, words: Words): Consequences {
  const { kind, survivor, steps } = option;
  if (kind === 'space' && survivor !== undefined && steps !== undefined) return walk(fight, option, words);
  if (kind === 'attack') return attack(fight, option, words);
  if (survivor === undefined) return NOTHING;
  if (kind === 'act' || kind === 'dash') return { ...NOTHING, zones: reach(fight, survivor) };
  const space = spaceOf(fight.state, survivor);
  if (kind === 'survivor' && space !== null) {
    return { ...NOTHING, sightLines: sightOf(fight, option.key, space) };
  }
  return NOTHING;
}

/** What a figure under the pointer could do: where a survivor could walk and what it sees; what the monster sees, and its blind spot. */
function ofFigure(fight: Fight, pointed: Space): Consequences {
  const { monster, survivors } = fight.state;
  const base = monsterBase(fight.state);
  if (base !== null && covers(base, pointed)) {
    const standing = survivors.flatMap(({ id, space }) => (space === null ? [] : sightOf(fight, id, space)));
    const behind = blindSpot({ ...base, facing: monster.facing });
    return { ...NOTHING, zones: [{ id: 'behind', kind: 'blindSpot', spaces: behind }], sightLines: standing };
  }
  const survivor = survivors.find((s) => s.space === pointed);
  if (survivor === undefined) return NOTHING;
  return { ...NOTHING, zones: reach(fight, survivor.id), sightLines: sightOf(fight, survivor.id, pointed) };
}

/** Everything that is drawn before somebody commits: of the answer that is considered, or of the figure that is pointed at. */
export function consequences(
  fight: Fight,
  considered: string | null,
  pointed: Space | null,
  words: Words,
): Consequences {
  const always = ways(fight, considered, words);
  const { decision } = fight.state;
  const option = decision?.options.find((o) => o.key === considered);
  const found =
    option !== undefined
      ? ofAnswer(fight, leads(option), words)
      : pointed !== null
        ? ofFigure(fight, pointed)
        : NOTHING;
  return {
    ...found,
    routes: [...always.routes, ...found.routes],
    flags: [...always.flags, ...found.flags],
  };
}

/** How a space lies to the monster, in words. */
export function prospectWords({ run, names }: Fight, space: Space, words: Words): string[] {
  const prospect = prospectOf(run, space);
  if (prospect === null || prospect.away === 0) return [];
  const monster = TEXT.teller(names).figure('monster');
  return [
    words.awayFrom(prospect.away, monster),
    ...(prospect.blindSpot ? [words.inBlindSpot] : []),
    ...(prospect.blockedAt === null ? [] : [words.sightBlocked]),
  ];
}
