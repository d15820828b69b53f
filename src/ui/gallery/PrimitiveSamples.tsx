import { useState } from 'react';
import type { Pace } from '../../store/settings';
import { GLYPHS, type GlyphName } from '../icons/glyphs';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { DieFace } from '../primitives/DieFace';
import { SelectField, SwitchField, TextField } from '../primitives/Field';
import { IconButton } from '../primitives/IconButton';
import { Menu } from '../primitives/Menu';
import { type Piece, PieceMark } from '../primitives/PieceMark';
import { PIECE_COLOURS, PIECE_SHAPES } from '../primitives/pieces';
import { SeatMark } from '../primitives/SeatMark';
import { Segmented } from '../primitives/Segmented';
import { StatChip } from '../primitives/StatChip';
import { Toasts } from '../primitives/Toasts';
import { KeyList } from '../shell/KeyList';
import { type HandOver, Settings, type Theme } from '../shell/Settings';
import styles from './Gallery.module.css';
import { Chapter, Specimen } from './Specimen';
import { MONSTER } from './sampleMonster';

type Window = 'dialog' | 'keys' | 'settings' | null;

/** Everything small that the rest is made of. */
export function PrimitiveSamples() {
  const [open, setOpen] = useState<Window>(null);
  const [theme, setTheme] = useState<Theme>('dark');
  const [pace, setPace] = useState<Pace>('slow');
  const [handOver, setHandOver] = useState<HandOver>('quiet');
  const [endure, setEndure] = useState(true);
  const [toasts, setToasts] = useState([{ id: '1', words: 'Saved. The fight can be closed.' }]);
  const close = () => setOpen(null);
  return (
    <Chapter title="Primitives">
      <Specimen name="Buttons">
        <div className={styles.row}>
          <Button tone="primary">Begin</Button>
          <Button icon="die">Roll</Button>
          <Button tone="quiet">Not now</Button>
          <Button tone="harm" glyph="trash">
            Leave
          </Button>
          <Button disabled>Not possible</Button>
          <Button tone="primary" size="l" onClick={() => setOpen('dialog')}>
            Open a window
          </Button>
          <Button onClick={() => setOpen('keys')}>Keys</Button>
          <Button onClick={() => setOpen('settings')}>Settings</Button>
        </div>
      </Specimen>
      <Specimen name="Signs as buttons">
        <div className={styles.row}>
          {(Object.keys(GLYPHS) as GlyphName[]).map((name) => (
            <IconButton key={name} label={name} glyph={name} />
          ))}
          <IconButton label="pressed" glyph="eye" aria-pressed />
          <IconButton label="disabled" glyph="undo" disabled />
        </div>
      </Specimen>
      <div className={styles.columns}>
        <Specimen name="Fields">
          <TextField label="Name" defaultValue="Allister" help="As on the record sheet." />
          <SelectField
            label="Kit"
            defaultValue="starting"
            options={[
              { value: 'starting', label: 'Starting' },
              { value: 'white-lion', label: 'White Lion' },
            ]}
            onPick={() => undefined}
          />
          <SwitchField label="Endure" help="SD-15.5" checked={endure} onChange={setEndure} />
          <Segmented
            legend="Pace"
            showLegend
            value={pace}
            onChange={setPace}
            options={(['step', 'slow', 'fast', 'instant'] as const).map((value) => ({ value, label: value }))}
          />
        </Specimen>
        <Specimen name="Pieces: colour, shape and letter">
          <div className={styles.row}>
            {PIECE_COLOURS.map((colour, index) => {
              const piece: Piece = {
                initial: 'AELZMR'[index] ?? '?',
                colour,
                shape: PIECE_SHAPES[index] ?? 'circle',
              };
              return <PieceMark key={colour} piece={piece} size="l" />;
            })}
          </div>
        </Specimen>
        <Specimen name="Players: the colour of their first survivor, a banner by seat, a letter">
          <div className={styles.row}>
            {PIECE_COLOURS.slice(0, 4).map((colour, cut) => (
              <SeatMark
                key={colour}
                seat={{ name: 'Jun', initial: 'JMRK'[cut] ?? '?', colour, cut }}
                size="l"
              />
            ))}
          </div>
        </Specimen>
        <Specimen name="Dice: hit, miss, lantern 10, plain, place">
          <div className={styles.row}>
            <DieFace value="7" result="hit" label="7: hits" size="l" />
            <DieFace value="2" result="miss" label="2: misses" size="l" />
            <DieFace value="10" result="lantern" label="10: lantern" size="l" />
            <DieFace value="4" label="4" size="l" />
            <DieFace value="waist" label="waist" size="l" />
            <DieFace value="7" result="hit" label="7: hits" size="s" />
            <DieFace value="2" result="miss" label="2: misses" size="s" />
          </div>
        </Specimen>
        <Specimen name="Figures (press one with parts)">
          <div className={styles.row}>
            {MONSTER.stats.map((stat) => (
              <StatChip key={stat.id} stat={stat} look="inline" />
            ))}
          </div>
        </Specimen>
        <Specimen name="Menu">
          <div className={styles.row}>
            <Menu
              trigger="More"
              title="More"
              align="start"
              items={[
                { id: 'save', label: 'Save to a file', glyph: 'download' },
                { id: 'edit', label: 'Correct the table', glyph: 'edit', disabled: true },
                { id: 'leave', label: 'Leave the fight', tone: 'harm' },
              ]}
              onPick={() => undefined}
            />
          </div>
        </Specimen>
      </div>
      <Toasts toasts={toasts} onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))} />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Leave the fight?"
        size="s"
        footer={
          <>
            <Button onClick={close}>Stay</Button>
            <Button tone="harm" onClick={close}>
              Leave
            </Button>
          </>
        }
      >
        It is saved and can be continued from the first page.
      </Dialog>
      <KeyList open={open === 'keys'} onClose={close} />
      <Settings
        open={open === 'settings'}
        onClose={close}
        theme={theme}
        onTheme={setTheme}
        pace={pace}
        onPace={setPace}
        handOver={handOver}
        onHandOver={setHandOver}
      />
    </Chapter>
  );
}
