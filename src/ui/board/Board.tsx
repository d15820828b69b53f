import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Space, spacesOf } from '../../engine';
import { classNames } from '../primitives/classNames';
import { useWords } from '../words/useWords';
import styles from './Board.module.css';
import { BoardControls } from './BoardControls';
import { BoardGround } from './BoardGround';
import { BoardLabels } from './BoardLabels';
import { BoardPieces } from './BoardPieces';
import { roomiest } from './camera';
import { controlsIn } from './controlsIn';
import { describeSpaces } from './describeSpaces';
import { type Box, boardBox, boxOf, centreOf, type Orientation, toScreen } from './grid';
import { lungeOf } from './lungeOf';
import type {
  Flag,
  MonsterOnBoard,
  Route,
  SightLine,
  SpaceInfo,
  SpaceMarks,
  Strike,
  SurvivorOnBoard,
  TileOnBoard,
  Zone,
} from './pieces';
import { SpaceGrid } from './SpaceGrid';
import { SpacePanel } from './SpacePanel';
import { spaceUnder } from './spaceUnder';
import { TileLayer } from './TileLayer';
import { useBoardGestures } from './useBoardGestures';
import { useCamera } from './useCamera';
import { type Carry, useFigureDrag } from './useFigureDrag';
import { usePane } from './usePane';
import { usePointedSpace } from './usePointedSpace';
import { useRovingSpace } from './useRovingSpace';

export interface BoardProps {
  monster: MonsterOnBoard | null;
  survivors: readonly SurvivorOnBoard[];
  tiles: readonly TileOnBoard[];
  /** Spaces that mean something just now. */
  marks: SpaceMarks;
  zones: readonly Zone[];
  /** Shown only while the person wants to see it. */
  blindSpot: readonly Space[];
  routes: readonly Route[];
  flags: readonly Flag[];
  sightLines: readonly SightLine[];
  /** A press on any space, by pointer or key. */
  /** Who strikes at whom just now. */
  strike?: Strike | null | undefined;
  /** How long a figure takes from space to space while it walks, in milliseconds; otherwise as long as the look has it. */
  stride?: number | null | undefined;
  onSpace: (space: Space) => void;
  /** What there is to know of a space; without it spaces tell nothing but their names. */
  infoOf?: ((space: Space) => SpaceInfo) | undefined;
  /** The space under the pointer, the finger that holds, or the focus; null when it leaves. */
  onConsider?: ((space: Space | null) => void) | undefined;
  /** The figure that can be dragged to where it goes; without one, dragging moves the board alone. */
  carry?: Carry | null | undefined;
  /** How it is turned; null: whichever way is larger in the room there is. */
  orientation: Orientation | null;
  onTurn: (orientation: Orientation) => void;
  /** Spaces that are kept in sight besides, such as those that figures are about to come to. */
  alsoInSight?: readonly Space[] | undefined;
  /** What is kept in sight at first. */
  framing?: 'board' | 'fight' | undefined;
}

/** Free room round the board in the drawing: the labels stand above and to the left. */
const ROOM = { before: 0.8, after: 0.3 };

/** Spaces kept free round the pieces when the fight is framed. */
const AROUND = 1.6;

/** Whether a space lies lower on the screen than the middle of the monster. */
function isBelow(space: Space, monster: MonsterOnBoard, orientation: Orientation): boolean {
  const middle = centreOf(monster.space, monster.size, orientation);
  return toScreen(space, orientation).y + 0.5 > middle.y;
}

function grown(box: Box, before: number, after: number): Box {
  return {
    x: box.x - before,
    y: box.y - before,
    width: box.width + before + after,
    height: box.height + before + after,
  };
}

/** All of the board with its labels, turned either way. */
const WHOLE: Record<Orientation, Box> = {
  landscape: grown(boardBox('landscape'), ROOM.before, ROOM.after),
  upright: grown(boardBox('upright'), ROOM.before, ROOM.after),
};

