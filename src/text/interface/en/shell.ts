/** The frame round every screen: the bar, its menu, the panels. */
export const shell = {
  brand: 'Showdown Table',
  home: 'Showdown Table: home',
  phases: 'Parts of the round',
  panels: 'Panels',
  board: 'Board',
  monster: 'Monster',
  survivors: 'Survivors',
  log: 'Log',
  rules: 'Rules',
  cards: 'Cards',
  backToFight: 'To the fight',
  backToTable: 'To the table',
  menu: 'More',
  decides: (player: string) => `${player} decides`,
  /** The controller tile, who has it and who has it next (SD-3.3). */
  tile: {
    title: 'The controller tile',
    label: (holder: string, next: string | null) =>
      next === null ? `Controller tile: ${holder}` : `Controller tile: ${holder}, then ${next}`,
    hint: (holder: string) => `The controller tile: ${holder} plays the monster this round`,
    has: 'has it now',
    rounds: (rounds: number) => (rounds === 1 ? 'next round' : `in ${rounds} rounds`),
    nominated: (survivor: string) => `nominated ${survivor}`,
    help: 'Who has it plays the monster for the whole round, and nominates a survivor of their own.',
  },
  undo: 'Undo',
  redo: 'Redo',
  paceTitle: 'Pace of the monster',
  pace: (pace: string) => `Pace: ${pace}`,
  paceHint: (pace: string, hint: string) => `Pace of the monster: ${pace}, ${hint}`,
  paces: { step: 'step', slow: 'slow', fast: 'fast', instant: 'instant' },
  paceHints: {
    step: 'waits after every step',
    slow: 'to watch',
    fast: 'to play',
    instant: 'straight to the next choice',
  },
};

/** How it looks. */
export const settings = {
  title: 'Settings',
  note: 'Theme, and the pace of the monster’s turn',
  theme: 'Theme',
  dark: 'Dark',
  light: 'Light, high contrast',
  handOver: 'When another player decides',
  handOvers: { quiet: 'A short sign', cover: 'Cover the table' },
};

/** The keys, as the list behind “?” shows them. */
export const keys = {
  title: 'Keys',
  list: [
    { keys: ['1', '…', '9'], does: 'give that answer' },
    { keys: ['0'], does: 'decline' },
    { keys: ['-'], does: 'decline for this round' },
    { keys: ['='], does: 'never be asked this again in this fight' },
    { keys: ['Tab'], does: 'to the next control; the board is one stop' },
    { keys: ['←', '↑', '→', '↓'], does: 'from space to space on the board' },
    { keys: ['n', 'p'], does: 'to the next or previous lit space' },
    { keys: ['Enter'], does: 'press the space or control' },
    { keys: ['Esc'], does: 'show the rest of what happens at once' },
    { keys: ['→'], does: 'the next event, at the pace “step”' },
    { keys: ['Z', 'Y'], does: 'undo, redo' },
    { keys: [',', '.'], does: 'looking back, and in a replay: a moment earlier, a moment later' },
    { keys: ['Esc'], does: 'looking back: to the table as it is' },
    { keys: ['K'], does: 'in a replay: play, pause' },
    { keys: ['[', ']'], does: 'in a replay: a round back, a round on' },
    { keys: ['L'], does: 'the log' },
    { keys: ['R', 'C'], does: 'rules, cards; the way back leads to the fight as it was' },
    { keys: ['/'], does: 'the search, among rules and cards' },
    { keys: ['G'], does: 'put the guide’s words away' },
    { keys: ['Esc'], does: 'close what lies on top' },
    { keys: ['?'], does: 'this list' },
  ],
};
