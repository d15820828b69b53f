import type { ShowdownState } from '../../engine';
import { CONTENT } from '../../store/content';
import type { NameKind } from '../../text';
import type { InterfaceWords } from '../../text/interface/en';
import type { Fight } from '../table/fight';
import { TEXT } from '../words/text';
import type { Choice, Field } from './correction';

type Words = InterfaceWords['corrections'];
type Label = keyof Words['field'];

/** What the forms of the corrections are made from. */
export interface Forms {
  state: ShowdownState;
  words: Words;
  /** Fighting arts, disorders and abilities. */
  traits: readonly Choice[];
  weaponTypes: readonly string[];
  survivors: readonly Choice[];
  name(kind: NameKind, id: string): string;
  names(kind: NameKind, ids: readonly string[]): Choice[];
  choice(name: Label, choices: readonly Choice[]): Field;
  named(name: Label, kind: NameKind, ids: readonly string[]): Field;
  number(name: Label, least: number, most: number, start: number): Field;
  yes(name: Label, start: boolean): Field;
  has(): Field;
  space(name: Label, start: string, help: string): Field;
  survivor(): Field;
  figure(): Field;
}

export function formsOf({ state }: Fight, words: Words): Forms {
  const label = (name: Label) => words.field[name];
  const name = (kind: NameKind, id: string) => TEXT.nameOf(kind, id);
  const names = (kind: NameKind, ids: readonly string[]) =>
    ids.map((id) => ({ value: id, label: name(kind, id) }));
  const choice = (field: Label, choices: readonly Choice[]): Field => ({
    kind: 'choice',
    name: field,
    label: label(field),
    choices,
  });
  const yes = (field: Label, start: boolean): Field => ({
    kind: 'yes',
    name: field,
    label: label(field),
    start,
  });
  const survivors = state.survivors.map((s) => ({ value: s.id, label: s.name }));
  return {
    state,
    words,
    traits: (['fightingArt', 'disorder', 'ability'] as const).flatMap((kind) =>
      names(
        kind,
        Object.keys(CONTENT.traits).filter((id) => CONTENT.traits[id]?.kind === kind),
      ),
    ),
    weaponTypes: CONTENT.pack.proficiencies.map(({ id }) => id),
    survivors,
    name,
    names,
    choice,
    yes,
    named: (field, kind, ids) => choice(field, names(kind, ids)),
    number: (field, least, most, start) => ({
      kind: 'number',
      name: field,
      label: label(field),
      least,
      most,
      start,
    }),
    has: () => yes('has', true),
    space: (field, start, help) => ({ kind: 'space', name: field, label: label(field), help, start }),
    survivor: () => choice('survivor', survivors),
    figure: () =>
      choice('figure', [{ value: 'monster', label: name('monster', state.monster.card) }, ...survivors]),
  };
}
