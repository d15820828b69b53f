import { FIRST_TABLE, tableOfText } from '../../engine';
import type { AnyDesk, AnyOnView, AnySession } from './desk';
import { idOf } from './desk';

/** Each desk comes when it is needed: its engine, content and words are not light. */
const COMING: Readonly<Record<string, () => Promise<AnyDesk>>> = {
  showdown: async () => (await import('./showdown')).SHOWDOWN_DESK,
  'last-survivor': async () => (await import('./lastSurvivor')).LAST_SURVIVOR_DESK,
  encounter: async () => (await import('./encounter')).ENCOUNTER_DESK,
};

/** Those that are here. */
const desks: AnyDesk[] = [];

/** Who hears of tables: of every change, and of what is kept beside their course. */
export interface TableListener {
  changed(desk: AnyDesk, now: AnyOnView, before: AnyOnView): void;
  aside?(desk: AnyDesk): void;
}

const listeners = new Map<TableListener, (() => void)[]>();

function hear(listener: TableListener, desk: AnyDesk): void {
  const { changed, aside } = listener;
  listeners.get(listener)?.push(
    desk.store.subscribe((now, before) => changed(desk, now, before)),
    ...(aside === undefined ? [] : [desk.onAside(() => aside(desk))]),
  );
}

/** One table lies in a tab: where another comes, the one before is put away. It stays kept. */
function clearOthers(desk: AnyDesk, now: AnyOnView, before: AnyOnView): void {
  if (now.id === null || now.id === before.id) return;
  for (const other of desks) {
    if (other !== desk && other.store.getState().id !== null) other.store.getState().leave();
  }
}

/** From now on a desk is among those that tables lie on. */
export function bringDesk(desk: AnyDesk): void {
  if (desks.includes(desk)) return;
  desks.push(desk);
  // It may have got a table before it was here.
  const table = desk.store.getState();
  clearOthers(desk, table, { ...table, id: null });
  desk.store.subscribe((now, before) => clearOthers(desk, now, before));
  for (const listener of listeners.keys()) hear(listener, desk);
}

/** Hears of the tables on all desks, those that come later as well; gives back how it stops. */
export function followTables(listener: TableListener): () => void {
  listeners.set(listener, []);
  for (const desk of desks) hear(listener, desk);
  return () => {
    for (const stop of listeners.get(listener) ?? []) stop();
    listeners.delete(listener);
  };
}

/** The desk with a table on it; null: there is none. */
export const deskInUse = (): AnyDesk | null =>
  desks.find(({ store }) => store.getState().id !== null) ?? null;

/** What lies on the table of this tab; null: nothing. */
export const tableNow = (): AnySession | null => deskInUse()?.store.getState() ?? null;

/** The desk of a kind of table; null: this program knows no such. */
export async function deskOf(table: string = FIRST_TABLE): Promise<AnyDesk | null> {
  const here = desks.find((desk) => idOf(desk) === table);
  if (here !== undefined || !Object.hasOwn(COMING, table)) return here ?? null;
  const desk = (await COMING[table]?.()) ?? null;
  if (desk !== null) bringDesk(desk);
  return desk;
}

/**
 * The desk for the text of a file. One of a kind of table that this program does not know goes to the showdown's, which says
 * what is wrong with it.
 */
export async function deskForText(text: string): Promise<AnyDesk> {
  const desk = (await deskOf(tableOfText(text) ?? FIRST_TABLE)) ?? (await deskOf());
  if (desk === null) throw new Error('the first table is always there');
  return desk;
}
