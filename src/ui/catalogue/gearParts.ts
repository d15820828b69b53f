import { type Gear, type MonsterCard, plainOdds } from '../../engine';
import type { InterfaceWords } from '../../text/interface/en';
import type { CardPart } from '../cards/cardView';
import { TEXT } from '../words/text';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** What a weapon comes to against each level of each monster. */
function oddsTable(
  { weapon, keywords }: Gear,
  monsters: readonly MonsterCard[],
  words: InterfaceWords['catalogue']['odds'],
): CardPart[] {
  if (weapon === undefined) return [];
  const rows = monsters.flatMap((monster) =>
    monster.levels.map((level) => {
      const { dice, need, hit, wound } = plainOdds(weapon, keywords, level);
      return {
        head: `${TEXT.nameOf('monster', monster.id)}, ${TEXT.nameOf('level', level.id)}`,
        cells: [String(dice), `${need}+ · ${percent(hit)}`, percent(wound), (dice * hit * wound).toFixed(1)],
      };
    }),
  );
  return [
    {
      kind: 'table',
      title: words.title,
      note: words.note,
      head: [words.against, words.dice, words.hit, words.wound, words.perAttack],
      rows,
    },
  ];
}

/** What the viewer shows of a gear card besides its words: affinities and odds. */
export function gearParts(
  gear: Gear,
  monsters: readonly MonsterCard[],
  words: InterfaceWords['catalogue'],
): CardPart[] {
  const { edges = {}, full = [] } = gear;
  const plain = Object.keys(edges).length === 0 && full.length === 0;
  return [
    ...(plain ? [] : [{ kind: 'affinities' as const, edges, squares: full }]),
    ...oddsTable(gear, monsters, words.odds),
  ];
}
