import { Button } from '../primitives/Button';
import { Page } from '../shell/Page';
import { useWords } from '../words/useWords';
import styles from './NoReplay.module.css';

export interface NoReplayProps {
  onChoose: () => void;
}

/** There is no fight at this address: why that may be, and a way to one. */
export function NoReplay({ onChoose }: NoReplayProps) {
  const words = useWords().replay;
  return (
    <Page title={words.title}>
      <div className={styles.nothing}>
        <h2>{words.nothing}</h2>
        <p>{words.nothingWhy}</p>
        <Button tone="primary" glyph="upload" onClick={onChoose}>
          {words.choose}
        </Button>
      </div>
    </Page>
  );
}
