import { useState } from 'react';
import type { LastSurvivorOptions } from '../../engine';
import { useLastSurvivor } from '../../store/lastSurvivor';
import { LAST_SURVIVOR } from '../../store/survivorContent';
import { Button } from '../primitives/Button';
import { SelectField, SwitchField } from '../primitives/Field';
import { TroubleToast } from '../screens/TroubleToast';
import { Page } from '../shell/Page';
import { HowPlayed } from '../smallTable/HowPlayed';
import { SeedField } from '../smallTable/SeedField';
import { useTableStart } from '../smallTable/useTableStart';
import { useWords } from '../words/useWords';
import { SeatRow } from './SeatRow';
import styles from './Start.module.css';
import {
  firstDraft,
  freeCard,
  LEAST_SEATS,
  MOST_SEATS,
  problemOf,
  quickSetUp,
  type SeatDraft,
  setUpOf,
} from './startDraft';
import { nameOf } from './survivorWords';

/** The set-up: a quick game with one press, or who plays whom, where, and by which rules. */
export function SurvivorStart() {
  const all = useWords();
  const words = all.lastSurvivor;
  const { start, trouble, refuse } = useLastSurvivor();
  const { play, open } = useTableStart('last-survivor', { start, refuse });
  const [draft, setDraft] = useState(() => firstDraft(words));
  const { seats, options } = draft;
  const problem = problemOf(draft, words, all.common.seed.bad);
  const setSeats = (next: readonly SeatDraft[]) => setDraft({ ...draft, seats: next });
  const setOptions = (part: Partial<LastSurvivorOptions>) =>
    setDraft({ ...draft, options: { ...options, ...part } });

  return (
    <>
      <Page title={words.title} wide>
        <div className={styles.start}>
          <section className={styles.card}>
            <h2>{words.quick}</h2>
            <p className={styles.quiet}>{words.quickNote}</p>
            <Button tone="primary" icon="fire" onClick={() => play(quickSetUp(words))}>
              {words.quick}
            </Button>
            <HowPlayed title={words.how} lines={words.howLines} />
          </section>
          <section className={styles.card}>
            <h2>{words.own}</h2>
            <p className={styles.quiet}>{words.ownNote}</p>
            <div className={styles.seats}>
              {seats.map((seat, at) => (
                <SeatRow
                  key={at}
                  at={at}
                  seat={seat}
                  onChange={(changed) => setSeats(seats.map((other, i) => (i === at ? changed : other)))}
                  onRemove={
                    seats.length > LEAST_SEATS ? () => setSeats(seats.filter((_, i) => i !== at)) : undefined
                  }
                />
              ))}
            </div>
            {seats.length < MOST_SEATS && (
              <Button
                glyph="plus"
                onClick={() =>
                  setSeats([
                    ...seats,
                    { card: freeCard(seats), bot: true, name: words.playerName(seats.length + 1) },
                  ])
                }
              >
                {words.addSeat}
              </Button>
            )}
            <div className={styles.fields}>
              <SelectField
                label={words.map}
                value={draft.map}
                options={LAST_SURVIVOR.pack.maps.map(({ id }) => ({ value: id, label: nameOf('map', id) }))}
                onPick={(map) => setDraft({ ...draft, map })}
              />
            </div>
            <SwitchField
              label={words.typed}
              checked={draft.typed}
              onChange={(typed) => setDraft({ ...draft, typed })}
            />
            <details className={styles.more}>
              <summary>{words.options}</summary>
              <div className={styles.fields}>
                <SelectField
                  label={words.together}
                  value={options.together}
                  options={(['draw', 'attackerLoses'] as const).map((value) => ({
                    value,
                    label: words.togethers[value],
                  }))}
                  onPick={(value) => setOptions({ together: value as LastSurvivorOptions['together'] })}
                />
                <SelectField
                  label={words.sides}
                  value={String(options.sides)}
                  options={([12, 10, 20] as const).map((sides) => ({
                    value: String(sides),
                    label: words.sidesOf(sides),
                  }))}
                  onPick={(value) => setOptions({ sides: Number(value) as LastSurvivorOptions['sides'] })}
                />
                <SelectField
                  label={words.rerolled}
                  value={options.rerolled}
                  options={(['keeps', 'clears'] as const).map((value) => ({
                    value,
                    label: words.rerolleds[value],
                  }))}
                  onPick={(value) => setOptions({ rerolled: value as LastSurvivorOptions['rerolled'] })}
                />
                <SeedField value={draft.seed} onChange={(seed) => setDraft({ ...draft, seed })} />
              </div>
            </details>
            <Button tone="primary" disabled={problem !== null} onClick={() => play(setUpOf(draft, words))}>
              {words.begin}
            </Button>
            {problem !== null && <p className={styles.quiet}>{problem}</p>}
            <p role="status" className={styles.trouble}>
              {trouble !== null &&
                (trouble.kind === 'setUp' ? words.refused(trouble.message) : trouble.message)}
            </p>
          </section>
          <section className={styles.card}>
            <Button glyph="upload" onClick={open}>
              {words.openFile}
            </Button>
          </section>
        </div>
      </Page>
      <TroubleToast />
    </>
  );
}
