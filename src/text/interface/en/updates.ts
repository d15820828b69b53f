/** A newer version of the program. */
export const updates = {
  title: 'New version',
  ready:
    'A new version of Showdown Table is ready. It takes the place of this one when you say so; kept fights stay as they are.',
  busy: 'A fight is being played in another tab. The new version waits until that one is over or its tab is closed.',
  taking: 'The new version is on its way …',
  taken: 'Another tab has changed to the new version. This page still runs the one before.',
  take: 'Change now',
  again: 'Try again',
  reload: 'Load the page anew',
  later: 'Later',
};
