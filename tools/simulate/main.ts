import process from 'node:process';
import { CONTENT } from '../../src/store/content';
import { readOptions, usageError, wholeNumber } from '../lib/options.mjs';
import { opponentComplaint, opponents } from '../play/opponent';
import { playFight } from '../play/playFight';
import type { Policy } from '../play/policy';
import { random } from '../play/random';
import { sensible } from '../play/sensible';
import { kitSetUp } from '../play/setups';
import { wilson } from './wilson';

const USAGE = `usage: npm run simulate -- [options]
  --monster M   white-lion
  --level L     ${opponents(CONTENT, 'white-lion')
    .map((o) => o.level)
    .join(', ')} (1)
  --fights N    how many fights (100)
  --policy P    sensible or random (sensible)
  --kit K       ${Object.keys(CONTENT.kits).join(' or ')} (the level's own, else white-lion)
  --players P   1 to 4 (1: solo)
  --seed S      the first fight's seed; the others follow (1)
  --json        figures as JSON`;

const POLICIES: Readonly<Record<string, Policy>> = { random, sensible };

const { values, positionals } = readOptions(USAGE, {
  monster: { type: 'string', default: 'white-lion' },
  level: { type: 'string', default: '1' },
  fights: { type: 'string', default: '100' },
  policy: { type: 'string', default: 'sensible' },
  kit: { type: 'string' },
  players: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
});
if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);
const refused = opponentComplaint(CONTENT, values.monster, values.level);
if (refused !== null) usageError(USAGE, refused);
const [opponent] = opponents(CONTENT, values.monster, values.level);
const policy =
  (Object.hasOwn(POLICIES, values.policy) ? POLICIES[values.policy] : undefined) ??
  usageError(USAGE, `there is no policy '${values.policy}'`);
const own = CONTENT.monsters[opponent?.monster ?? '']?.levels.find((l) => l.id === opponent?.level);
const kit = values.kit ?? own?.survivors?.kit ?? 'white-lion';
if (!Object.hasOwn(CONTENT.kits, kit)) usageError(USAGE, `there is no kit '${kit}'`);
const fights = wholeNumber(USAGE, '--fights', values.fights, 1, 1_000_000);
const players = wholeNumber(USAGE, '--players', values.players, 1, 4);
const first = wholeNumber(USAGE, '--seed', values.seed, 0, 4_000_000_000);

let wins = 0;
let rounds = 0;
let deaths = 0;
const cards: Record<string, number> = {};
for (let seed = first; seed < first + fights; seed += 1) {
  const { state } = playFight(kitSetUp(CONTENT, kit, seed, players, opponent), CONTENT, policy, seed, {
    event: (event) => {
      if (event.type === 'aiDrawn') cards[event.card] = (cards[event.card] ?? 0) + 1;
    },
  });
  if (state.outcome === 'victory') wins += 1;
  rounds += state.round;
  deaths += state.survivors.filter((s) => s.status === 'dead').length;
}

const { low, high } = wilson(wins, fights);
const result = {
  monster: values.monster,
  level: values.level,
  policy: values.policy,
  kit,
  fights,
  seed: first,
  wins,
  winRate: wins / fights,
  interval95: [low, high],
  roundsPerFight: rounds / fights,
  deathsPerFight: deaths / fights,
  aiCardsDrawn: cards,
};
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
process.stdout.write(
  values.json
    ? `${JSON.stringify(result, null, 2)}\n`
    : `${fights} fights, ${values.policy} players, kit ${kit}: ${wins} won (${percent(wins / fights)}, 95 % interval ${percent(low)} to ${percent(high)}), ${(rounds / fights).toFixed(1)} rounds and ${(deaths / fights).toFixed(2)} deaths a fight\n`,
);
