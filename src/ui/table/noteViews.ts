import { type Survivor, skillsOf } from '../../engine';
import { CONTENT } from '../../store/content';
import type { AnyCard, CardLine } from '../../text';
import type { InterfaceWords } from '../../text/interface/en';
import type { NoteLine, SurvivorView } from '../survivors/survivor';
import { TEXT } from '../words/text';
import type { Fight } from './fight';

type Words = InterfaceWords['table'];

const said = (line: CardLine): string => [line.text, ...(line.under ?? []).map(said)].join(' ');

function traitCard(id: string): AnyCard | undefined {
  const own = CONTENT.traits[id];
  return own === undefined ? undefined : { kind: own.kind, card: own.trait };
}

function injuryCard(id: string): AnyCard | undefined {
  const card = CONTENT.injuries[id];
  return card === undefined ? undefined : { kind: 'injury', card };
}

function resourceCard(id: string): AnyCard | undefined {
  const card = CONTENT.resources[id];
  return card === undefined ? undefined : { kind: 'resource', card };
}

/** Each by its name with the words of its card; the same one may be there twice. */
function lines(ids: readonly string[], cardOf: (id: string) => AnyCard | undefined): NoteLine[] {
  return ids.flatMap((id, at) => {
    const card = cardOf(id);
    if (card === undefined) return [];
    const { name, lines: does } = TEXT.cardText(card);
    return [{ id: `${id}:${at}`, name, does: does.map(said) }];
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
