import { type AnyEvent, current, type SheetRecord } from '../../engine';
import { CONTENT } from '../../store/content';
import type { FightJournal } from '../../store/session';
import { carriers } from '../../store/statistics/carriers';
import { fightStatistics } from '../../store/statistics/fightStatistics';
import type { SurvivorTally } from '../../store/statistics/figures';
import { namesOf } from '../../text';
import type { InterfaceWords } from '../../text/interface/en';
import type { AftermathView, RewardView, SheetView } from '../aftermath/aftermathView';
import { pieceOf, resourceIcon, signOf } from '../table/signs';
import { TEXT } from '../words/text';
import { sheetChanges } from './sheetChanges';
import { courseView, diceViews, survivorRows, totals } from './statisticsViews';

type Words = Pick<InterfaceWords, 'aftermath' | 'table'>;

/** Whether a survivor came home, or when and of what it died. */
function stateWords(
  { dead }: SheetRecord,
  tally: SurvivorTally | undefined,
  why: (id: string) => string,
  words: Words,
): string {
  if (!dead) return words.table.alive;
  const died = tally?.died;
  return died == null ? words.table.state.dead : words.aftermath.died(died.round, why(died.why));
}

const eventsOf = ({ entries, at }: FightJournal): AnyEvent[] =>
  entries.slice(0, at + 1).flatMap((entry) => entry.events);

function rewardViews(journal: FightJournal): RewardView[] {
  const { rewards, survivors } = current(journal);
  const owners = carriers(journal);
  return rewards.map((card, i) => {
    const at = survivors.findIndex(({ id }) => id === owners[i]);
    const owner = survivors[at];
    return {
      id: `${card}-${i}`,
      name: TEXT.nameOf('resource', card),
      icon: resourceIcon(CONTENT.resources[card]?.keywords ?? []),
      owner: owner === undefined ? null : { name: owner.name, piece: signOf(owner, at) },
    };
  });
}

/** A fight that is over, ready to be read, printed and taken along. */
export function aftermathViewOf(journal: FightJournal, seed: number, words: Words): AftermathView {
  const state = current(journal);
  const events = eventsOf(journal);
  const fight = fightStatistics(journal);
  const teller = TEXT.teller(namesOf(state));
  const monster = TEXT.nameOf('monster', state.monster.card);
  const outcome = state.outcome ?? 'defeat';
  const unlocked = events.findLast((event) => event.type === 'unlocked');
  const sheets = state.records.map(
    (record, i): SheetView => ({
      id: record.survivor,
      name: record.name,
      piece: pieceOf(state, record.survivor) ?? signOf(record, i),
      state: stateWords(
        record,
        fight.survivors.find(({ id }) => id === record.survivor),
        teller.why,
        words,
      ),
      dead: record.dead,
      changes: sheetChanges(record, events, words),
    }),
  );
  return {
    outcome,
    title: outcome === 'victory' ? words.table.won(monster) : words.table.lost(monster),
    summary: words.table.summary(TEXT.nameOf('level', state.monster.level), state.round),
    rewards: rewardViews(journal),
    unlocked:
      unlocked === undefined ? null : words.aftermath.unlocked(TEXT.nameOf('madeAt', unlocked.source)),
    sheets,
    figures: totals(fight, words.aftermath),
    survivors: {
      owners: state.survivors.map((survivor, i) => ({
        id: survivor.id,
        name: survivor.name,
        piece: signOf(survivor, i),
      })),
      rows: survivorRows(fight, words.aftermath),
    },
    course: courseView(fight, state.monster.life !== null, words.aftermath),
    dice: diceViews(fight, words.aftermath),
    seed: String(seed),
  };
}
