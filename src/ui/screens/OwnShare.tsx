import { useEffect, useMemo, useState } from 'react';
import { current, cutText, type SetUp } from '../../engine';
import { LONGEST_LINK, linkOf } from '../../store/files/link';
import type { FightJournal } from '../../store/session';
import { Share, type ShareLink } from '../share/Share';
import { TEXT } from '../words/text';
import { useWords } from '../words/useWords';
import { copyText } from './copyText';
import { fightText, saveToFile } from './saveToFile';

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

export interface OwnShareProps {
  setup: SetUp;
  journal: FightJournal;
  onClose: () => void;
}

/** The fight on the table, to be shared as it is now. */
export function OwnShare({ setup, journal, onClose }: OwnShareProps) {
  const { table } = useWords();
  const state = current(journal);
  const text = useMemo(() => fightText(setup, journal, false), [setup, journal]);
  const link = useLink(text);
  return (
    <Share
      open
      onClose={onClose}
      title={`${TEXT.nameOf('monster', state.monster.card)}, ${TEXT.nameOf('level', state.monster.level)}`}
      moment={table.round(state.round)}
      steps={journal.at}
      redo={journal.entries.length - 1 - journal.at}
      names={[...setup.survivors, ...setup.players.map((name) => ({ name }))].map(({ name }) => short(name))}
      link={link}
      kilobytes={Math.ceil((new TextEncoder().encode(text).length + journal.at * HASH_BYTES) / 1000)}
      onCopy={copyText}
      onSave={() => saveToFile(setup, journal)}
    />
  );
}
