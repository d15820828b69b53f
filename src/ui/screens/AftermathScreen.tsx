import { type AnyEvent, current, type SheetRecord } from '../../engine';
import { CONTENT } from '../../store/content';
import { freshSeed } from '../../store/quickFight';
import { type FightJournal, useSession } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';
import { Aftermath, type AftermathView } from '../aftermath/Aftermath';
import type { DiceCount } from '../aftermath/DiceChart';
import { goTo } from '../shell/useHashRoute';
import { resourceIcon, signOf } from '../table/signs';
import { TEXT } from '../words/text';
import { useWords } from '../words/useWords';
import { saveToFile } from './saveToFile';

type Words = InterfaceWords['table'];

function changes(record: SheetRecord, words: Words): string[] {
  const named = (what: string) =>
    words.points[what as keyof Words['points']] ?? words.stats[what as keyof Words['stats']]?.name ?? what;
  return [
    ...record.points.map(({ what, from, to }) => words.change(named(what), from, to)),
    ...record.injuries.map((id) => words.injury(TEXT.nameOf('injury', id))),
    ...record.disorders.map((id) => words.disorder(TEXT.nameOf('disorder', id))),
    ...record.abilities.map((id) => words.ability(id)),
    ...record.fightingArts.map((id) => words.art(TEXT.nameOf('fightingArt', id))),
    ...record.gearGained.map((id) => words.gearGained(TEXT.nameOf('gear', id))),
    ...record.gearLost.map((id) => words.gearLost(TEXT.nameOf('gear', id))),
    ...record.notes.map((id) => words.note[id as keyof Words['note']] ?? id),
  ];
}

type Rolled = Extract<AnyEvent, { type: 'rolled' }>;

function rollsOf(journal: FightJournal): Rolled[] {
  return journal.entries
    .slice(0, journal.at + 1)
    .flatMap((entry) => entry.events.filter((e): e is Rolled => e.type === 'rolled'));
}

/** How often each face of the ten-sided dice came up, for what they were rolled. */
function diceCounts(rolls: readonly Rolled[]): DiceCount[] {
  const purposes = [...new Set(rolls.filter((r) => r.sides === 10).map((r) => r.purpose))];
  return purposes.map((id) => {
    const faces = rolls.filter((r) => r.purpose === id).flatMap((r) => r.dice);
    const counts = Array.from({ length: 10 }, (_, i) => faces.filter((face) => face === i + 1).length);
    return { id, label: TEXT.nameOf('purpose', id), counts };
  });
}

function aftermathView(journal: FightJournal, seed: number, words: Words): AftermathView {
  const state = current(journal);
  const rolls = rollsOf(journal);
  const monster = TEXT.nameOf('monster', state.monster.card);
  const lanterns = rolls
    .filter((r) => r.sides === 10)
    .flatMap((r) => r.dice)
    .filter((die) => die === 10).length;
  const statistics = [
    { id: 'rounds', label: words.statistics.rounds, value: String(state.round) },
    { id: 'decisions', label: words.statistics.decisions, value: String(journal.at) },
    {
      id: 'dice',
      label: words.statistics.dice,
      value: String(rolls.reduce((sum, r) => sum + r.dice.length, 0)),
    },
    { id: 'lanterns', label: words.statistics.lanterns, value: String(lanterns) },
    { id: 'wounds', label: words.statistics.wounds, value: String(state.monster.wounds.length) },
  ];
  return {
    outcome: state.outcome ?? 'defeat',
    title: state.outcome === 'victory' ? words.won(monster) : words.lost(monster),
    summary: words.summary(TEXT.nameOf('level', state.monster.level), state.round),
    rewards: state.rewards.map((card, i) => ({
      id: `${card}-${i}`,
      name: TEXT.nameOf('resource', card),
      icon: resourceIcon(CONTENT.resources[card]?.keywords ?? []),
      owner: null,
    })),
    sheets: state.records.map((record, i) => ({
      id: record.survivor,
      name: record.name,
      piece: signOf(record.name, i),
      state: record.dead ? words.state.dead : words.alive,
      dead: record.dead,
      changes: changes(record, words),
    })),
    statistics,
    dice: diceCounts(rolls),
    seed: String(seed),
  };
}

/** After the fight: what came of it, to write down, to save, to fight again. */
export function AftermathScreen({ journal }: { journal: FightJournal }) {
  const words = useWords().table;
  const { setup, start, leave } = useSession();
  if (setup === null) return null;
  return (
    <Aftermath
      fight={aftermathView(journal, setup.seed, words)}
      onExport={() => saveToFile(setup, journal)}
      onRematch={() => start({ ...setup, seed: freshSeed() })}
      onHome={() => {
        leave();
        goTo();
      }}
    />
  );
}
