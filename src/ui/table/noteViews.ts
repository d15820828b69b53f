import { type Survivor, skillsOf } from '../../engine';
import type { AnyCard } from '../../text';
import type { InterfaceWords } from '../../text/interface/en';
import type { NoteLine, SurvivorView } from '../survivors/survivor';
import { TEXT } from '../words/text';
import type { Fight } from './fight';
import { cardSays, injuryCard, resourceCard, traitCard } from './noteCards';

type Words = InterfaceWords['table'];

/** Each by its name with the words of its card; the same one may be there twice. */
function lines(ids: readonly string[], cardOf: (id: string) => AnyCard | undefined): NoteLine[] {
  return ids.flatMap((id, at) => {
    const card = cardOf(id);
    if (card === undefined) return [];
    return [{ id: `${id}:${at}`, name: TEXT.cardText(card).name, does: cardSays(card) }];
  });
}

/** What stands on a survivor's sheet in words: arts, disorders, abilities, weapon skills, injuries, resources. */
export function noteViews({ run }: Fight, survivor: Survivor, words: Words): SurvivorView['notes'] {
  const sections = [
    { id: 'arts', title: words.arts, lines: lines(survivor.fightingArts, traitCard) },
    { id: 'disorders', title: words.disorders, lines: lines(survivor.disorders, traitCard) },
    { id: 'abilities', title: words.abilities, lines: lines(survivor.abilities, traitCard) },
    { id: 'skills', title: words.skills, lines: lines(skillsOf(run, survivor), traitCard) },
    { id: 'injuries', title: words.injuries, lines: lines(survivor.injuries, injuryCard) },
    { id: 'resources', title: words.resources, lines: lines(survivor.resources, resourceCard) },
  ];
  return sections.filter((section) => section.lines.length > 0);
}
