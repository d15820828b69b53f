import { useState } from 'react';
import type { EncounterSetUp } from '../../engine';
import { quickEncounter, useEncounter } from '../../store/encounter';
import { ENCOUNTERS } from '../../store/encounterContent';
import { freshSeed } from '../../store/freshSeed';
import type { InterfaceWords } from '../../text/interface/en';
import { Button } from '../primitives/Button';
import { SelectField } from '../primitives/Field';
import { NameField } from '../primitives/NameField';
import { TroubleToast } from '../screens/TroubleToast';
import { Page } from '../shell/Page';
import { HowPlayed } from '../smallTable/HowPlayed';
import { SeedField } from '../smallTable/SeedField';
import { seedOf } from '../smallTable/seedOf';
import { useTableStart } from '../smallTable/useTableStart';
import { useWords } from '../words/useWords';
import styles from './Encounter.module.css';
import { ENCOUNTER_TEXT } from './encounterWords';
import { InvestigatorChoice } from './InvestigatorChoice';

const MOST = 8;
const PLAYERS = Array.from({ length: MOST }, (_, i) => String(i + 1));

/** What stands in the way of a run; null: nothing. */
function problemOf(
  chosen: readonly string[],
  seats: readonly string[],
  words: InterfaceWords['encounter'],
): string | null {
  if (chosen.length === 0) return words.nobody;
  if (chosen.length > MOST) return words.tooMany;
  if (seats.length > chosen.length) return words.tooManyPlayers;
  return seats.some((name) => name.trim() === '') ? words.nameless : null;
}

/** The set-up: a quick encounter with one press, or who goes on a longer run. */
export function EncounterStart() {
  const all = useWords();
  const words = all.encounter;
  const { start, trouble, refuse } = useEncounter();
  const { play, open } = useTableStart('encounter', { start, refuse });
  const { investigators, monsters } = ENCOUNTERS.pack;
  const [chosen, setChosen] = useState<readonly string[]>([investigators[0]?.id ?? '']);
  const [players, setPlayers] = useState('1');
  const [herald, setHerald] = useState('');
  const [typed, setTyped] = useState(false);
  const [names, setNames] = useState(() => PLAYERS.map((number) => words.playerName(Number(number))));
  const [seed, setSeed] = useState('');
  const seats = names.slice(0, Number(players));
  const problem = seedOf(seed) === undefined ? all.common.seed.bad : problemOf(chosen, seats, words);

  function begin(): void {
    const setup: EncounterSetUp = {
      run: 'clear',
      players: seats.map((name) => name.trim()),
      investigators: chosen.map((card, i) => ({ card, player: i % seats.length })),
      ...(herald === '' ? {} : { herald }),
      seed: seedOf(seed) ?? freshSeed(),
      dice: typed ? 'typed' : 'seeded',
    };
    play(setup);
  }
  return (
    <>
      <Page title={words.title} wide>
        <div className={styles.start}>
          <section className={styles.card}>
            <h2>{words.quick}</h2>
            <p className={styles.quiet}>{words.quickNote}</p>
            <Button tone="primary" icon="encounter" onClick={() => play(quickEncounter(words.playerName(1)))}>
              {words.quick}
            </Button>
            <HowPlayed title={words.how} lines={words.howLines} />
          </section>
          <section className={styles.card}>
            <h2>{words.run}</h2>
            <p className={styles.quiet}>{words.runNote}</p>
            <fieldset className={styles.choices}>
              <legend>
                {words.investigators}: {words.chosen(chosen.length)}
              </legend>
              {investigators.map(({ id }) => (
                <InvestigatorChoice
                  key={id}
                  id={id}
                  chosen={chosen.includes(id)}
                  onChange={(on) =>
                    setChosen((now) => (on ? [...now, id] : now.filter((other) => other !== id)))
                  }
                />
              ))}
            </fieldset>
            <div className={styles.fields}>
              <SelectField
                label={words.players}
                value={players}
                options={PLAYERS.map((value) => ({ value, label: words.player(Number(value)) }))}
                onPick={setPlayers}
              />
              <SelectField
                label={words.herald}
                value={herald}
                options={[
                  { value: '', label: words.noHerald },
                  ...monsters
                    .filter((m) => m.epic === true)
                    .map(({ id }) => ({ value: id, label: ENCOUNTER_TEXT.nameOf('monster', id) })),
                ]}
                onPick={setHerald}
              />
              <SelectField
                label={words.dice}
                value={typed ? 'typed' : 'rolled'}
                options={[
                  { value: 'rolled', label: words.rolled },
                  { value: 'typed', label: words.typed },
                ]}
                onPick={(value) => setTyped(value === 'typed')}
              />
            </div>
            {seats.length > 1 && (
              <div className={styles.fields}>
                {seats.map((name, at) => (
                  <NameField
                    key={at}
                    label={words.playerName(at + 1)}
                    value={name}
                    onChange={(given) => setNames(names.map((other, i) => (i === at ? given : other)))}
                  />
                ))}
              </div>
            )}
            <details className={styles.more}>
              <summary>{words.options}</summary>
              <SeedField value={seed} onChange={setSeed} />
            </details>
            <Button tone="primary" disabled={problem !== null} onClick={begin}>
              {words.begin}
            </Button>
            {problem !== null && <p className={styles.quiet}>{problem}</p>}
          </section>
          <section className={styles.card}>
            <Button glyph="upload" onClick={open}>
              {words.open}
            </Button>
            <p role="status">{trouble?.message}</p>
          </section>
        </div>
      </Page>
      <TroubleToast />
    </>
  );
}
