import type { Messages } from '../messages';

/** Why a command was not taken. */
export const rejections: Messages['rejections'] = {
  notACommand: 'That is not something that can be done here.',
  noDecision: 'Nothing is being asked.',
  pastDecision: 'That question was answered already.',
  wrongCount: 'That is too few or too many.',
  notAnOption: 'That answer is not possible.',
  notNow: 'That is not possible now.',
  badEdit: 'The table can not be changed like that.',
  over: 'The fight is over.',
};
