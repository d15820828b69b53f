import styles from './Board.module.css';
import { BoardGround } from './BoardGround';
import { boardBox } from './grid';
import { MonsterBase } from './MonsterBase';
import type { MonsterOnBoard, SurvivorOnBoard, TileOnBoard } from './pieces';
import { SurvivorToken } from './SurvivorToken';
import { TileLayer } from './TileLayer';

export interface BoardPictureProps {
  monster: MonsterOnBoard | null;
  survivors: readonly SurvivorOnBoard[];
  tiles: readonly TileOnBoard[];
}

/** The board as a small picture beside a saved fight; nothing in it can be pressed. */
export function BoardPicture({ monster, survivors, tiles }: BoardPictureProps) {
  const { width, height } = boardBox('landscape');
  return (
    <svg
      className={styles.picture}
      viewBox={`-0.3 -0.3 ${width + 0.6} ${height + 0.6}`}
      aria-hidden="true"
      focusable="false"
    >
      <BoardGround orientation="landscape" />
      <TileLayer tiles={tiles} orientation="landscape" />
      {monster && <MonsterBase monster={monster} orientation="landscape" lit={false} />}
      {survivors.map((survivor) => (
        <SurvivorToken key={survivor.id} survivor={survivor} orientation="landscape" lit={false} />
      ))}
    </svg>
  );
}
