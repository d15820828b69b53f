import { ENCOUNTERS } from '../../store/encounterContent';
import { LAST_SURVIVOR } from '../../store/survivorContent';
import type { InterfaceWords } from '../../text/interface/en';
import type { CardView } from '../cards/cardView';
import { ENCOUNTER_TEXT, investigatorLines } from '../encounter/encounterWords';
import { placeSign, tokenSign } from '../encounter/tokenSigns';
import type { IconName } from '../icons/table';
import { cardText, nameOf } from '../lastSurvivor/survivorWords';
import type { CatalogueEntry, CatalogueKind } from './entry';

interface Told {
  name: string;
  tags: readonly string[];
  lines: readonly string[];
  back?: readonly string[];
}

interface Sort {
  kind: CatalogueKind & keyof InterfaceWords['catalogue']['one'];
  /** The game. */
  owner: string;
  stock: CardView['stock'];
  icon: IconName;
}

/** A card of one of the smaller games by its words. */
function entryOfTold(
  id: string,
  { name, tags, lines: front, back = [] }: Told,
  { kind, owner, stock, icon }: Sort,
  words: InterfaceWords['catalogue'],
): CatalogueEntry {
  const lines = [...front, ...back];
  return {
    key: `${kind}.${id}`,
    kind,
    owner,
    card: {
      id,
      name,
      stock,
      kind: words.one[kind],
      icon,
      flags: tags,
      parts: lines.map((text) => ({ kind: 'text', text })),
    },
    words: [name, words.kinds[kind], owner, ...tags, ...lines].join(' ').toLowerCase(),
  };
}

/** The way from a card's words to its entry, for one game. */
const entriesOf =
  (owner: string, words: InterfaceWords['catalogue']) =>
  (id: string, told: Told, kind: Sort['kind'], stock: Sort['stock'], icon: IconName): CatalogueEntry =>
    entryOfTold(id, told, { kind, owner, stock, icon }, words);

const investigatorTold = (id: string): Told => ({
  name: ENCOUNTER_TEXT.nameOf('investigator', id),
  tags: [],
  lines: investigatorLines(id),
});

/** Every card of the combat encounters. */
function encounterEntries({ catalogue, encounter }: InterfaceWords): CatalogueEntry[] {
  const { investigators, monsters, possessions, places } = ENCOUNTERS.pack;
  const owner = encounter.title;
  const of = entriesOf(owner, catalogue);
  return [
    ...investigators.map((card) => of(card.id, investigatorTold(card.id), 'investigator', 'status', 'head')),
    ...monsters.map((card) => of(card.id, ENCOUNTER_TEXT.monster(card), 'token', 'ai', tokenSign(card.id))),
    ...possessions.map((card) => of(card.id, ENCOUNTER_TEXT.possession(card), 'possession', 'gear', 'cards')),
    ...places.map((card) => of(card.id, ENCOUNTER_TEXT.place(card), 'place', 'terrain', placeSign(card.id))),
  ];
}

/** What a project costs and what it makes. */
function projectTold({ id, item, cost }: (typeof LAST_SURVIVOR.pack.projects)[number]): Told {
  const made = cardText('item', item);
  const price = Object.entries(cost).map(([what, amount]) => `${nameOf('resource', what)} ${amount}`);
  return { name: nameOf('project', id), tags: [], lines: [price.join(', '), made.name, ...made.lines] };
}

/** Every card of last survivor. */
function lastSurvivorEntries({ catalogue, lastSurvivor }: InterfaceWords): CatalogueEntry[] {
  const { survivors, items, projects, supports, encounters, nights } = LAST_SURVIVOR.pack;
  const owner = lastSurvivor.title;
  const of = entriesOf(owner, catalogue);
  return [
    ...survivors.map(({ id }) => of(id, cardText('survivor', id), 'castaway', 'status', 'head')),
    ...projects.map((card) => of(card.id, projectTold(card), 'project', 'resource', 'project')),
    ...items.map(({ id }) => of(id, cardText('item', id), 'item', 'gear', 'hand')),
    ...supports.map(({ id }) => of(id, cardText('support', id), 'support', 'ai', 'duel')),
    ...encounters.map(({ id }) => of(id, cardText('encounter', id), 'find', 'terrain', 'watcher')),
    ...nights.map(({ id }) => of(id, cardText('night', id), 'night', 'hitLocation', 'fire')),
  ];
}

/** Every card of the smaller games. */
export const smallEntries = (words: InterfaceWords): CatalogueEntry[] => [
  ...encounterEntries(words),
  ...lastSurvivorEntries(words),
];
