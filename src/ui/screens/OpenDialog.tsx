import { useRef, useState } from 'react';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { TextArea } from '../primitives/TextArea';
import { useWords } from '../words/useWords';
import { chooseFile } from './chooseFile';
import styles from './OpenDialog.module.css';

export interface OpenDialogProps {
  open: boolean;
  onClose: () => void;
  onFile: (file: File) => void;
  onText: (text: string) => void;
}

/** Every way to open a fight that needs neither a mouse nor a second window: a file, its text, a link. */
export function OpenDialog({ open, onClose, onFile, onText }: OpenDialogProps) {
  const words = useWords().files.open;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);

  function close(): void {
    setText('');
    setRefused(false);
    onClose();
  }
  async function choose(): Promise<void> {
    const file = await chooseFile();
    if (file === null) return;
    close();
    onFile(file);
  }
  async function paste(): Promise<void> {
    try {
      setText(await navigator.clipboard.readText());
      setRefused(false);
    } catch {
      setRefused(true);
    }
    field.current?.focus();
  }
  function go(): void {
    close();
    onText(text);
  }

  return (
    <Dialog open={open} onClose={close} title={words.title} size="m">
      <div className={styles.ways}>
        <p>{words.intro}</p>
        <Button tone="primary" size="l" glyph="upload" wide onClick={() => void choose()}>
          {words.choose}
        </Button>
        <p className={styles.or}>{words.or}</p>
        <TextArea
          ref={field}
          label={words.text}
          help={words.help}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button onClick={() => void paste()}>{words.paste}</Button>
          <Button tone="primary" disabled={text.trim() === ''} onClick={go}>
            {words.go}
          </Button>
        </div>
        <p role="status" className={styles.said}>
          {refused ? words.notPasted : ''}
        </p>
      </div>
    </Dialog>
  );
}
