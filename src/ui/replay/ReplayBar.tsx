import { useState } from 'react';
import type { RoundMark } from '../../store/replay/rounds';
import bar from '../decision/DecisionBar.module.css';
import { ToldLines } from '../decision/ToldLines';
import { Glyph } from '../icons/Glyph';
import { Button } from '../primitives/Button';
import { SelectField } from '../primitives/Field';
import { IconButton } from '../primitives/IconButton';
import { LiveRegion } from '../primitives/LiveRegion';
import { Tooltip } from '../primitives/Tooltip';
import { useWords } from '../words/useWords';
import styles from './ReplayBar.module.css';
import { Scrubber } from './Scrubber';
import { useReplayKeys } from './useReplayKeys';

export interface ReplayBarProps {
  /** Such as "Round 3", and "step 12 of 80". */
  where: string;
  step: string;
  /** Where it is not the whole course that is shown: why. */
  warning?: string | undefined;
  /** What had happened up to this moment, and last what happened in it. */
  lines: readonly string[];
  at: number;
  count: number;
  stands: number;
  round: number;
  rounds: readonly RoundMark[];
  unit: 'round' | 'day';
  playing: boolean;
  hasEarlier: boolean;
  hasLater: boolean;
  canPlayOn: boolean;
  onScrub: (entry: number) => void;
  onRound: (round: number) => void;
  onEarlier: () => void;
  onLater: () => void;
  onPlay: () => void;
  onPause: () => void;
  onPlayOn: () => void;
}

/** In the place of the question in a replay: where one is, the line of the fight, and every way along it. */
export function ReplayBar(props: ReplayBarProps) {
  const { where, step, warning, lines, rounds, round, unit, playing, hasEarlier, hasLater, canPlayOn } =
    props;
  const words = useWords().replay;
  // Whoever draws along the line hears its words from the line itself.
  const [held, setHeld] = useState(false);
  const before = rounds.findLast((mark) => mark.round < round);
  const after = rounds.find((mark) => mark.round > round);
  const toggle = playing ? props.onPause : props.onPlay;
  const back = () => {
    if (before !== undefined) props.onRound(before.round);
  };
  const forth = () => {
    if (after !== undefined) props.onRound(after.round);
  };
  const keys = { ',': props.onEarlier, '.': props.onLater, k: toggle, '[': back, ']': forth };
  useReplayKeys(keys);
  const said = words.at(where, step, lines.at(-1) ?? '');
  return (
    <section className={bar.frame} aria-label={words.title}>
      <div className={bar.bar} data-past>
        <header className={styles.header}>
          <p className={styles.place}>
            <strong>{where}</strong> <span className={styles.step}>{step}</span>
          </p>
          <Tooltip words={canPlayOn ? words.playOnHint : words.overHere}>
            <Button tone="primary" aria-disabled={!canPlayOn} onClick={() => canPlayOn && props.onPlayOn()}>
              {words.playOn}
            </Button>
          </Tooltip>
        </header>
        {warning !== undefined && (
          <p className={styles.warning}>
            <Glyph name="alert" />
            {warning}
          </p>
        )}
        <ToldLines lines={lines} />
        <Scrubber
          at={props.at}
          count={props.count}
          stands={props.stands}
          rounds={rounds}
          said={said}
          onScrub={props.onScrub}
          onHold={setHeld}
        />
        <div className={styles.controls}>
          <fieldset className={styles.steps} aria-label={words.controls}>
            <IconButton
              label={words.back[unit]}
              hint="["
              glyph="rewind"
              disabled={before === undefined}
              onClick={back}
            />
            <IconButton
              label={words.stepBack}
              hint=","
              glyph="stepBack"
              aria-disabled={!hasEarlier}
              onClick={props.onEarlier}
            />
            <IconButton
              label={playing ? words.pause : words.play}
              hint="K"
              glyph={playing ? 'pause' : 'play'}
              onClick={toggle}
            />
            <IconButton
              label={words.stepForth}
              hint="."
              glyph="step"
              aria-disabled={!hasLater}
              onClick={props.onLater}
            />
            <IconButton
              label={words.forth[unit]}
              hint="]"
              glyph="fast"
              disabled={after === undefined}
              onClick={forth}
            />
          </fieldset>
          <div className={styles.pick}>
            <SelectField
              label={words.to[unit]}
              value={String(round)}
              options={rounds.map((mark) => ({
                value: String(mark.round),
                label: words.where(mark.round, unit),
              }))}
              onPick={(value) => props.onRound(Number(value))}
            />
          </div>
        </div>
      </div>
      <LiveRegion words={held ? '' : said} />
    </section>
  );
}
