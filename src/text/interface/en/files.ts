import type { FaultReport, LoadError, LoadNote, TableOnly } from '../../../engine';

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** Places of a file by name; the rest is counted. */
const places = ({ count, where }: { count: number; where: readonly string[] }) =>
  `${where.join(', ')}${count > where.length ? ` and ${count - where.length} more` : ''}`;

const WHY_TABLE_ONLY: Record<TableOnly, string> = {
  refused: 'the rules here are others than it was played with, or the file was changed',
  otherTable: 'played again, the commands lead to another table',
  tooLong: 'its course is too long to be played again',
  stopped: 'playing it again was stopped',
  setUp: 'its set-up can’t be played here',
};

/** What is said of a file that was opened, note by note. */
function note(of: LoadNote): string {
  switch (of.what) {
    case 'course':
      return of.commands + of.redo === 0
        ? 'Opened: the table as the file has it.'
        : `Opened: the whole fight, ${many(of.commands, 'step')}${of.redo === 0 ? '' : ` and ${of.redo} to redo`}. It can be undone to its start.`;
    case 'tableOnly':
      return `Opened: the table as it was, without the ${many(of.commands, 'step')} that led to it (${WHY_TABLE_ONLY[of.why]}${of.why === 'refused' ? `; ${of.played} could be played again` : ''}). It can be played on, and undone to here.`;
    case 'courseOnly':
      return `Opened as far as it goes: ${of.played} of ${many(of.commands, 'step')}. The rules have changed, and the table of the file can’t be played on with them.`;
    case 'askedAnew':
      return 'The rules ask something else at this point than the file has: the question was asked anew.';
    case 'otherContent':
      return 'It was made with other cards or other numbers on them.';
    case 'otherProgram':
      return `It was made with version ${of.program} of the program.`;
    case 'setUp':
      return `Its set-up can’t be played here (${of.complaint}): there is no rematch.`;
    case 'migrated':
      return `The file had the older version ${of.from} and was brought up to date.`;
    case 'redoLeftOut':
      return `${many(of.left, 'undone step')} can’t be redone any more and ${of.left === 1 ? 'was' : 'were'} left out.`;
    case 'unknownKeys':
      return `Left out, since this program does not know it: ${places(of)}.`;
    case 'unsafeKeys':
      return `Left out, since no fight has it: ${places(of)}.`;
    case 'cut':
      return `Cut to 10,000 characters: ${places(of)}.`;
    case 'signs':
      return `Signs that nobody can see were taken out of: ${places(of)}.`;
  }
}

const REFUSED: Record<LoadError['code'], string> = {
  tooLarge: 'It is larger than any fight',
  notJson: 'It is no saved fight: its text can’t be read',
  notAFight: 'It is no saved fight',
  otherVersion: 'It was made with a newer version of the program. Reload the page to get the newest',
  otherTable: 'It is no showdown: what it holds is played at another table',
  damaged: 'It is damaged',
  notPlayable: 'The fight in it can’t go on',
};

const NAMELESS = 'Leave the names out';
const NAMELESS_HELP = 'Survivors and players are called by letters';

