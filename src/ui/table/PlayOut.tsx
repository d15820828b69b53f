import { usePlayOut } from '../../store/playOut';
import { PlayOutBar } from '../decision/PlayOutBar';
import { useWords } from '../words/useWords';
import type { Fight } from './fight';
import { pictureBy, pictureDice, pictureLines } from './pictureViews';
import type { ShownPicture } from './useShownPicture';

export interface PlayOutProps {
  shown: ShownPicture;
  /** The table as the picture has it. */
  fight: Fight;
}

/** The bar while what happened is played out. */
export function PlayOut({ shown: { picture, length }, fight }: PlayOutProps) {
  const { pictures, at, next, rest } = usePlayOut();
  const words = useWords().table;
  return (
    <PlayOutBar
      by={pictureBy(picture, fight)}
      lines={pictureLines(pictures, at, fight)}
      dice={pictureDice(picture, words)}
      waits={length === null}
      onNext={next}
      onRest={rest}
    />
  );
}
