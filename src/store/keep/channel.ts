import { freshId } from '../freshId';

/** This tab, as the one that may write a fight. */
export const TAB: string = freshId();

/** What tabs tell each other of a fight: something was written; who holds it shall give it away; another tab has it now. */
export interface Message {
  kind: 'wrote' | 'give' | 'taken';
  fight: string;
  from: string;
}

const NAME = 'showdown-table';

let channel: BroadcastChannel | null = null;

/** Hears what other tabs tell, until the returned function is called. */
export function listenToTabs(hear: (message: Message) => void): () => void {
  // Without it tabs find out about each other when they write.
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const own = new BroadcastChannel(NAME);
  own.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}

/** Tells all other tabs. */
export function tellTabs(kind: Message['kind'], fight: string): void {
  channel?.postMessage({ kind, fight, from: TAB } satisfies Message);
}
