import { useRef, useState } from 'react';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { TextField } from '../primitives/Field';
import { useWords } from '../words/useWords';
import styles from './Share.module.css';

/** The link of a fight: under way, ready, too long, or not to be made in this browser. */
export type ShareLink =
  | { is: 'making' | 'impossible' }
  | { is: 'ready'; address: string; length: number }
  | { is: 'tooLong'; length: number; most: number };

export interface ShareProps {
  open: boolean;
  onClose: () => void;
  /** Which fight, and where it stands. */
  title: string;
  moment: string;
  steps: number;
  redo: number;
  /** Everybody whose name goes along. */
  names: readonly string[];
  link: ShareLink;
  kilobytes: number;
  /** Resolves to false where the browser refuses. */
  onCopy: (address: string) => Promise<boolean>;
  onSave: () => void;
}

/** A fight to be given to somebody: what is in it, as a link where it fits, as a file in any case. */
export function Share(props: ShareProps) {
  const words = useWords().files.share;
  const { link } = props;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);

  async function copy(address: string): Promise<void> {
    const done = await props.onCopy(address);
    setCopied(done);
    if (!done) field.current?.select();
  }

  return (
    <Dialog open={props.open} onClose={props.onClose} title={words.title} size="m">
      <div className={styles.sheet}>
        <section className={styles.part}>
          <h3 className={styles.heading}>{words.inIt}</h3>
          <p className={styles.fight}>
            {props.title}, {props.moment}
          </p>
          <ul className={styles.list}>
            <li>{words.steps(props.steps, props.redo)}</li>
            <li className={styles.names}>{words.names(props.names)}</li>
            <li>{words.nothingElse}</li>
          </ul>
        </section>
        <section className={styles.part}>
          <h3 className={styles.heading}>{words.link}</h3>
          {link.is === 'making' && <p>{words.making}</p>}
          {link.is === 'impossible' && <p>{words.cantPack}</p>}
          {link.is === 'tooLong' && <p>{words.tooLong(link.length, link.most)}</p>}
          {link.is === 'ready' && (
            <>
              <TextField
                ref={field}
                label={words.address}
                help={words.linkNote(link.length)}
                value={link.address}
                readOnly
                onFocus={(event) => event.target.select()}
              />
              <div className={styles.act}>
                <Button tone="primary" onClick={() => void copy(link.address)}>
                  {words.copy}
                </Button>
                <p role="status" className={styles.said} data-failed={copied === false || undefined}>
                  {copied === null ? '' : copied ? words.copied : words.notCopied}
                </p>
              </div>
            </>
          )}
        </section>
        <section className={styles.part}>
          <h3 className={styles.heading}>{words.file}</h3>
          <p>{words.fileNote(props.kilobytes)}</p>
          <div className={styles.act}>
            <Button tone={link.is === 'ready' ? 'plain' : 'primary'} glyph="download" onClick={props.onSave}>
              {words.save}
            </Button>
          </div>
        </section>
      </div>
    </Dialog>
  );
}
