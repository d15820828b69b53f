import process from 'node:process';
import { readOptions, usageError, wholeNumber } from '../lib/options.mjs';
import { encounterSimulation } from './encounterSimulation';
import { KITS, LEVELS, showdownSimulation } from './showdownSimulation';
import type { Simulation, Wanted } from './simulation';
import { survivorSimulation } from './survivorSimulation';
import { wilson } from './wilson';

const USAGE = `usage: npm run simulate -- [options]
  --table T     showdown, encounter (a longer run) or last-survivor (showdown)
  --monster M   showdown: white-lion; encounter: an epic monster that is there from the start
  --level L     showdown: ${LEVELS.join(', ')} (1)
  --fights N    how many fights (100)
  --policy P    sensible or random (sensible)
  --kit K       showdown: ${KITS.join(' or ')} (the level's own, else white-lion)
  --players P   showdown: 1 to 4 players; encounter: 1 to 8 investigators (1: solo)
  --seed S      the first fight's seed; the others follow (1)
  --json        figures as JSON`;

const { values, positionals } = readOptions(USAGE, {
  table: { type: 'string', default: 'showdown' },
  monster: { type: 'string' },
  level: { type: 'string' },
  fights: { type: 'string', default: '100' },
  policy: { type: 'string', default: 'sensible' },
  kit: { type: 'string' },
  players: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
});
if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);
const fights = wholeNumber(USAGE, '--fights', values.fights, 1, 1_000_000);
const players = wholeNumber(USAGE, '--players', values.players, 1, values.table === 'encounter' ? 8 : 4);
const first = wholeNumber(USAGE, '--seed', values.seed, 0, 4_000_000_000);

const TABLES: Readonly<Record<string, (wanted: Wanted) => Simulation | string>> = {
  showdown: showdownSimulation,
  encounter: encounterSimulation,
  'last-survivor': survivorSimulation,
};
const table = Object.hasOwn(TABLES, values.table) ? TABLES[values.table] : undefined;
const made = table?.({ ...values, players }) ?? `there is no table '${values.table}'`;
const simulation = typeof made === 'string' ? usageError(USAGE, made) : made;

for (let seed = first; seed < first + fights; seed += 1) simulation.fight(seed);

const { wins, rounds, deaths } = simulation.sums;
const { low, high } = wilson(wins, fights);
const result = {
  ...simulation.facts,
  fights,
  seed: first,
  wins,
  winRate: wins / fights,
  interval95: [low, high],
  roundsPerFight: rounds / fights,
  deathsPerFight: deaths / fights,
  ...simulation.more(),
};
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
process.stdout.write(
  values.json
    ? `${JSON.stringify(result, null, 2)}\n`
    : `${fights} fights, ${simulation.said}: ${wins} won (${percent(wins / fights)}, 95 % interval ${percent(low)} to ${percent(high)}), ${(rounds / fights).toFixed(1)} rounds and ${(deaths / fights).toFixed(2)} ${simulation.loss} a fight\n`,
);
