/** What was lost of a kept fight, and why. */
export interface LostWords {
  why: 'damaged' | 'rules' | null;
  end: number;
  before: number;
}

const changes = (n: number): string => (n === 1 ? 'the last change is' : `the last ${n} changes are`);

/** How fights are kept in the browser. */
export const keeping = {
  /** A fight that could not be brought back whole. */
  lost({ why, end, before }: LostWords): string {
    const cause =
      why === 'rules'
        ? 'The rules have changed since this fight was played.'
        : 'What was kept of this fight is damaged.';
    const kept =
      end === 0 ? 'The table is as it was left' : `The table is as it was before: ${changes(end)} missing`;
    const back = before > 0 ? ', and what came before can’t be taken back.' : '.';
    return `${cause} ${kept}${back} It goes on as a fight of its own; what was kept stays as it is.`;
  },
  unreadable: 'The last fight can’t be read: what was kept of it is damaged. It stays as it is',
  /** The sign in the bar, and the title of what it opens. */
  sign: { nothing: 'Saving', saving: 'Saving', saved: 'Saved', trouble: 'Not saved', elsewhere: 'Watching' },
  where: 'This fight is kept in this browser, on this device, after every change.',
  onItsWay: 'The last change is on its way to the disk.',
  /** Whether the browser has promised to keep it for good. */
  lasting:
    'The browser has promised not to clear it by itself. It goes only if you delete it, or this page’s data.',
  notLasting:
    'The browser may clear it if the device runs short of room, or after a long time without a visit. Save fights that matter to a file, too.',
  /** Why nothing can be written; the fight itself goes on. */
  trouble: {
    full: 'There is no room left on this device for what this page keeps. What has been saved so far is safe; what is done now is not saved. It is saved by itself as soon as there is room: delete old fights or other files, or save this fight to a file now.',
    blocked:
      'This browser lets the page keep nothing: the window may be private, or storage may be switched off for this page. The fight goes on as long as the page stays open. To keep it, save it to a file.',
    failed:
      'The browser could not write the last changes. What was saved before is safe, and it is tried again by itself. To be sure, save the fight to a file.',
  },
  again: 'Try again',
  toFile: 'Save to a file',
  /** A fight that another tab of this browser holds. */
  watch: {
    title: 'Watching',
    elsewhere: 'Another tab plays this fight',
    /** In the place of “Your decision”, for a fight of one player. */
    asked: 'Asked in the other tab',
    askedForMonster: 'Asked in the other tab, for the monster',
    why: 'This fight is played in another tab of this browser. What is done there is shown here as soon as it is saved. To play it here, take it over: the other tab will watch then. If that tab is closed, this one goes on with the fight by itself.',
    takeOver: 'Take over',
    taking: 'Taking over …',
    said: (by: string, question: string) => `${by}. ${question}`,
    notTaken: (reason: string) => `The fight could not be taken over (${reason}). The other tab plays on`,
  },
  /** The tab that played is gone, and the fight goes on in this one. */
  inherited: 'The tab that played this fight was closed, or has left it. You play on here.',
  /** Another tab took the fight over while nothing could be saved here. */
  parted:
    'Another tab has taken the fight over before what was done here could be saved. Both are kept: what lies on this table goes on as a fight of its own.',
};