/** The showdown board. It shows what it is given and tells which space was pressed; it knows no rule. */
export function Board(props: BoardProps) {
  const { monster, survivors, tiles, marks, zones, routes, flags, sightLines, onSpace, onConsider } = props;
  const words = useWords().board;
  const room = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [blindSpotShown, showBlindSpot] = useState(false);

  const size = usePane(room);
  const controls = useMemo(() => controlsIn(size), [size]);
  const pane = usePane(field);
  const orientation = props.orientation ?? roomiest(WHOLE, pane);
  const whole = WHOLE[orientation];
  const fight = useMemo(() => {
    const stood = [
      ...(monster ? spacesOf(monster) : []),
      ...survivors.map(({ space }) => space),
      ...(props.alsoInSight ?? []),
    ];
    const box = boxOf(stood, orientation);
    return box ? grown(box, AROUND, AROUND) : whole;
  }, [monster, survivors, props.alsoInSight, orientation, whole]);
  const camera = useCamera(pane, whole, fight, props.framing ?? 'board');
  const panel = useId();
  const pointed = usePointedSpace((space) => onConsider?.(space));
  const { gestures, carried } = useFigureDrag({
    gestures: useBoardGestures(svg, camera),
    carry: props.carry ?? null,
    board: svg,
    onSpace,
    onConsider,
    forget: pointed.forget,
  });
  const told = useMemo(
    () => (pointed.told === null ? null : { space: pointed.told, panel }),
    [pointed.told, panel],
  );

  const lit = useMemo(
    () =>
      Object.keys(marks)
        .map(Number)
        .filter((space) => marks[space]?.kind === 'answer'),
    [marks],
  );
  const roving = useRovingSpace(svg, orientation, lit, monster?.space ?? 0, onSpace);
  // What a space is called can't be seen: it may come a moment after the picture.
  const on = useDeferredValue(
    useMemo(() => ({ monster, survivors, tiles, marks }), [monster, survivors, tiles, marks]),
  );
  const labelOf = useMemo(() => describeSpaces(on, words), [on, words]);
  const shownZones = useMemo<readonly Zone[]>(
    () =>
      blindSpotShown ? [...zones, { id: 'blindSpot', kind: 'blindSpot', spaces: props.blindSpot }] : zones,
    [zones, blindSpotShown, props.blindSpot],
  );

  function onClick(event: MouseEvent) {
    const space = spaceUnder(event);
    if (space === null || gestures.wasDrag() || pointed.wasHeld()) return;
    roving.settle(space);
    onSpace(space);
  }
  function onFocus(event: FocusEvent) {
    const space = spaceUnder(event);
    if (space === null || !(event.target as Element).matches(':focus-visible')) return;
    const { x, y } = toScreen(space, orientation);
    camera.reveal({ x: x + 0.5, y: y + 0.5 });
    roving.settle(space);
    pointed.onFocused(space);
  }
  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    gestures.onPointerMove(event);
    if (event.buttons !== 0 && gestures.wasDrag() && !pointed.wasHeld()) pointed.forget();
  }
  const lunge = useMemo(
    () => lungeOf(props.strike ?? null, monster, survivors, orientation),
    [props.strike, monster, survivors, orientation],
  );
  const cursor = useMemo(() => toScreen(roving.current, orientation), [roving.current, orientation]);
  const { view } = camera;

  return (
    <div ref={room} className={styles.pane}>
      <div className={styles.layout} data-controls={controls.place} data-low={controls.low || undefined}>
        <div ref={field} className={styles.field}>
          <svg
            ref={svg}
            role="grid"
            aria-label={words.label}
            className={classNames(styles.board, camera.framing === null && styles.free)}
            style={{ ...pane }}
            viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
            onPointerDown={(event) => {
              gestures.onPointerDown(event);
              pointed.onPointerDown(event);
            }}
            onPointerMove={onPointerMove}
            onPointerUp={(event) => {
              gestures.onPointerUp(event);
              pointed.onPointerUp(event);
            }}
            onPointerCancel={gestures.onPointerCancel}
            onClick={onClick}
            onKeyDown={roving.onKeyDown}
            onFocus={onFocus}
            onBlur={pointed.onBlur}
            onPointerOver={pointed.onPointerOver}
            onPointerLeave={pointed.onPointerLeave}
          >
            <BoardGround orientation={orientation} />
            <SpaceGrid
              orientation={orientation}
              current={roving.current}
              marks={on.marks}
              labelOf={labelOf}
              told={props.infoOf === undefined ? null : told}
            />
            <TileLayer tiles={tiles} orientation={orientation} />
          </svg>
          <BoardPieces
            view={view}
            pane={pane}
            orientation={orientation}
            monster={monster}
            survivors={survivors}
            marks={marks}
            zones={shownZones}
            routes={routes}
            flags={flags}
            sightLines={sightLines}
            lunge={lunge}
            stride={props.stride ?? null}
            cursor={cursor}
          />
          <BoardLabels pane={pane} orientation={orientation} view={view} scale={camera.scale} />
        </div>
        {props.infoOf && told && (
          <SpacePanel
            id={panel}
            board={svg}
            space={told.space}
            info={props.infoOf(told.space)}
            below={monster === null || isBelow(told.space, monster, orientation)}
          />
        )}
        {carried}
        <BoardControls
          camera={camera}
          orientation={orientation}
          onTurn={props.onTurn}
          blindSpot={blindSpotShown}
          onBlindSpot={showBlindSpot}
        />
      </div>
    </div>
  );
}