/** Files, links and reports. */
export const files = {
  note,
  /** A file that is no fight: which one, why, and for those who want to know more where. */
  refused: (name: string, { code, message }: LoadError) =>
    `${name}: ${REFUSED[code]}${code === 'damaged' || code === 'notPlayable' ? ` (${message})` : ''}`,
  tooLarge: (name: string, bytes: number) =>
    `${name}: it has ${(bytes / 1_000_000).toFixed(1)} MB, and 5 MB at most are read`,
  unreadable: (name: string) => `${name}: it can’t be read. A folder can’t be opened, only a file`,
  linkRefused: {
    noLink: 'The link: there is no fight in it',
    damaged: 'The link: it is not whole. A messenger may have cut it; ask for the file instead',
    cantUnpack: 'The link: this browser can’t read a fight out of a link. Ask for the file instead',
  },
  /** What is opened where it has no name of its own. */
  pasted: 'What was pasted',
  dropped: 'What was dropped',
  inLink: 'The link',
  nothing: 'There is no file and no text in what was dropped',
  others: (names: readonly string[]) => `One fight at a time is opened. Not opened: ${names.join(', ')}.`,
  stays: 'The fight that lay here stays kept: it is on the first page.',
  dropHere: 'Drop it here',
  dropNote: 'The fight in it goes on the table.',
  opening: 'Opening…',
  open: {
    title: 'Open a fight',
    intro: 'A saved fight or a situation: as a file, as the text of one, or as a link.',
    choose: 'Choose a file…',
    or: 'or',
    text: 'Text of a file, or a link',
    help: 'A file can also be dropped anywhere on the page, and a text pasted on the first page.',
    paste: 'Paste',
    notPasted: 'The browser does not let this page look at the clipboard. Press the field and paste there.',
    go: 'Open',
  },
  share: {
    title: 'Share the fight',
    inIt: 'What is in it',
    steps: (steps: number, redo: number) =>
      `All ${many(steps, 'step')}${redo === 0 ? '' : ` and ${redo} that can be redone`}: it can be undone to its start`,
    names: (names: readonly string[]) => `The names: ${names.join(', ')}`,
    nothingElse: 'Nothing else about you or this device',
    link: 'As a link',
    linkNote: (length: number) =>
      `The whole fight is in the address itself (${length.toLocaleString('en')} characters): nothing is sent anywhere until you send it.`,
    address: 'Address',
    making: 'The link is being made…',
    tooLong: (length: number, most: number) =>
      `This fight is too long for a link: it would have ${length.toLocaleString('en')} characters, and messengers cut what has more than ${most.toLocaleString('en')}. Save it as a file and send that.`,
    cantPack: 'This browser can’t make links with a fight in them. Save it as a file and send that.',
    copy: 'Copy the link',
    copied: 'Copied: it can be pasted anywhere now.',
    notCopied: 'The browser does not let this page copy. The address is marked: copy it by hand.',
    file: 'As a file',
    fileNote: (kilobytes: number) => `${kilobytes} kB, to be opened here or on any other device`,
    save: 'Save to a file',
  },
  report: {
    save: 'Save a fault report',
    title: 'Fault report',
    /** Something that the program did wrong. */
    fault: (message: string) => `The program made a mistake, and this was not done: ${message}.`,
    saved: (name: string) => `Saved: ${name}`,
    savedAgain: (name: string) => `Saved once more: ${name}`,
    inIt: 'In it are the fight up to this moment, the open question, the last answer, the versions of program and browser, and the size of the window. Names are left out unless you want them in. Nothing is sent: give the file to whoever mends the program. Dropped on this page it opens at this moment.',
    nameless: NAMELESS,
    namelessHelp: NAMELESS_HELP,
    text: 'What happened, and what should have happened?',
    again: 'Save it with this',
    /** What a report that was opened says. */
    opened: ({ kind, made, program, browser, error, words }: FaultReport) =>
      [
        `A fault report of ${made}, version ${program}, at the moment it was made.`,
        kind !== 'asked' &&
          error !== null &&
          `${kind === 'crash' ? 'A screen stopped' : 'Mistake'}: ${error.message}.`,
        words !== undefined && `“${words}”`,
        `${browser.agent}, ${browser.width} × ${browser.height}, ${browser.language}.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  crash: {
    title: 'This screen has stopped working',
    happened: (message: string) => `It could not be shown: ${message}.`,
    kept: 'The fight is kept: everything that was done is still there.',
    nothingLost: 'Fights that are kept stay kept.',
    again: 'Try again',
    table: 'Back to the table',
    home: 'Home',
    putAway: 'Home, without the fight on the table',
    reload: 'Load the page again',
    report: 'Tell those who mend the program',
    reportNote:
      'The report is a file with the fight up to this moment, what went wrong, and the versions of program and browser. Nothing is sent: give the file on yourself.',
    noFight: 'There is no fight on the table to report of; what went wrong can be copied.',
    nameless: NAMELESS,
    namelessHelp: NAMELESS_HELP,
    save: 'Save a fault report',
    saved: (name: string) => `Saved: ${name}`,
    notSaved: 'There is no fight on the table any more.',
    copy: 'Copy what went wrong',
    copied: 'Copied: it can be pasted anywhere now.',
    notCopied: 'The browser does not let this page copy. It stands below, to be marked by hand.',
    what: 'Where in the program',
  },
};
