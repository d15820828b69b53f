/** Parts of the program that are loaded when they are needed. */
export const parts = {
  loading: 'Loading …',
  notLoaded: 'This part could not be loaded',
  notLoadedWhy:
    'You may be offline, or a new version of the program has taken the place of this one. A fight on the table is kept in this browser.',
  again: 'Try again',
  reload: 'Load the page anew',
  home: 'Home',
};
