const one = (count: number, single: string, many: string): string =>
  count === 1 ? `1 ${single}` : `${count} ${many}`;

/** What of a file was not taken over, by kind. */
const LEFT = {
  unreadable: (count: number) => `${one(count, 'survivor', 'survivors')} could not be read`,
  tooMany: (count: number) => `${one(count, 'survivor', 'survivors')} too many: there is no room for more`,
  fightingArts: () => 'fighting arts that are not in this program',
  disorders: () => 'disorders that are not in this program',
  abilities: () => 'abilities that are not in this program',
  injuries: () => 'injuries that could not be read',
  gear: () => 'gear that is not in this program, or has no place',
  weaponType: () => 'a weapon type that nobody trains here',
  numbers: () => 'numbers that could not be read',
  flags: () => 'what it may not do can’t be said here',
  armour: () => 'armour and damage of a fight: armour comes from the gear',
  survivorKeys: () => 'of the survivors',
  keys: () => 'of the campaign',
  cut: () => 'a name or note was cut, as it was too long',
  unsafeKeys: () => 'keys that could do harm',
  members: () => 'members of the party that are not in the file',
  parties: (count: number) => `${one(count, 'party', 'parties')} could not be taken over`,
};

/** Survivors and parties that are kept between fights. */
export const roster = {
  title: 'Roster',
  homeNote: 'Survivors and parties kept between fights',
  survivors: 'Survivors',
  parties: 'Parties',
  empty: 'Nobody is kept yet',
  emptyWhy: 'Keep survivors in the set-up of a fight, add one here, or read a file.',
  blocked: 'The browser keeps nothing for this page',
  blockedWhy:
    'Its store is blocked or can’t be read, as in some private windows. Survivors can be kept once it is allowed.',
  unwritten: 'The last change could not be written; everything is as it was before it.',
  again: 'Try again',
  add: 'Add a survivor',
  newName: 'New survivor',
  nameless: 'Nameless',
  read: 'Read a file',
  save: 'Save to a file',
  count: (count: number) => one(count, 'survivor', 'survivors'),
  state: { alive: 'alive', dead: 'dead', retired: 'retired' },
  stateLabel: 'State',
  skipsHunt: 'Skips the next hunt',
  name: 'Name',
  notes: 'Notes',
  figures: (survival: number, insanity: number, experience: number) =>
    `survival ${survival} · insanity ${insanity} · hunt experience ${experience}`,
  edit: 'Edit',
  gear: 'Gear',
  sheet: 'Record sheet',
  copy: 'Copy',
  copied: (name: string) => `${name} (copy)`,
  remove: 'Delete',
  removed: (name: string) => `Deleted: ${name}`,
  undo: 'Undo',
  of: (deed: string, name: string) => `${deed}: ${name}`,
  more: 'More',
  done: 'Done',
  keep: 'Keep',
  party: {
    add: 'Add a party',
    name: 'Name of the party',
    newName: 'New party',
    members: 'Who belongs to it',
    nobody: 'Nobody yet',
    dissolve: 'Dissolve',
    dissolved: (name: string) => `Dissolved: ${name}. Its survivors are still here.`,
  },
  report: {
    title: 'What was read',
    roster: 'A roster of this program',
    campaign: 'A campaign of the community’s program',
    taken: (survivors: number, parties: number) =>
      `Taken over: ${one(survivors, 'survivor', 'survivors')}${parties === 0 ? '' : ` and ${one(parties, 'party', 'parties')}`}.`,
    complete: 'Nothing was left out.',
    left: 'Left out',
    line: (what: keyof typeof LEFT, of: string | null, count: number, names: readonly string[]) => {
      const said = LEFT[what](count);
      const named = names.length === 0 ? '' : `: ${names.join(', ')}`;
      const more = count > names.length && names.length > 0 ? ' and more' : '';
      return `${of === null ? '' : `${of}, `}${said}${named}${more}`.replace(/^./u, (first) =>
        first.toLocaleUpperCase(),
      );
    },
    refused: {
      tooLarge: (file: string) => `${file} is too large: 2 MB at most. Nothing was changed.`,
      notJson: (file: string) => `${file} is no file with survivors: it is not JSON. Nothing was changed.`,
      noSurvivors: (file: string) =>
        `${file} holds no survivors: neither a roster of this program nor a campaign. Nothing was changed.`,
      otherVersion: (file: string) =>
        `${file} was made by a newer version of this program. Nothing was changed.`,
      full: () => 'There is no room for more survivors: delete some first. Nothing was changed.',
      unreadable: (file: string) => `${file} could not be read. Nothing was changed.`,
      unwritten: () => 'The browser could not write it. Nothing was changed.',
    },
  },
  /** In the set-up. */
  setup: {
    keep: 'Keep these survivors',
    keepHelp:
      'Those who came from the roster are written over with what stands here; the others are added to it.',
    asParty: 'As a party called',
    asPartyHelp: 'Empty: no party.',
    kept: (count: number) => `${one(count, 'survivor is', 'survivors are')} kept in the roster.`,
    take: 'Take from the roster',
    takeAll: (party: string) => `All of ${party}`,
    takeHelp: (most: number) =>
      `They replace the survivors of the set-up; ${most} at most. Those who are dead or have retired are not listed.`,
    takeThese: (count: number) => (count === 0 ? 'Take them' : `Take ${one(count, 'survivor', 'survivors')}`),
    tooMany: (most: number) => `${most} at most.`,
    nobody: 'Nobody who could fight is kept yet.',
    open: 'To the roster',
    full: 'There is no room for so many more in the roster: delete some first.',
  },
  /** In the aftermath. */
  after: {
    title: 'Into the roster',
    take: (name: string) => `Take over the changes of ${name}`,
    taken: (name: string) => `${name} is written into the roster.`,
    takenCut: (name: string, letters: number) =>
      `${name} is written into the roster, with the first ${letters} letters of the name.`,
    back: (name: string) => `Take it back: ${name}`,
    keep: (name: string) => `Keep ${name}`,
    help: 'Only what you press is written. Rewards are yours to keep track of.',
    milestone: { seeTheTruth: 'See the truth', whiteSecret: 'The white secret' },
    homeless: (gear: string) => `Gear without a place: ${gear}`,
    failed: 'The browser could not write it. The roster is as it was.',
  },
};
