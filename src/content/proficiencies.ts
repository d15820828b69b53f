import type { Proficiency } from '../engine';

/** Weapon types that survivors train (survivors-in-detail.md §16). */
export const PROFICIENCIES: readonly Proficiency[] = [
  { id: 'axe', specialist: { id: 'axeSpecialist' }, master: { id: 'axeMaster' } },
  { id: 'bow', specialist: { id: 'bowSpecialist' }, master: { id: 'bowMaster' } },
  { id: 'club', specialist: { id: 'clubSpecialist' }, master: { id: 'clubMaster' } },
  { id: 'dagger', specialist: { id: 'daggerSpecialist' }, master: { id: 'daggerMaster' } },
  { id: 'fistAndTooth', specialist: { id: 'fistAndToothSpecialist' }, master: { id: 'fistAndToothMaster' } },
  { id: 'grand', specialist: { id: 'grandSpecialist' }, master: { id: 'grandMaster' } },
  { id: 'katar', specialist: { id: 'katarSpecialist' }, master: { id: 'katarMaster' } },
  { id: 'shield', specialist: { id: 'shieldSpecialist' }, master: { id: 'shieldMaster' } },
  { id: 'spear', specialist: { id: 'spearSpecialist' }, master: { id: 'spearMaster' } },
  { id: 'sword', specialist: { id: 'swordSpecialist' }, master: { id: 'swordMaster' } },
  { id: 'whip', specialist: { id: 'whipSpecialist' }, master: { id: 'whipMaster' } },
];
