import { aftermath } from './en/aftermath';
import { catalogue } from './en/catalogue';
import { corrections } from './en/corrections';
import { dice } from './en/dice';
import { encounter } from './en/encounter';
import { fights } from './en/fights';
import { files } from './en/files';
import { credits, home } from './en/home';
import { keeping } from './en/keeping';
import { lastSurvivor } from './en/lastSurvivor';
import { parts } from './en/parts';
import { past } from './en/past';
import { replay } from './en/replay';
import { roster } from './en/roster';
import { glossary, rules } from './en/rules';
import { setup } from './en/setup';
import { keys, settings, shell } from './en/shell';
import { table } from './en/table';
import { updates } from './en/updates';

/** Words of the interface in English. Other languages fill the same shape; a missing line is a compile error. */
export const en = {
  common: {
    close: 'Close',
    /** Of a name that was just typed or pasted. */
    givenName: {
      cut: (letters: number) => `A name has ${letters} letters at most: the rest was left out.`,
      cleaned: 'Signs that can’t be seen were left out.',
    },
    /** The field that lets a game be dealt again as it was. */
    seed: {
      label: 'Seed',
      help: 'The same seed gives the same game to the same answers. Empty: by lot.',
      bad: 'A seed is a whole number from 0 to 4294967295, or empty',
    },
    dismiss: 'Dismiss',
    cancel: 'Cancel',
    back: 'Back',
    yes: 'Yes',
    no: 'No',
    why: 'Why?',
    none: 'None',
    enlarge: (name: string) => `${name}: see it large`,
  },
  encounter,
  lastSurvivor,
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
    advised: 'suggested by the guide',
  },
  cards: {
    tokens: (count: number) => `Tokens: ${count}`,
  },
  gear: {
    grid: (owner: string) => `Gear grid of ${owner}`,
    empty: 'empty place',
    edge: (edge: 'top' | 'right' | 'bottom' | 'left', colour: 'red' | 'green' | 'blue', complete: boolean) =>
      `${edge} ${colour} half${complete ? ', complete' : ''}`,
    square: (colour: 'red' | 'green' | 'blue') => `whole ${colour} affinity`,
    /** A place of the grid that is edited: which card lies there, and where that is. */
    place: (card: string | null, row: number, column: number) =>
      `${card ?? 'Empty'}, row ${row} column ${column}`,
    keys: 'Arrows go from place to place, Enter picks a card up and puts it down, Delete takes it away.',
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
    notAsked: { round: 'Not asked this round', fight: 'Never asked in this fight' },
    someNotAsked: 'not asked',
    sheetOf: (name: string) => `Sheet of ${name}`,
    survivalShort: 'surv.',
    bleedingShort: 'bleed',
    askAgain: (window: string) => `${window}: ask again`,
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
    allCauses: 'Show the whole chain of causes',
    why: 'Why?',
    figures: 'Figures',
    refused: (count: number) => `Why can't I…? (${count})`,
    /** To decline a window for longer than once: for the round, or for the whole fight. */
    declineFor: { round: 'Not this round', fight: 'Never in this fight' },
    declineWhom: {
      round: (window: string) => `Not asked again this round: ${window}`,
      fight: (window: string) => `Never asked again in this fight: ${window}`,
    },
    declineAll: 'All of them',
    declined: 'not asked',
    never: 'never asked',
    rest: 'Show the rest',
    next: 'Next',
    advised: 'suggested by the guide',
    /** When another player decides than before. */
    handOver: {
      title: 'Pass it on',
      to: (player: string) => `Hand over to ${player}`,
      taken: (player: string) => `${player} is here`,
      now: (player: string) => `Now ${player} decides`,
      waits: (player: string) => `${player} decides next`,
    },
    confirm: (chosen: number, most: number) => `Confirm ${chosen} of ${most}`,
  },
  log: {
    title: 'Log',
    filter: 'Show',
    why: 'Why?',
    empty: 'Nothing has happened yet.',
    hidden: (whose: string) => `Nothing that happened is about ${whose}.`,
    showAll: 'Show everything',
    newest: 'Something new: to the foot',
    more: 'More',
    moment: 'See the table as it was',
    verdict: { yes: 'fits', no: 'does not fit' },
  },
  shell,
  settings,
  dice,
  past,
  keys,
  home,
  credits,
  corrections,
  setup,
  keeping,
  fights,
  parts,
  replay,
  updates,
  roster,
  table,
  files,
  rules,
  catalogue,
  glossary,
  aftermath,
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
