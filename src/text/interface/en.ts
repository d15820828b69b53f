/** Words of the interface in English. Other languages fill the same shape; a missing line is a compile error. */
export const en = {
  common: {
    close: 'Close',
    dismiss: 'Dismiss',
    cancel: 'Cancel',
    back: 'Back',
    yes: 'Yes',
    no: 'No',
    why: 'Why?',
    none: 'None',
    enlarge: (name: string) => `${name}: see it large`,
  },
  board: {
    label: 'Board',
    controls: 'View of the board',
    showBlindSpot: 'Show the blind spot',
    fitFight: 'Fit the fight',
    fitBoard: 'Fit the board',
    zoomIn: 'Nearer',
    zoomOut: 'Farther',
    turn: 'Turn the board',
    knockedDown: 'knocked down',
    faces: (facing: 'N' | 'E' | 'S' | 'W') =>
      `faces ${{ N: 'north, row 1', E: 'east, column P', S: 'south, row 22', W: 'west, column A' }[facing]}`,
    mark: {
      answer: 'can be chosen',
      chosen: 'chosen',
      considered: 'can be chosen',
      reason: 'in this reason',
    },
  },
  cards: {
    tokens: (count: number) => `Tokens: ${count}`,
  },
  gear: {
    grid: (owner: string) => `Gear grid of ${owner}`,
    empty: 'empty place',
    edge: (edge: 'top' | 'right' | 'bottom' | 'left', colour: 'red' | 'green' | 'blue', complete: boolean) =>
      `${edge} ${colour} half${complete ? ', complete' : ''}`,
  },
  monster: {
    title: (monster: string) => `Monster control panel: ${monster}`,
    inPlay: 'In play',
    injuries: 'Persistent injuries',
    standing: 'At hand',
  },
  survivors: {
    title: 'Survivors',
    survival: 'Survival',
    bleeding: 'Bleeding tokens',
    survivalActions: 'Survival actions',
    ready: 'ready',
    used: 'used this round',
    /** A place of the record sheet read out; `points` is armour, or insanity for the brain. */
    place: ({ label, points, light, heavy, id }: PlaceForWords) =>
      [
        `${label}: ${id === 'brain' ? 'insanity' : 'armour'} ${points}`,
        light === true && 'light injury',
        heavy === true && 'heavy injury',
      ]
        .filter(Boolean)
        .join(', '),
  },
  decision: {
    title: 'Decision',
    causes: 'Why it is asked',
    why: 'Why?',
    figures: 'Figures',
    refused: (count: number) => `Not possible now: ${count}`,
    confirm: (chosen: number, most: number) => `Confirm ${chosen} of ${most}`,
  },
  log: {
    title: 'Log',
    filter: 'Show',
    why: 'Why?',
    empty: 'Nothing has happened yet.',
    verdict: { yes: 'fits', no: 'does not fit' },
  },
  shell: {
    brand: 'Showdown Table',
    home: 'Showdown Table: home',
    phases: 'Parts of the round',
    panels: 'Panels',
    board: 'Board',
    monster: 'Monster',
    survivors: 'Survivors',
    log: 'Log',
    rules: 'Rules',
    menu: 'More',
    undo: 'Undo',
    redo: 'Redo',
    paceTitle: 'Pace of the monster',
    pace: (pace: string) => `Pace: ${pace}`,
    paces: { step: 'step', slow: 'slow', fast: 'fast', instant: 'instant' },
    paceHints: {
      step: 'waits after every step',
      slow: 'to watch',
      fast: 'to play',
      instant: 'straight to the next choice',
    },
  },
  settings: { title: 'Settings', theme: 'Theme', dark: 'Dark', light: 'Light, high contrast' },
  keys: {
    title: 'Keys',
    list: [
      { keys: ['1', '…', '9'], does: 'give that answer' },
      { keys: ['Tab'], does: 'to the next control; the board is one stop' },
      { keys: ['←', '↑', '→', '↓'], does: 'from space to space on the board' },
      { keys: ['n', 'p'], does: 'to the next or previous lit space' },
      { keys: ['Enter'], does: 'press the space or control' },
      { keys: ['Z', 'Y'], does: 'undo, redo' },
      { keys: ['L'], does: 'the log' },
      { keys: ['Esc'], does: 'close what lies on top' },
      { keys: ['?'], does: 'this list' },
    ],
  },
  home: {
    tagline: 'The monster plays itself. The rules are kept. You have your dice, your lantern and each other.',
    lastFight: 'Last fight',
    continue: 'Continue',
    quickFight: 'Quick fight',
    newShowdown: 'New showdown',
    newShowdownNote: 'Choose monster, level, survivors and gear',
    more: 'More',
    unofficial: 'An unofficial program, without art or text of the published game.',
    credits: 'Credits',
  },
  credits: {
    title: 'Credits',
    unofficial:
      'Showdown Table is an unofficial program. It is not made, endorsed or supported by the publisher of any game and contains none of its art or text.',
    icons: 'Silhouettes',
    iconsFrom: (collection: string) => `From ${collection}, licensed under`,
    changed: 'Their colours were changed and they were gathered in one file.',
    madeBy: (author: string) => `Icons made by ${author}`,
    fonts: 'Letters',
    fontsFrom: 'Cinzel, Shippori Mincho and Zen Kaku Gothic New, all under the SIL Open Font License.',
  },
  setup: {
    title: 'New showdown',
    start: 'Begin',
    monster: 'Monster',
    level: 'Level',
    survivors: 'Players and survivors',
    mode: 'How many people play',
    solo: 'Alone',
    hotSeat: 'Round one screen',
    player: (number: number) => `Player ${number}`,
    addPlayer: 'Add a player',
    removePlayer: (name: string) => `Remove ${name}`,
    addSurvivor: 'Add a survivor',
    name: 'Name',
    playedBy: 'Played by',
    kit: 'Kit',
    ownGrid: 'by hand',
    gridOf: (owner: string) => `Gear grid of ${owner}`,
    gridHelp: 'Press a place, then a card. Halves of one colour that touch make an affinity.',
    place: (number: number, card: string | null) => `Place ${number}: ${card ?? 'empty'}`,
    emptyPlace: 'Empty this place',
    search: 'Search gear',
    remove: (name: string) => `Remove ${name}`,
    sign: (name: string) => `Sign of ${name}`,
    signOf: (colour: string, shape: string) => `${colour} ${shape}`,
    play: 'How it is played',
    dice: 'Dice',
    diceProgram: 'The program rolls',
    diceOwn: 'We roll our own',
    seed: 'Seed',
    seedHelp: 'Leave it empty for a new one. The same seed and the same answers give the same fight.',
    houseRules: 'House rules',
  },
  aftermath: {
    outcome: { victory: 'Victory', defeat: 'Defeat' },
    rematch: 'Fight again',
    export: 'Save to a file',
    home: 'Home',
    sheets: 'On the record sheets',
    noChange: 'Nothing changes.',
    rewards: 'Rewards',
    noRewards: 'None.',
    figures: 'The fight in figures',
    seed: 'Seed',
    dice: 'All dice',
    dieCount: (face: number, count: number) => `${face}: ${count} times`,
  },
};

/** What is said of a place of the record sheet. */
export interface PlaceForWords {
  id: string;
  label: string;
  points: number;
  light: boolean | null;
  heavy: boolean | null;
}

/** The shape of the interface's words. */
export type InterfaceWords = typeof en;
