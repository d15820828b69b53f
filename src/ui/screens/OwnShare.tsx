import { useEffect, useMemo, useState } from 'react';
import { current, cutText } from '../../engine';
import type { AnyDesk, AnyJournal, AnyOnView } from '../../store/desks/desk';
import { deskInUse } from '../../store/desks/registry';
import { LONGEST_LINK, linkOf } from '../../store/files/link';
import { tableText } from '../../store/files/tableText';
import { Share, type ShareLink } from '../share/Share';
import { headWords } from '../words/headWords';
import { useWords } from '../words/useWords';
import { copyText } from './copyText';
import { saveTable } from './saveToFile';

/** A name in a list of names; more than this nobody reads there. */
const LONGEST_NAME = 60;

/** What a fingerprint takes in a file, which has one for each step. */
const HASH_BYTES = 11;

const short = (name: string): string =>
  name.length > LONGEST_NAME ? `${cutText(name, LONGEST_NAME)}…` : name;

/** The link of a text, once it is made. */
function useLink(text: string): ShareLink {
  const [made, setMade] = useState<{ text: string; link: ShareLink } | null>(null);
  useEffect(() => {
    let asked = true;
    void linkOf(text).then((link) => {
      if (asked) setMade({ text, link: shown(link) });
    });
    return () => {
      asked = false;
    };
  }, [text]);
  return made?.text === text ? made.link : { is: 'making' };
}

function shown(link: string | null): ShareLink {
  if (link === null) return { is: 'impossible' };
  if (link.length > LONGEST_LINK) return { is: 'tooLong', length: link.length, most: LONGEST_LINK };
  const [page] = window.location.href.split('#');
  return { is: 'ready', address: `${page}#${link}`, length: link.length };
}

interface Shared {
  desk: AnyDesk;
  setup: NonNullable<AnyOnView['setup']>;
  journal: AnyJournal;
  onClose: () => void;
}

/** The table that lies here, of whichever game, to be shared as it is now. */
export function OwnShare({ onClose }: { onClose: () => void }) {
  const desk = deskInUse();
  const { setup = null, journal = null } = desk?.store.getState() ?? {};
  return desk === null || setup === null || journal === null ? null : (
    <SharedTable desk={desk} setup={setup} journal={journal} onClose={onClose} />
  );
}

function SharedTable({ desk, setup, journal, onClose }: Shared) {
  const { fights } = useWords();
  const { kind, moment } = headWords(desk.shown(setup, current(journal)), fights);
  const text = useMemo(() => tableText(desk, setup, journal, false), [desk, setup, journal]);
  const link = useLink(text);
  return (
    <Share
      open
      onClose={onClose}
      title={kind}
      moment={moment}
      steps={journal.at}
      redo={journal.entries.length - 1 - journal.at}
      names={desk.namesIn(setup).map(short)}
      link={link}
      kilobytes={Math.ceil((new TextEncoder().encode(text).length + journal.at * HASH_BYTES) / 1000)}
      onCopy={copyText}
      onSave={saveTable}
    />
  );
}
