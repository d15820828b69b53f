import type { ContentPack } from '../../src/engine';

/** Keywords that are a rule: the engine reads each of them (a test looks). */
export const RULE_KEYWORDS: readonly string[] = [
  'accessory',
  'ammunition',
  'bow',
  'consumable',
  'cumbersome',
  'cursed',
  'deadly',
  'devastating',
  'earlyIron',
  'encouragesAll',
  'frail',
  'ignoresBash',
  'irreplaceable',
  'melee',
  'once',
  'paired',
  'provoke',
  'savage',
  'selfish',
  'sentient',
  'sharp',
  'slamsThrough',
  'slow',
  'twoHanded',
  'undeathable',
  'unshakeable',
  'unstoppable',
  'unwieldy',
];

/**
 * Keywords that say what a thing is. Other cards look for them ("one jewelry", "with daggers"); by themselves they do
 * nothing (survivors-in-detail.md §15). `scavenging` helps at some terrain; `unique` concerns the settlement; `block`, `pounce`, `slam`, `ammoBow`, `thrown` and `ranged` repeat
 * what the card's data say.
 */
const PLAIN_KEYWORDS: readonly string[] = [
  ...['axe', 'club', 'dagger', 'grand', 'katana', 'katar', 'mask', 'shield', 'spear', 'sword', 'whip'],
  ...['pickaxe', 'sickle', 'finesse'],
  ...['bone', 'fur', 'hide', 'leather', 'metal', 'organ', 'rawhide', 'scrap', 'stone', 'vermin'],
  ...['armour', 'arrow', 'balm', 'herb', 'instrument', 'item', 'jewelry', 'other', 'set', 'tool'],
  ...['flammable', 'fragile', 'heavy', 'noisy', 'soluble', 'stinky'],
  ...['ammoBow', 'block', 'pounce', 'slam', 'ranged', 'scavenging', 'thrown', 'unique'],
];

/** Every keyword of gear, its bonuses, armour sets and resources, without its number. */
function keywordsOf({ gear, armourSets, resources, monsters, ...pack }: ContentPack): string[] {
  const all = [
    ...gear.flatMap((g) => [g.keywords, ...(g.bonuses ?? []).map((b) => b.keywords ?? [])]),
    ...armourSets.map((set) => set.keywords ?? []),
    ...[...pack.fightingArts, ...pack.disorders, ...pack.abilities]
      .concat(pack.proficiencies.flatMap((p) => [p.specialist, p.master]))
      .flatMap((t) => [t.keywords ?? [], (t.weaponKeywords ?? []).flatMap(({ gain }) => gain ?? [])]),
    ...[...resources, ...monsters.flatMap((m) => m.resources)].map((r) => r.keywords),
  ];
  return [...new Set(all.flat().map((word) => word.split(':')[0] as string))];
}

/** Keywords of the content that nothing reads. */
export const unknownKeywords = (pack: ContentPack): string[] =>
  keywordsOf(pack).filter((word) => !RULE_KEYWORDS.includes(word) && !PLAIN_KEYWORDS.includes(word));
