/** House rules and innovations, each with its choices. */
export const variants = {
  placement: {
    label: 'Terrain and places',
    help: 'Who puts terrain and figures on the board',
    ask: 'we place them',
    random: 'by lot',
  },
  ties: {
    label: 'Ties of the monster',
    help: 'How it chooses among several that fit (SD-6.2)',
    ask: 'ask the controller',
    kindest: 'kindest',
    cruellest: 'cruellest',
    random: 'by lot',
  },
  tokenLeaves: {
    label: 'Priority token',
    help: 'When it leaves (SD-6.6)',
    picked: 'when picked',
    monsterTurnEnd: 'end of the monster turn',
  },
  accuracyTokens: {
    label: 'Accuracy tokens',
    help: 'Whom they help (SD-8.3)',
    monster: 'the monster',
    survivor: 'the survivors',
  },
  standUp: {
    label: 'Standing up',
    help: 'For those felled in a monster turn (SD-12.2)',
    next: 'end of the next',
    thisTurn: 'end of this one',
  },
  endure: { label: 'Endure', help: 'Survival against a severe injury (SD-15.5)', off: 'off', on: 'on' },
  skipPlayers: {
    label: 'Controller tile',
    help: 'Passes over players without a living survivor (SD-3.3)',
    off: 'no',
    on: 'yes',
  },
  saga: {
    label: 'Saga',
    help: 'This innovation is known: from level 3 on, victory may bring more (SD-18.3)',
    off: 'no',
    on: 'yes',
  },
  pictograph: {
    label: 'Pictograph',
    help: 'This innovation is known: a survivor may run away as its act begins',
    off: 'no',
    on: 'yes',
  },
};
