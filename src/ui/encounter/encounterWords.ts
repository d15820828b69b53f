import { createEncounterText, encounterEn } from '../../text/encounter';
import { investigatorCard } from './encounterCards';

/** Words made from the data of encounters, in the chosen language. */
export const ENCOUNTER_TEXT = createEncounterText(encounterEn);

/** What an investigator can bear, what it can do and what it begins with, a line each; of one that nobody knows, nothing. */
export function investigatorLines(id: string): string[] {
  const card = investigatorCard(id);
  if (card === undefined) return [];
  const { nameOf } = ENCOUNTER_TEXT;
  return [
    `${nameOf('coin', 'health')} ${card.health}, ${nameOf('coin', 'sanity')} ${card.sanity}`,
    Object.entries(card.skills)
      .map(([skill, value]) => `${nameOf('skill', skill)} ${value}`)
      .join(', '),
    card.possessions.map((possession) => nameOf('possession', possession)).join(', '),
  ];
}
