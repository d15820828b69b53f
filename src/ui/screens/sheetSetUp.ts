import { SURVIVOR_STATS, type SurvivorSetUp } from '../../engine';
import { CONTENT } from '../../store/content';
import type { SheetChoice, SheetChoices, SheetDraft } from '../setup/sheetDraft';
import { TEXT } from '../words/text';

type Kind = 'fightingArt' | 'disorder' | 'ability' | 'injury' | 'keyword';

const byName = (kind: Kind, ids: readonly string[]): SheetChoice[] =>
  ids
    .map((value) => ({ value, label: TEXT.nameOf(kind, value) }))
    .sort((a, b) => a.label.localeCompare(b.label));

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

/** What a survivor can have before the fight: of injuries those that last. */
export function sheetChoices(): SheetChoices {
  const { fightingArts, disorders, abilities, injuries, proficiencies } = CONTENT.pack;
  return {
    fightingArts: byName('fightingArt', idsOf(fightingArts)),
    disorders: byName('disorder', idsOf(disorders)),
    abilities: byName('ability', idsOf(abilities)),
    injuries: byName('injury', idsOf(injuries.filter((injury) => injury.permanent !== undefined))),
    weaponTypes: byName('keyword', idsOf(proficiencies)),
  };
}

/** What was typed as a number; nothing and nonsense are 0. */
const numberOf = (typed: string): number => {
  const number = Math.trunc(Number(typed));
  return Number.isFinite(number) ? Math.max(-99, Math.min(99, number)) : 0;
};

/** The sheet as the engine's set-up takes it. */
export function sheetSetUp({
  numbers,
  weaponType,
  lists,
}: SheetDraft): Omit<SurvivorSetUp, 'name' | 'player' | 'grid'> {
  const points = (name: keyof typeof numbers) => Math.max(0, numberOf(numbers[name]));
  return {
    attributes: Object.fromEntries(SURVIVOR_STATS.map((stat) => [stat, numberOf(numbers[stat])])),
    survival: points('survival'),
    insanity: points('insanity'),
    courage: points('courage'),
    understanding: points('understanding'),
    huntExperience: points('huntExperience'),
    weaponLevel: points('weaponLevel'),
    ...(weaponType === '' ? {} : { weaponType }),
    ...lists,
  };
}
