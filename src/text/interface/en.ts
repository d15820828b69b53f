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
};

/** The shape of the interface's words. */
export type InterfaceWords = typeof en;
