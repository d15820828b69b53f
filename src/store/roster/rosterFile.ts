import * as z from 'zod/mini';
import { firstLetters, givenName, tidied, tooMuch } from '../../engine';
import { CONTENT } from '../content';
import { CampaignReader, CampaignSchema, type Reading } from './campaign';
import { type LeftNote, Notes } from './importNotes';
import {
  KEPT_LISTS,
  type KeptList,
  type KeptSurvivor,
  KeptSurvivorSchema,
  type Party,
  PartySchema,
  ROSTER_LIMITS,
  type Roster,
} from './shapes';

const FORMAT = 'showdown-roster';
const VERSION = 1;

/** The roster as the text of a file (docs/roster.md). */
export const rosterText = ({ survivors, parties }: Roster): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, survivors, parties }, null, 1);

/** What came out of a file, and what was left out. */
export interface ReadRoster {
  from: 'roster' | 'campaign';
  survivors: KeptSurvivor[];
  parties: Party[];
  left: LeftNote[];
}

/** Why nothing of a file can be taken over. */
export interface RosterRefused {
  refused: 'tooLarge' | 'notJson' | 'noSurvivors' | 'otherVersion' | 'full';
}

export const isRead = (read: ReadRoster | RosterRefused): read is ReadRoster => !('refused' in read);

const HeaderSchema = z.looseObject({ format: z.literal(FORMAT), version: z.int() });
const OwnSchema = z.looseObject({
  survivors: z._default(z.array(z.unknown()), []),
  parties: z._default(z.array(z.unknown()), []),
});
const NamedSchema = z.looseObject({ name: z.string(), notes: z.optional(z.string()) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the content has what an entry of a list names. */
const KNOWN: Readonly<Record<KeptList, (id: string) => boolean>> = {
  fightingArts: (id) => Object.hasOwn(CONTENT.traits, id) && CONTENT.traits[id]?.kind === 'fightingArt',
  disorders: (id) => Object.hasOwn(CONTENT.traits, id) && CONTENT.traits[id]?.kind === 'disorder',
  abilities: (id) =>
    Object.hasOwn(CONTENT.traits, id) && ['ability', 'proficiency'].includes(CONTENT.traits[id]?.kind ?? ''),
  injuries: (id) => Object.hasOwn(CONTENT.injuries, id),
};

const trains = (id: string): boolean => id === '' || CONTENT.pack.proficiencies.some((p) => p.id === id);

const isGear = (id: string): boolean => Object.hasOwn(CONTENT.gear, id);

/** A kept survivor with nothing in it that this program does not have. */
function known(survivor: KeptSurvivor, notes: Notes): KeptSurvivor {
  const of = survivor.name;
  const list = (name: KeptList) =>
    survivor.lists[name].filter((id) => {
      if (!KNOWN[name](id)) notes.add(name, of, id);
      return KNOWN[name](id);
    });
  const lists = Object.fromEntries(KEPT_LISTS.map((name) => [name, list(name)])) as KeptSurvivor['lists'];
  const grid = survivor.grid.map((id) => {
    if (id !== null && !isGear(id)) notes.add('gear', of, id);
    return id !== null && isGear(id) ? id : null;
  });
  if (!trains(survivor.weaponType)) notes.add('weaponType', of, survivor.weaponType);
  return { ...survivor, lists, grid, weaponType: trains(survivor.weaponType) ? survivor.weaponType : '' };
}

/** Names and notes of this length at most. */
function shortened(given: unknown, notes: Notes): unknown {
  const texts = z.safeParse(NamedSchema, given);
  if (!texts.success) return given;
  const { name, cut } = givenName(texts.data.name);
  const long = texts.data.notes;
  const words = long === undefined ? undefined : firstLetters(long, ROSTER_LIMITS.notes);
  if (cut || words !== long) notes.add('cut', firstLetters(name, 20));
  return { ...texts.data, name, ...(words === undefined ? {} : { notes: words }) };
}

/** Our own file; every survivor gets a new id, so that none here is written over. */
function readOwn(value: unknown, { freshId }: Reading, notes: Notes): [KeptSurvivor[], Party[]] {
  const own = OwnSchema.parse(value);
  const ids = new Map<string, string>();
  const survivors = own.survivors.flatMap((given) => {
    const read = z.safeParse(KeptSurvivorSchema, shortened(given, notes));
    if (!read.success) {
      notes.add('unreadable', null);
      return [];
    }
    const id = freshId();
    ids.set(read.data.id, id);
    return [known({ ...read.data, id }, notes)];
  });
  const parties = own.parties.flatMap((given) => {
    const read = z.safeParse(PartySchema, shortened(given, notes));
    if (!read.success) {
      notes.add('parties', null);
      return [];
    }
    const members = read.data.members.flatMap((id) => ids.get(id) ?? []);
    if (members.length < read.data.members.length) notes.add('members', read.data.name);
    return [{ ...read.data, id: freshId(), members }];
  });
  return [survivors, parties];
}

/** The survivors of a campaign of the community's program; of all else the report tells. */
function readCampaign(value: Record<string, unknown>, reading: Reading, notes: Notes): KeptSurvivor[] {
  const reader = new CampaignReader(reading, notes);
  for (const key of Object.keys(value))
    if (key !== 'survivors' && key !== 'version') notes.add('keys', null, key);
  const { survivors } = CampaignSchema.parse(value);
  return survivors.flatMap((given) => reader.survivor(given) ?? []);
}

/** As many as there is room for; the others are told of. */
function withRoom<T>(things: T[], room: number, note: () => void): T[] {
  for (const _ of things.slice(room)) note();
  return things.slice(0, room);
}

/** Reads a file with survivors: our own roster, or a campaign of the community's program. */
export function readRoster(text: string, here: Roster, reading: Reading): ReadRoster | RosterRefused {
  if (text.length > ROSTER_LIMITS.file || tooMuch(text) !== null) return { refused: 'tooLarge' };
  const value = parsed(text);
  if (value === undefined) return { refused: 'notJson' };
  const tidy = tidied(value);
  const notes = new Notes();
  for (const where of tidy.unsafe.where) notes.add('unsafeKeys', null, where);
  const header = z.safeParse(HeaderSchema, tidy.value);
  if (header.success && header.data.version !== VERSION) return { refused: 'otherVersion' };
  const campaign = z.safeParse(CampaignSchema, tidy.value);
  if (!header.success && !campaign.success) return { refused: 'noSurvivors' };
  const room = ROSTER_LIMITS.survivors - here.survivors.length;
  if (room <= 0) return { refused: 'full' };
  let survivors: KeptSurvivor[];
  let parties: Party[] = [];
  if (header.success) {
    const own = z.safeParse(OwnSchema, tidy.value);
    if (!own.success) return { refused: 'noSurvivors' };
    [survivors, parties] = readOwn(own.data, reading, notes);
  } else survivors = readCampaign(tidy.value as Record<string, unknown>, reading, notes);
  const taken = withRoom(survivors, room, () => notes.add('tooMany', null));
  const ids = new Set(taken.map(({ id }) => id));
  return {
    from: header.success ? 'roster' : 'campaign',
    survivors: taken,
    parties: withRoom(parties, Math.max(0, ROSTER_LIMITS.parties - here.parties.length), () =>
      notes.add('parties', null),
    ).map((party) => ({ ...party, members: party.members.filter((id) => ids.has(id)) })),
    left: notes.all(),
  };
}
