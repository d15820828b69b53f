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

const { width: WIDTH, height: HEIGHT } = boardBox('landscape');

/** The lines between the spaces. */
const LINES = [
  ...Array.from({ length: WIDTH - 1 }, (_, x) => `M${x + 1} 0V${HEIGHT}`),
  ...Array.from({ length: HEIGHT - 1 }, (_, y) => `M0 ${y + 1}H${WIDTH}`),
].join('');

/** The board as a small picture beside a saved fight; nothing in it can be pressed. */
export function BoardPicture({ monster, survivors, tiles }: BoardPictureProps) {
  return (
    <svg
      className={styles.picture}
      viewBox={`-0.3 -0.3 ${WIDTH + 0.6} ${HEIGHT + 0.6}`}
      aria-hidden="true"
      focusable="false"
    >
      <BoardGround orientation="landscape" />
      <path className={styles.pictureGrid} d={LINES} />
      <TileLayer tiles={tiles} orientation="landscape" />
      {monster && <MonsterBase monster={monster} orientation="landscape" lit={false} />}
      {survivors.map((survivor) => (
        <SurvivorToken key={survivor.id} survivor={survivor} orientation="landscape" lit={false} />
      ))}
    </svg>
  );
}
