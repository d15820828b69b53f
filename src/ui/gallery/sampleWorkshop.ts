import type { GearView } from '../gearGrid/gear';
import type { GearChoice, OutfitView, SurvivorDraft } from '../setup/setupDraft';
import { type GearIds, nine } from '../setup/workshop/gridEdits';

const card = (
  id: string,
  name: string,
  icon: GearView['icon'],
  figures: string,
  edges: GearView['edges'],
): GearView => ({
  id,
  name,
  icon,
  figures,
  figuresInFull: figures,
  keywords: [],
  edges,
  effects: [],
});

const half = (colour: 'red' | 'green' | 'blue', complete = false) => ({ colour, complete });

const CARDS: readonly GearView[] = [
  card('knife', 'Cat Fang Knife', 'dagger', '3 / 6+ / 2', { right: half('red') }),
  card('axe', 'Bone Axe', 'axe', '2 / 6+ / 3', { left: half('red') }),
  card('vest', 'Rawhide Vest', 'vest', 'body 1', { left: half('green'), top: half('blue') }),
  card('boots', 'White Lion Boots', 'boots', 'legs 2', { top: half('blue') }),
];

const MADE: Readonly<Record<string, Pick<GearChoice, 'group' | 'source' | 'kind' | 'location'>>> = {
  knife: { group: 'Catarium', source: 'catarium', kind: 'weapon', location: '' },
  axe: { group: 'Bone Smith', source: 'boneSmith', kind: 'weapon', location: '' },
  vest: { group: 'Skinnery', source: 'skinnery', kind: 'armour', location: 'body' },
  boots: { group: 'Catarium', source: 'catarium', kind: 'armour', location: 'legs' },
};

export const GEAR: readonly GearChoice[] = CARDS.map((one) => ({
  ...(MADE[one.id] ?? { group: '', source: '', kind: 'item', location: '' }),
  id: one.id,
  name: one.name,
  icon: one.icon,
  figures: one.figures,
  keywords: [{ id: 'bone', label: 'bone' }],
  affinities: [...new Set(Object.values(one.edges).map(({ colour }) => colour))],
  card: one,
}));

/** What a grid comes to, as far as four cards can show. */
export function sampleOutfit({ grid }: Pick<SurvivorDraft, 'grid'>): OutfitView {
  const cells = nine(grid).map((id) => CARDS.find((one) => one.id === id) ?? null);
  const points = (id: string) => cells.filter((cell) => cell?.figures.startsWith(id)).length;
  return {
    cells,
    armour: ['head', 'arms', 'body', 'waist', 'legs'].map((id) => ({
      id,
      label: id,
      name: id,
      value: String(points(id)),
    })),
    numbers: [{ id: 'movement', label: 'mov', name: 'Movement', value: '5' }],
    sets: [],
    affinities: [
      { colour: 'red', count: 1 },
      { colour: 'green', count: 0 },
      { colour: 'blue', count: 0 },
    ],
    weapons: [
      {
        id: 'axe',
        name: 'Bone Axe',
        icon: 'axe',
        cannot: null,
        figures: [
          { id: 'dice', label: 'dice', name: 'Attack dice', value: '2' },
          { id: 'need', label: 'hits on', name: 'Hits on', value: '6+' },
        ],
        chances: [
          { id: 'hit', label: 'hit', chance: 0.75, words: '75 %' },
          { id: 'wound', label: 'wound', chance: 0.4, words: '40 %' },
          { id: 'critical', label: 'critical', chance: 0.1, words: '10 %' },
        ],
        wounds: '0.46 wounds on average',
      },
    ],
  };
}

/** One copy of each is enough here. */
export const sampleFaults = (grid: GearIds): string[] =>
  CARDS.filter(({ id }) => grid.filter((other) => other === id).length > 1).map(
    ({ name }) => `${name} can be carried only once.`,
  );

export const LOCATIONS = ['head', 'arms', 'body', 'waist', 'legs'].map((value) => ({ value, label: value }));
