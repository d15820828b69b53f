import { useMemo, useState } from 'react';
import { checkSetUp, dealtOf, type Level, type MonsterCard, type SetUp, type Variants } from '../../engine';
import { CONTENT } from '../../store/content';
import { freshSeed } from '../../store/freshSeed';
import { linkFight } from '../../store/roster/roster';
import { useSession } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';
import { SetupRoster } from '../roster/SetupRoster';
import { coming } from '../setup/pickLevel';
import { Setup } from '../setup/Setup';
import type { Coming, MonsterChoice, SetupDraft, SurvivorDraft, VariantChoice } from '../setup/setupDraft';
import { emptySheet } from '../setup/sheetDraft';
import { goTo } from '../shell/useHashRoute';
import { monsterIcon, signOf } from '../table/signs';
import { TEXT } from '../words/text';
import { useWords } from '../words/useWords';
import { faultsIn } from './gearChoices';
import { gridOfKit, ofKit } from './kitSurvivor';
import { monsterSheet } from './monsterSheet';
import { outfitViews } from './outfitViews';
import { sheetChoices } from './sheetSetUp';
import { survivorSetUp } from './survivorSetUp';
import { KITS, workshopParts } from './workshopParts';

type Words = InterfaceWords['table'];

/** So many survivors fight at most. */
const MOST = 4;

/** How survivors come where the level does not say. */
const USUAL: Coming = {
  kit: 'white-lion',
  survival: 3,
  survivalLimit: 5,
  unlocked: ['dodge', 'encourage', 'dash', 'surge'],
};

const comingTo = ({ monster, level }: Pick<SetupDraft, 'monster' | 'level'>): Coming =>
  CONTENT.monsters[monster]?.levels.find(({ id }) => id === level)?.survivors ?? USUAL;

function readySurvivor(index: number, comes = USUAL): SurvivorDraft | null {
  const ready = CONTENT.pack.survivors[index];
  if (ready === undefined || index >= MOST) return null;
  const grid = gridOfKit(comes.kit, index);
  const bare = { name: ready.name, piece: signOf(ready, index), player: 0, kit: comes.kit, grid };
  return coming({ ...bare, sheet: emptySheet() }, comes, grid);
}

function firstDraft(): SetupDraft {
  const monster = CONTENT.pack.monsters[0];
  return {
    monster: monster?.id ?? '',
    level: monster?.levels[0]?.id ?? '',
    solo: true,
    players: ['Player 1', 'Player 2'],
    survivors: [0, 1, 2, 3].map((index) => readySurvivor(index)).filter((s) => s !== null),
    variants: {
      placement: 'random',
      ties: 'ask',
      tokenLeaves: 'picked',
      accuracyTokens: 'monster',
      standUp: 'next',
      endure: 'off',
      skipPlayers: 'off',
      saga: 'off',
      pictograph: 'off',
    },
    survivalLimit: String(USUAL.survivalLimit),
    unlocked: USUAL.unlocked,
    dice: 'program',
    seed: '',
  };
}

function decksOf(monster: MonsterCard, level: Level, words: Words): string {
  const { basic, advanced, legendary } = dealtOf(monster, level);
  return words.deckWords(basic, advanced, legendary);
}

function monsterChoices(words: Words): MonsterChoice[] {
  return CONTENT.pack.monsters.map((monster) => ({
    id: monster.id,
    name: TEXT.nameOf('monster', monster.id),
    icon: monsterIcon(monster.id),
    levels: monster.levels.map((level) => ({
      id: level.id,
      label: TEXT.nameOf('level', level.id),
      figures: Object.entries(level.attributes).map(([stat, value]) => ({
        label: words.stats[stat as keyof Words['stats']].name,
        value: String(value),
      })),
      comes: comingTo({ monster: monster.id, level: level.id }),
      decks: decksOf(monster, level, words),
    })),
  }));
}

