import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { useWords } from '../words/useWords';
import styles from './Roster.module.css';
import type { FileRead } from './readFile';

/** What came of a file: how much was taken over, and all that was left out. */
export function ReportDialog({ file, onClose }: { file: FileRead; onClose: () => void }) {
  const words = useWords().roster;
  const { report } = words;
  return (
    <Dialog
      open
      onClose={onClose}
      title={report.title}
      footer={
        <Button tone="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      {'refused' in file ? (
        <p role="alert">
          <bdi>{report.refused[file.refused](file.file)}</bdi>
        </p>
      ) : (
        <div className={styles.report}>
          <p>{report[file.read.from]}</p>
          <p role="status">{report.taken(file.read.survivors.length, file.read.parties.length)}</p>
          {file.read.left.length === 0 ? (
            <p>{report.complete}</p>
          ) : (
            <section aria-labelledby="roster-left">
              <h3 id="roster-left">{report.left}</h3>
              <ul>
                {file.read.left.map(({ what, of, count, names }) => (
                  <li key={`${what} ${of}`}>
                    <bdi>{report.line(what, of, count, names)}</bdi>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </Dialog>
  );
}
