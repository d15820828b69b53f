import {
  type AttackOdds,
  activeGear,
  COLOURS,
  type Figure,
  LOCATIONS,
  outfitOf,
  type SetUp,
  SURVIVOR_STATS,
  type Survivor,
  trialTable,
} from '../../engine';
import { CONTENT } from '../../store/content';
import type { InterfaceWords } from '../../text/interface/en';
import type { IconName } from '../icons/table';
import type { Stat } from '../primitives/StatChip';
import type { OutfitView, WeaponOdds } from '../setup/setupDraft';
import { type Fight, fightOf } from '../table/fight';
import { breakdown } from '../table/figures';
import { gearViews } from '../table/gearViews';
import { gearIcon } from '../table/signs';
import { TEXT } from '../words/text';

interface Labels {
  id: string;
  label: string;
  name: string;
  icon?: IconName;
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

function stat(
  labels: Labels,
  figure: Figure,
  { names }: Fight,
  shown: (value: number) => string = String,
): Stat {
  return { ...labels, value: shown(figure.value), parts: breakdown(figure, names) };
}

function weaponOdds(odds: AttackOdds, fight: Fight, words: InterfaceWords): WeaponOdds {
  const w = words.setup.workshop;
  const figure = (id: string, label: string, name: string, of: Figure, shown?: (n: number) => string) =>
    stat({ id, label, name }, of, fight, shown);
  return {
    id: odds.weapon,
    name: TEXT.teller(fight.names).card(odds.card),
    icon: gearIcon(CONTENT.gear[odds.card], odds.card),
    cannot: odds.cannot === null ? null : w.cannot(TEXT.teller(fight.names).why(odds.cannot)),
    figures: [
      figure('dice', w.dice, w.diceName, odds.dice),
      figure('need', w.need, w.needName, odds.need, (need) => `${Math.max(2, Math.min(10, need))}+`),
      figure('strength', w.strength, w.strengthName, odds.strength),
    ],
    chances: (['hit', 'wound', 'critical'] as const).map((id) => ({
      id,
      label: w.chance[id],
      chance: odds[id],
      words: w.percent(odds[id]),
    })),
    wounds: w.average(odds.wounds),
  };
}

function outfitView(fight: Fight, survivor: Survivor, words: InterfaceWords): OutfitView {
  const outfit = outfitOf(fight.run, survivor);
  const { complete } = activeGear(fight.run, survivor);
  const { stats } = words.table;
  return {
    cells: gearViews(fight, survivor),
    armour: LOCATIONS.map((id) =>
      stat(
        { id, label: TEXT.nameOf('location', id), name: TEXT.nameOf('location', id), icon: id },
        outfit.armour[id],
        fight,
      ),
    ),
    numbers: SURVIVOR_STATS.map((id) =>
      stat(
        { id, label: stats[id].short, name: stats[id].name, icon: id },
        outfit.numbers[id],
        fight,
        id === 'movement' ? String : signed,
      ),
    ),
    sets: outfit.sets.map((id) => TEXT.nameOf('armourSet', id)),
    affinities: COLOURS.map((colour) => ({
      colour,
      count: complete.filter((a) => a.colour === colour).length + (survivor.affinities[colour] ?? 0),
    })),
    weapons: outfit.weapons.map((odds) => weaponOdds(odds, fight, words)),
  };
}

/** What each survivor's gear comes to in a set-up, finished or not. */
export function outfitViews(setup: SetUp, words: InterfaceWords): OutfitView[] {
  const run = trialTable(setup, CONTENT);
  if (run === null) return [];
  const fight = fightOf(run.state);
  return run.state.survivors.map((survivor) => outfitView(fight, survivor, words));
}
