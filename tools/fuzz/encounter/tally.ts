import { type AnyEncounterEvent, type EncounterContent, effectsIn } from '../../../src/engine';
import { type Counts, count } from '../tally';

/** How often each thing of the encounters was performed. */
export interface EncounterTally {
  ends: Counts;
  investigators: Counts;
  /** Tokens that were met, and defeated where they can be. */
  monsters: Counts;
  /** Rules on the backs. */
  backs: Counts;
  possessions: Counts;
  places: Counts;
  verbs: Counts;
  questions: Counts;
  options: Counts;
  events: Counts;
  corrections: Counts;
}

const QUESTIONS = [
  'action',
  'beforeRoll',
  'chooseMonster',
  'driveWhere',
  'further',
  'meetWhich',
  'pay',
  'reroll',
];
const OPTIONS = [
  'roll',
  'declare',
  'keep',
  'reroll',
  'meet',
  'further',
  'pass',
  'pay',
  'decline',
  'monster',
  'place',
];
const TURN = ['go', 'rest', 'focus', 'use', 'endTurn'];
const EVENTS: readonly AnyEncounterEvent['type'][] = [
  ...([
    'ambushOver',
    'backRead',
    'ambushed',
    'conditionChanged',
    'diceDeclared',
    'ended',
    'epicUnmoved',
    'gained',
  ] as const),
  ...([
    'investigatorDefeated',
    'lost',
    'monsterCame',
    'monsterDefeated',
    'monsterDriven',
    'monsterHurt',
  ] as const),
  ...([
    'monsterLeft',
    'monsterMended',
    'monsterStays',
    'noAmbush',
    'nothingHappened',
    'paid',
    'placeRead',
  ] as const),
  ...(['possessionGained', 'possessionSpent', 'possessionUsed', 'recovered', 'rerolled', 'rested'] as const),
  ...([
    'roundBegan',
    'skillChanged',
    'testSkipped',
    'tested',
    'tokenGone',
    'tokenTurned',
    'turnBegan',
    'went',
  ] as const),
  ...(['withstood', 'rolled', 'answered', 'edited'] as const),
];

const noughts = (names: readonly string[]): Counts => Object.fromEntries(names.map((name) => [name, 0]));

/** What a possession can do, by name. */
const usesOf = ({ pack }: EncounterContent): string[] =>
  pack.possessions.flatMap((card) =>
    (['bonus', 'dice', 'reroll', 'act'] as const).flatMap((use) =>
      card[use] === undefined ? [] : [`${card.id}: ${use}`],
    ),
  );

/** A tally with a nought for everything that the content has. */
export function newEncounterTally(content: EncounterContent): EncounterTally {
  const { investigators, monsters, places, possessions } = content.pack;
  const backs = monsters.flatMap((m) =>
    Object.entries(m.back ?? {}).map(([moment, effects]) => ({
      at: `${m.id}: ${moment}`,
      effects: effects ?? [],
    })),
  );
  const effects = [
    ...backs.flatMap((b) => b.effects),
    ...possessions.flatMap((p) => p.act ?? []),
    ...places.flatMap((p) => p.encounters.flatMap((e) => e.effects)),
  ];
  return {
    ends: noughts(['cleared', 'lost', 'cupEmpty', 'stands']),
    investigators: noughts(investigators.map((i) => i.id)),
    monsters: noughts([
      ...monsters.map((m) => m.id),
      ...monsters.flatMap((m) => (m.strength === undefined ? [] : [`${m.id}: defeated`])),
    ]),
    backs: noughts(backs.map((b) => b.at)),
    possessions: noughts(usesOf(content)),
    places: noughts(places.flatMap((p) => p.encounters.map((e) => e.id))),
    verbs: noughts([...new Set(effectsIn(effects).map((e) => e.do))]),
    questions: noughts([...QUESTIONS, 'typeDie']),
    options: noughts([...OPTIONS, ...TURN, 'face']),
    events: noughts(EVENTS),
    corrections: {},
  };
}

/** Counts what an event tells of. */
export function countEncounterEvent(tally: EncounterTally, event: AnyEncounterEvent): void {
  count(tally.events, event.type);
  if (event.type === 'tokenTurned') count(tally.monsters, event.monster);
  if (event.type === 'monsterDefeated') count(tally.monsters, `${event.monster}: defeated`);
  if (event.type === 'backRead') count(tally.backs, `${event.monster}: ${event.moment}`);
  if (event.type === 'placeRead') count(tally.places, event.encounter);
  if (event.type === 'diceDeclared') count(tally.possessions, `${event.card}: dice`);
  if (event.type === 'possessionUsed') count(tally.possessions, `${event.card}: act`);
  if (event.type === 'rerolled' && event.by !== 'clues' && event.by !== 'focus')
    count(tally.possessions, `${event.by}: reroll`);
  if (event.type === 'tested')
    for (const { kind, source } of event.pool.parts)
      if (kind === 'bonus') count(tally.possessions, `${source}: bonus`);
}
