import { Button } from '../primitives/Button';
import { TextField } from '../primitives/Field';
import { IconButton } from '../primitives/IconButton';
import { Segmented } from '../primitives/Segmented';
import { useWords } from '../words/useWords';
import styles from './Players.module.css';

export interface PlayersProps {
  solo: boolean;
  players: readonly string[];
  onChange: (solo: boolean, players: readonly string[]) => void;
}

/** As many people as there can be survivors. */
const MOST = 4;

/** One person alone, or several round one screen (SD-3). */
export function Players({ solo, players, onChange }: PlayersProps) {
  const words = useWords().setup;
  return (
    <div className={styles.players}>
      <Segmented
        legend={words.mode}
        value={solo ? 'solo' : 'hotSeat'}
        onChange={(mode) => onChange(mode === 'solo', players)}
        options={[
          { value: 'solo', label: words.solo },
          { value: 'hotSeat', label: words.hotSeat },
        ]}
      />
      {!solo && (
        <div className={styles.names}>
          {players.map((player, index) => (
            <div key={index} className={styles.name}>
              <TextField
                label={words.player(index + 1)}
                value={player}
                maxLength={24}
                onChange={(event) =>
                  onChange(
                    solo,
                    players.map((name, at) => (at === index ? event.target.value : name)),
                  )
                }
              />
              {players.length > 1 && (
                <IconButton
                  label={words.removePlayer(player)}
                  glyph="close"
                  quiet
                  onClick={() =>
                    onChange(
                      solo,
                      players.filter((_, at) => at !== index),
                    )
                  }
                />
              )}
            </div>
          ))}
          {players.length < MOST && (
            <Button
              glyph="plus"
              onClick={() => onChange(solo, [...players, words.player(players.length + 1)])}
            >
              {words.addPlayer}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
