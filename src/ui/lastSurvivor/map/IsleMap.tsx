import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { SurvivorState } from '../../../engine';
import { useWords } from '../../words/useWords';
import styles from './Isle.module.css';
import { IsleTile } from './IsleTile';
import { actingIn, isleView, litSpaces, type TileView } from './isleView';
import { MapKey } from './MapKey';
import { showTile } from './showTile';
import { TileFacts } from './TileFacts';
import { TilePatterns } from './TilePattern';
import { useRovingTile } from './useRovingTile';

export interface IsleMapProps {
  state: SurvivorState;
  /** Whether the person before the screen may choose a space now. */
  asked: boolean;
  /** The answer that is pointed at beside the map. */
  considered: string | null;
  onAnswer: (key: string) => void;
  onConsider: (key: string | null) => void;
}

const tileUnder = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<SVGElement>('[data-tile]')?.dataset.tile ?? null) : null;

/** The map: hexes by name, what lies there, who stands there; spaces that can be chosen are lit and can be pressed. */
export function IsleMap({ state, asked, considered, onAnswer, onConsider }: IsleMapProps) {
  const words = useWords().lastSurvivor.isle;
  const id = useId();
  const picture = useRef<SVGSVGElement>(null);
  const [told, setTold] = useState<string | null>(null);
  const view = useMemo(() => isleView(state, words), [state, words]);
  const lit = useMemo(() => (asked ? litSpaces(state) : new Map<string, never>()), [state, asked]);
  const acting = actingIn(state);
  const home = state.survivors.find((s) => s.id === acting)?.space ?? '';
  // Where the map is larger than its pane, whoever acts is in sight; a space that was looked at before is told no more.
  useEffect(() => {
    setTold(null);
    if (picture.current !== null) showTile(picture.current, home);
  }, [home]);
  const press = (key: string) => {
    setTold(key);
    const { answer } = lit.get(key) ?? {};
    if (answer !== undefined) onAnswer(answer);
  };
  const roving = useRovingTile(picture, view.rows, [...lit.keys()], home, press);
  const point = (key: string | null) => {
    if (key !== null) setTold(key);
    onConsider(key === null ? null : (lit.get(key)?.answer ?? null));
  };
  const labelOf = ({ key, label }: TileView) => {
    const at = lit.get(key);
    return at === undefined ? label : `${label}, ${words.chosen(at.cost)}`;
  };
  const tiles = view.rows.flat();
  const shown = tiles.find(({ key }) => key === (told ?? home)) ?? tiles[0];
  const onPress = (event: MouseEvent) => {
    const key = tileUnder(event.target);
    if (key === null) return;
    roving.settle(key);
    press(key);
  };
  return (
    <section className={styles.isle} aria-label={words.label}>
      <div className={styles.pane}>
        <svg
          ref={picture}
          className={styles.map}
          viewBox={`${view.box.x} ${view.box.y} ${view.box.width} ${view.box.height}`}
          role="grid"
          aria-label={words.label}
          aria-describedby={`${id}-help`}
          onClick={onPress}
          onKeyDown={roving.onKeyDown}
          onPointerMove={(event) => event.pointerType === 'mouse' && point(tileUnder(event.target))}
          onPointerLeave={() => onConsider(null)}
          onFocus={(event) => {
            const key = tileUnder(event.target);
            if (key !== null) roving.settle(key);
            point(key);
          }}
          onBlur={() => onConsider(null)}
        >
          <TilePatterns map={id} />
          {view.rows.map((row) => (
            <g key={row[0]?.key} role="row">
              {row.map((tile) => (
                <IsleTile
                  key={tile.key}
                  tile={tile}
                  map={id}
                  lit={lit.get(tile.key) ?? null}
                  considered={considered !== null && lit.get(tile.key)?.answer === considered}
                  current={tile.key === roving.current}
                  label={labelOf(tile)}
                />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <p id={`${id}-help`} hidden>
        {words.help}
      </p>
      <div className={styles.foot}>
        {shown && <TileFacts key={shown.key} tile={shown} />}
        <MapKey />
      </div>
    </section>
  );
}