function variantChoices({ variants }: Words): VariantChoice[] {
  return Object.entries(variants).map(([id, { label, help, ...sides }]) => ({
    id,
    label,
    help,
    options: Object.entries(sides).map(([value, said]) => ({ value, label: String(said) })),
  }));
}

/** The form as the engine's set-up. */
function setUpOf(draft: SetupDraft): SetUp {
  const { saga, pictograph, endure, skipPlayers, ...named } = draft.variants;
  const seed = Number.parseInt(draft.seed, 10);
  return {
    monster: draft.monster,
    level: draft.level,
    players: draft.solo ? draft.players.slice(0, 1) : draft.players,
    controller: draft.solo ? 0 : Math.min(draft.controller ?? 0, draft.players.length - 1),
    solo: draft.solo,
    survivors: draft.survivors.map((survivor) => survivorSetUp(survivor, draft.solo ? 0 : survivor.player)),
    variants: { ...(named as Partial<Variants>), endure: endure === 'on', skipPlayers: skipPlayers === 'on' },
    survivalLimit: Math.max(1, Math.trunc(Number(draft.survivalLimit)) || 1),
    unlocked: draft.unlocked,
    innovations: [...(saga === 'on' ? ['saga'] : []), ...(pictograph === 'on' ? ['pictograph'] : [])],
    seed: Number.isFinite(seed) ? seed : freshSeed(),
    dice: draft.dice === 'own' ? 'typed' : 'seeded',
  };
}

/** Why the fight can't begin, in words: names that are missing, what is wrong with a grid by its owner's name, then all else. */
function problemOf(setup: SetUp, words: InterfaceWords): string | null {
  const nameless = (name: string) => name.trim() === '';
  if (!setup.solo && setup.players.some(nameless)) return words.setup.noPlayerName;
  if (setup.survivors.some(({ name }) => nameless(name))) return words.setup.noSurvivorName;
  for (const { name, grid } of setup.survivors) {
    const [reason] = faultsIn(grid, words.setup);
    if (reason !== undefined) return words.setup.gridProblem(name, reason);
  }
  const problem = checkSetUp(setup, CONTENT);
  return problem === null ? null : words.table.setupProblem(problem);
}

const CHOICES = sheetChoices();

/** A new showdown on one page; everything has a sensible default. */
export function SetupScreen() {
  const words = useWords();
  const [draft, setDraft] = useState(firstDraft);
  const { start } = useSession();
  const monsters = useMemo(() => monsterChoices(words.table), [words]);
  const variants = useMemo(() => variantChoices(words.table), [words]);
  const parts = useMemo(() => workshopParts(words), [words]);
  const setup = useMemo(() => setUpOf(draft), [draft]);
  const outfits = useMemo(() => outfitViews(setup, words), [setup, words]);
  const sheet = useMemo(() => monsterSheet(setup, words), [setup, words]);
  const problem = problemOf(setup, words);
  const against = `${TEXT.nameOf('monster', draft.monster)}, ${TEXT.nameOf('level', draft.level)}`;
  return (
    <Setup
      draft={draft}
      onChange={setDraft}
      monsters={monsters}
      monsterSheet={sheet}
      kits={KITS}
      gridOfKit={gridOfKit}
      ofKit={ofKit}
      workshop={{ ...parts, outfits, against }}
      sheetChoices={CHOICES}
      variants={variants}
      nextSurvivor={readySurvivor(draft.survivors.length, comingTo(draft))}
      problem={problem}
      roster={
        <SetupRoster
          survivors={draft.survivors}
          most={MOST}
          players={draft.solo ? 1 : draft.players.length}
          onSurvivors={(survivors) => setDraft({ ...draft, survivors })}
        />
      }
      onStart={() => {
        if (!start(setUpOf(draft))) return;
        const { id } = useSession.getState();
        const kept = draft.survivors.map((survivor) => survivor.kept ?? null);
        if (id !== null && kept.some((one) => one !== null)) void linkFight(id, kept);
        goTo('fight');
      }}
    />
  );
}
