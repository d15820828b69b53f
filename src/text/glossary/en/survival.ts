import type { SurvivalAction } from '../../../engine';
import type { GlossaryWord } from '../words';

/** What survival is spent on, and when. */
export const survival: Record<SurvivalAction | 'action' | 'opportunity' | 'limit' | 'window', GlossaryWord> =
  {
    action: {
      term: 'survival action',
      forms: ['survival actions'],
      meaning: 'Dodge, encourage, dash, surge, and by a variant endure: 1 survival each, each once a round.',
      rules: ['SD-15.1'],
    },
    dodge: {
      term: 'dodge',
      forms: ['dodges', 'dodged'],
      meaning:
        'Cancels one hit of an attack, after the location dice and before damage. Also while knocked down.',
      rules: ['SD-15.2'],
    },
    encourage: {
      term: 'encourage',
      forms: ['encourages', 'encouraged', 'encouragement'],
      meaning: 'At any time: somebody else who lies and can hear it stands up.',
      rules: ['SD-15.4'],
    },
    dash: {
      term: 'dash',
      forms: ['dashes', 'dashed'],
      meaning: 'One more movement, taken at once, at a survival opportunity.',
      rules: ['SD-15.3'],
    },
    surge: {
      term: 'surge',
      forms: ['surges', 'surged'],
      meaning: 'One more activation, spent at once, at a survival opportunity.',
      rules: ['SD-15.3'],
    },
    endure: {
      term: 'endure',
      forms: ['endures', 'endured'],
      meaning: 'A variant: for 7 survival less luck a severe injury is ignored before it is rolled.',
      rules: ['SD-15.5'],
    },
    opportunity: {
      term: 'survival opportunity',
      forms: ['survival opportunities'],
      meaning:
        'A moment at which others may dash or surge: between actions of acts, at a flow, before a reaction, after critical effects, when the monster falls.',
      rules: ['SD-15.3', 'SD-5.4', 'SD-14.12'],
    },
    limit: {
      term: 'survival limit',
      meaning: 'The most survival that a survivor can have; what goes beyond it is lost.',
      rules: ['SD-15.1'],
    },
    window: {
      term: 'not this round',
      meaning: 'Declines a survival opportunity until the round ends, so that it is not asked again.',
      rules: ['SD-15.1'],
      common: true,
    },
  };
