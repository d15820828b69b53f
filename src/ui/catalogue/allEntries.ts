import type { Content, TraitKind } from '../../engine';
import type { InterfaceWords } from '../../text/interface/en';
import type { IconName } from '../icons/table';
import { gearIcon, resourceIcon, terrainIcon } from '../table/signs';
import { TEXT } from '../words/text';
import type { CatalogueEntry } from './entry';
import { entryOf } from './entryOf';
import { gearParts } from './gearParts';
import { monsterEntries } from './monsterEntries';
import { smallEntries } from './smallEntries';

const TRAIT_ICON: Readonly<Record<TraitKind, IconName>> = {
  fightingArt: 'fist',
  disorder: 'insanity',
  ability: 'survival',
  proficiency: 'sword',
};

/** What survivors carry and gain. */
function gearEntries({ pack }: Content, words: InterfaceWords['catalogue']): CatalogueEntry[] {
  return [
    ...pack.gear.map((card) =>
      entryOf(
        { kind: 'gear', card },
        {
          key: `gear.${card.id}`,
          kind: 'gear',
          owner: TEXT.nameOf('madeAt', card.source),
          icon: gearIcon(card, card.id),
          parts: gearParts(card, pack.monsters, words),
        },
        words,
      ),
    ),
    ...pack.armourSets.map((card) =>
      entryOf(
        { kind: 'armourSet', card },
        { key: `armourSet.${card.id}`, kind: 'armourSet', icon: 'coat' },
        words,
      ),
    ),
  ];
}

/** What lies on the table beside monsters and survivors. */
function tableEntries({ pack, resources }: Content, words: InterfaceWords['catalogue']): CatalogueEntry[] {
  const monsterOf = (id: string) => pack.monsters.find((m) => m.resources.some((card) => card.id === id));
  return [
    ...Object.values(resources).map((card) => {
      const monster = monsterOf(card.id);
      return entryOf(
        { kind: 'resource', card },
        {
          key: `resource.${card.id}`,
          kind: 'resource',
          owner:
            monster === undefined
              ? TEXT.cardText({ kind: 'resource', card }).kind
              : TEXT.nameOf('monster', monster.id),
          icon: resourceIcon(card.keywords),
          copies: card.copies,
        },
        words,
      );
    }),
    ...pack.terrain.map((card) =>
      entryOf(
        { kind: 'terrain', card },
        { key: `terrain.${card.id}`, kind: 'terrain', icon: terrainIcon(card.id) },
        words,
      ),
    ),
  ];
}

/** What stands on record sheets. */
function sheetEntries({ pack, traits }: Content, words: InterfaceWords['catalogue']): CatalogueEntry[] {
  return [
    ...Object.values(traits).map(({ kind, trait: card }) =>
      entryOf({ kind, card }, { key: `${kind}.${card.id}`, kind, icon: TRAIT_ICON[kind] }, words),
    ),
    ...pack.injuries.map((card) =>
      entryOf(
        { kind: 'injury', card },
        {
          key: `injury.${card.id}`,
          kind: 'injury',
          owner: TEXT.nameOf('location', card.location),
          icon: card.location,
        },
        words,
      ),
    ),
    ...pack.traumas.map((card) =>
      entryOf({ kind: 'trauma', card }, { key: `trauma.${card.id}`, kind: 'trauma', icon: 'brain' }, words),
    ),
  ];
}

/** Every card of all games, in the order of the kinds. */
export function catalogueOf(content: Content, words: InterfaceWords): CatalogueEntry[] {
  const all = [
    ...content.pack.monsters.flatMap((monster) => monsterEntries(monster, words)),
    ...gearEntries(content, words.catalogue),
    ...tableEntries(content, words.catalogue),
    ...sheetEntries(content, words.catalogue),
    ...smallEntries(words),
  ];
  return Object.keys(words.catalogue.kinds).flatMap((kind) => all.filter((entry) => entry.kind === kind));
}

/** The card that an address means: by its whole key, or by its id alone. */
export const findEntry = (entries: readonly CatalogueEntry[], key: string): CatalogueEntry | undefined =>
  entries.find((entry) => entry.key === key) ?? entries.find(({ card }) => card.id === key);
