/** The first screen. */
export const home = {
  tagline: 'The monster plays itself. The rules are kept. You have your dice, your lantern and each other.',
  lastFight: 'Last fight',
  continue: 'Continue',
  firstFight: 'First fight',
  firstFightNote: 'Never played? A guide explains everything as it happens',
  quickFight: 'Quick fight',
  newShowdown: 'New showdown',
  newShowdownNote: 'Choose monster, level, survivors and gear',
  tables: 'Other tables',
  encounter: 'Combat encounter',
  encounterNote: 'Investigators against what comes out of the cup: one quick meeting, or a whole night',
  lastSurvivor: 'Last survivor',
  lastSurvivorNote:
    'Two to four on an island, by day and by night, until one is left; the program plays who is missing',
  more: 'More',
  rules: 'Rules',
  rulesNote: 'Rulebook, readings, variants and glossary, to search',
  cards: 'Cards',
  cardsNote: 'Every card of every monster, survivor and of the other tables',
  unofficial: 'An unofficial program, without art or text of the published game.',
  credits: 'Credits',
};

/** Who made what is used. */
export const credits = {
  title: 'Credits',
  unofficial:
    'Showdown Table is an unofficial program. It is not made, endorsed or supported by the publisher of any game and contains none of its art or text.',
  icons: 'Silhouettes',
  iconsFrom: (collection: string) => `From ${collection}, licensed under`,
  changed: 'Their colours were changed and they were gathered in one file.',
  madeBy: (author: string) => `Icons made by ${author}`,
  fonts: 'Letters',
  fontsFrom: 'Cinzel, Shippori Mincho and Zen Kaku Gothic New, all under the SIL Open Font License.',
};
