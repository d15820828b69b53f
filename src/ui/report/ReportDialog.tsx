import { useState } from 'react';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { SwitchField } from '../primitives/Field';
import { TextArea } from '../primitives/TextArea';
import { useWords } from '../words/useWords';
import styles from './Report.module.css';

export interface ReportDialogProps {
  onClose: () => void;
  /** The file that was saved with the press that opened this. */
  name: string;
  onAgain: (wishes: { names: boolean; words: string }) => void;
}

/** A fault report has been saved: what is in it, and what somebody may add. */
export function ReportDialog({ onClose, name, onAgain }: ReportDialogProps) {
  const words = useWords().files.report;
  const [nameless, setNameless] = useState(true);
  const [text, setText] = useState('');
  const [again, setAgain] = useState(false);
  return (
    <Dialog open onClose={onClose} title={words.title} size="m">
      <div className={styles.sheet}>
        <p role="status" className={styles.saved}>
          {again ? words.savedAgain(name) : words.saved(name)}
        </p>
        <p>{words.inIt}</p>
        <SwitchField
          label={words.nameless}
          help={words.namelessHelp}
          checked={nameless}
          onChange={setNameless}
        />
        <TextArea label={words.text} value={text} onChange={(event) => setText(event.target.value)} />
        <div className={styles.act}>
          <Button
            glyph="download"
            onClick={() => {
              onAgain({ names: !nameless, words: text });
              setAgain(true);
            }}
          >
            {words.again}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
