const alive = (count: number): string =>
  count === 0 ? 'nobody alive' : count === 1 ? 'one survivor alive' : `${count} survivors alive`;

const round = (number: number): string => (number === 0 ? 'Set-up' : `Round ${number}`);

/** The list of kept fights. */
export const fights = {
  title: 'Fights and replays',
  note: 'Every fight that is kept here, to go on with or to watch again',
  list: 'Kept fights',
  kind: (monster: string, level: string) => `${monster}, ${level}`,
  outcome: { victory: 'Victory', defeat: 'Defeat' },
  /** The smaller tables: what each is, in what it is counted and how it ended. */
  small: {
    encounter: {
      kind: (run: string) => `Combat encounter, ${run}`,
      kinds: { quick: 'quick', clear: 'a longer run' },
      round,
      who: 'Investigators',
      outcome: (outcome: string, _winner: string) => (outcome === 'cleared' ? 'Won' : 'Lost'),
    },
    'last-survivor': {
      kind: (map: string) => `Last survivor, ${map}`,
      kinds: {},
      round: (day: number) => (day === 0 ? 'Set-up' : `Day ${day}`),
      who: 'Survivors',
      outcome: (outcome: string, winner: string) =>
        outcome === 'draw' ? 'A draw' : `${winner} is the last one`,
    },
  },
  standing: (count: number, all: number) => `${count} of ${all} still in it`,
  round,
  alive,
  players: 'Players',
  survivors: 'Survivors',
  played: 'Last played',
  onTable: 'on the table',
  open: 'Continue',
  look: 'Aftermath',
  /** For a screen reader: which fight a button is for. */
  of: (what: string, fight: string) => `${what}: ${fight}`,
  replay: 'Replay',
  more: 'More',
  rename: 'Rename',
  copy: 'Copy',
  remove: 'Delete',
  copyOf: (fight: string) => `${fight} (copy)`,
  name: 'Name of the fight',
  nameHelp: 'Empty: it goes by its monster and level again',
  save: 'Save',
  removed: (fight: string) => `${fight} was deleted.`,
  undo: 'Bring it back',
  copied: (fight: string) => `${fight} was copied.`,
  search: 'Search',
  found: (count: number, all: number) => `${count} of ${all} fights`,
  none: 'No fight has these words.',
  clear: 'Show all',
  empty: 'No fight is kept here yet',
  emptyWhy: 'Every fight that you begin is kept by itself, step by step, in this browser.',
  begin: 'New showdown',
  blocked: 'The kept fights can’t be read',
  blockedWhy:
    'This browser does not let the page keep anything, or its store is damaged. A fight can still be played, and saved to a file from its menu.',
  again: 'Try again',
  damaged: (number: number) => `Damaged fight ${number}`,
  damagedList: 'Damaged fights',
  damagedWhy:
    'What the list knew of it can’t be read. The fight itself is brought back as far as it is sound, as a new one; this one stays.',
  bringBack: 'Bring back',
  unreadable: (fight: string) => `${fight} can’t be read: what was kept of it is damaged. It stays as it is`,
  failed: (fight: string) => `That could not be written to the browser’s store. ${fight} stays as it was`,
};
