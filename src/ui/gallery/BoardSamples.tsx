import { useState } from 'react';
import { Board } from '../board/Board';
import type { Orientation } from '../board/grid';
import type { SpaceMarks } from '../board/pieces';
import styles from './Gallery.module.css';
import { Chapter, Specimen } from './Specimen';
import { at, LION, SURVIVORS, TILES } from './samplePieces';

const MARKS: SpaceMarks = {
  [at('N12')]: { kind: 'answer', figure: '3' },
  [at('N13')]: { kind: 'answer' },
  [at('N14')]: { kind: 'considered' },
  [at('N15')]: { kind: 'chosen' },
  [at('N16')]: { kind: 'reason' },
};

/** The board with everything that can lie on it at once. */
export function BoardSamples() {
  const [turned, setTurned] = useState<Orientation | null>(null);
  const [space, setSpace] = useState<number | null>(null);
  const shared = {
    tiles: TILES,
    marks: MARKS,
    blindSpot: ['H10', 'I10'].map(at),
    onSpace: setSpace,
    onTurn: setTurned,
  };
  return (
    <Chapter title="Board">
      <Specimen name={`Answers, zones, routes, sight; pressed: ${space ?? 'nothing'}`}>
        <div className={styles.board}>
          <Board
            {...shared}
            monster={LION}
            survivors={SURVIVORS}
            orientation={turned}
            zones={[
              { id: 'harm', kind: 'harm', spaces: ['D7', 'D8', 'E7', 'E8', 'E9'].map(at) },
              { id: 'area', kind: 'area', spaces: ['B10', 'B11', 'C10', 'C11', 'C12'].map(at) },
            ]}
            routes={[
              {
                id: 'a',
                steps: ['H11', 'H12', 'H13', 'H14', 'H15'].map(at),
                size: 2,
                tone: 'amber',
                label: '1',
              },
              {
                id: 'b',
                steps: ['H11', 'G11', 'G12', 'G13', 'G14', 'G15'].map(at),
                size: 2,
                tone: 'amber',
                label: '2',
                emphasised: false,
              },
              { id: 'c', steps: ['I14', 'J14', 'K14', 'L14'].map(at), size: 1, tone: 'harm' },
            ]}
            flags={[{ space: at('I14'), words: 'run over', tone: 'harm' }]}
            sightLines={[
              {
                id: 'blocked',
                from: { space: at('H11'), size: 2 },
                to: { space: at('D21'), size: 1 },
                blockedAt: at('D17'),
              },
              { id: 'clear', from: { space: at('H11'), size: 2 }, to: { space: at('K9'), size: 1 } },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Upright, framed on the fight; the monster felled, its base 3 × 3">
        <div className={styles.phoneBoard}>
          <Board
            {...shared}
            monster={{ ...LION, size: 3, facing: 'E', knockedDown: true, name: 'Phoenix', icon: 'phoenix' }}
            survivors={SURVIVORS}
            orientation="upright"
            framing="fight"
            zones={[]}
            routes={[]}
            flags={[]}
            sightLines={[]}
          />
        </div>
      </Specimen>
    </Chapter>
  );
}
