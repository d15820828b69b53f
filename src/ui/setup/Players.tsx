import { Button } from '../primitives/Button';
import { SelectField } from '../primitives/Field';
import { IconButton } from '../primitives/IconButton';
import { NameField } from '../primitives/NameField';
import { Segmented } from '../primitives/Segmented';
import { useWords } from '../words/useWords';
import styles from './Players.module.css';

export interface PlayersProps {
  solo: boolean;
  players: readonly string[];
  /** Who has the controller tile first. */
  controller: number;
  /** `left`: the player who goes. */
  onChange: (solo: boolean, players: readonly string[], left: number | null) => void;
  onController: (player: number) => void;
}

/** As many people as there can be survivors. */
const MOST = 4;

/** One person alone, or several round one screen (SD-3). */
export function Players({ solo, players, controller, onChange, onController }: PlayersProps) {
  const words = useWords().setup;
  return (
    <div className={styles.players}>
      <Segmented
        legend={words.mode}
        value={solo ? 'solo' : 'hotSeat'}
        onChange={(mode) => onChange(mode === 'solo', players, null)}
        options={[
          { value: 'solo', label: words.solo },
          { value: 'hotSeat', label: words.hotSeat },
        ]}
      />
      {!solo && (
        <div className={styles.names}>
          {players.map((player, index) => (
            <div key={index} className={styles.name}>
              <NameField
                label={words.player(index + 1)}
                value={player}
                onChange={(given) =>
                  onChange(
                    solo,
                    players.map((name, at) => (at === index ? given : name)),
                    null,
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
                      index,
                    )
                  }
                />
              )}
            </div>
          ))}
          {players.length < MOST && (
            <Button
              glyph="plus"
              onClick={() => onChange(solo, [...players, words.player(players.length + 1)], null)}
            >
              {words.addPlayer}
            </Button>
          )}
          {players.length > 1 && (
            <SelectField
              label={words.firstTile}
              value={String(controller)}
              options={players.map((name, at) => ({
                value: String(at),
                label: name.trim() === '' ? words.nameless(at + 1) : name,
              }))}
              onPick={(player) => onController(Number(player))}
            />
          )}
        </div>
      )}
    </div>
  );
}
