import { useMemo } from 'react';
import { goOn } from '../../store/guide/goOn';
import { usePlayOut } from '../../store/playOut';
import { type FightJournal, useSession } from '../../store/session';
import { toldFrom } from '../../store/showing';
import { PlayOutBar } from '../decision/PlayOutBar';
import { useWords } from '../words/useWords';
import type { Fight } from './fight';
import { pictureBy, pictureLines } from './pictureViews';
import { rollViews } from './rollViews';
import type { ShownPicture } from './useShownPicture';

export interface PlayOutProps {
  shown: ShownPicture;
  /** The table as the picture has it. */
  fight: Fight;
}

const NOTHING: FightJournal['entries'] = [];

/** So many rolls are in sight at once, where there is room. */
const ROLLS = 4;

/** The bar while what happened is played out. */
export function PlayOut({ shown: { picture, length }, fight }: PlayOutProps) {
  const { pictures, at, rest } = usePlayOut();
  const words = useWords();
  const entries = useSession((s) => s.journal?.entries) ?? NOTHING;
  const from = pictures[0]?.entry ?? picture.entry;
  const { entry, told } = picture;
  const rolls = useMemo(
    () => rollViews(toldFrom(entries, from, { entry, told }), fight, words, ROLLS),
    [entries, from, entry, told, fight, words],
  );
  return (
    <PlayOutBar
      by={pictureBy(picture, fight)}
      lines={pictureLines(pictures, at, fight)}
      rolls={rolls}
      waits={length === null}
      onNext={goOn}
      onRest={rest}
    />
  );
}
