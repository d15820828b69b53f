import { memo, useCallback, useMemo, useState } from 'react';
import { useGuide } from '../../store/guide/guide';
import { usePlayOut } from '../../store/playOut';
import { useView } from '../../store/view';
import { Board } from '../board/Board';
import type { Orientation } from '../board/grid';
import type { Lights } from '../log/logView';
import { useRoom } from '../shell/useMedia';
import { useWords } from '../words/useWords';
import { blindSpaces, marks, monsterOnBoard, survivorsOnBoard, tilesOnBoard, withAdvice } from './boardViews';
import { carryOf } from './carryOf';
import { consequences } from './consequences';
import type { Fight } from './fight';
import { optionAt } from './optionSpaces';
import { pictureFlags, stageOf, strikeOf } from './pictureViews';
import { spaceInfo } from './spaceInfo';
import { useShared } from './useShared';
import type { ShownPicture } from './useShownPicture';

export interface TableBoardProps {
  fight: Fight;
  /** The picture that is shown in place of the table as it is. */
  shown: ShownPicture | null;
  /** What the open line of the log speaks of. */
  lights: Lights;
  onAnswer: (key: string) => void;
}

/** The board of the fight: every answer that has a place is pressed there, and what would come of it is drawn. */
export const TableBoard = memo(function TableBoard({ fight, shown, lights, onAnswer }: TableBoardProps) {
  const words = useWords().table;
  const room = useRoom();
  const [orientation, setOrientation] = useState<Orientation | null>(null);
  const { considered, pointed, consider, point } = useView();
  const { pictures, rest } = usePlayOut();
  const { state } = fight;
  const picture = shown?.picture ?? null;

  const led = useMemo(
    () => consequences(fight, considered, pointed, words),
    [fight, considered, pointed, words],
  );
  const advised = useGuide((s) => s.advice?.key ?? null);
  const lit = useShared(
    useMemo(
      () => withAdvice(marks(fight, considered, lights), fight, advised),
      [fight, considered, lights, advised],
    ),
  );
  const stage = useMemo(() => stageOf(pictures), [pictures]);
  const strike = useMemo(() => (picture === null ? null : strikeOf(picture)), [picture]);
  const still = useShared(
    useMemo(
      () => ({
        monster: monsterOnBoard(fight),
        survivors: survivorsOnBoard(fight, words),
        tiles: tilesOnBoard(fight),
        blindSpot: blindSpaces(fight),
      }),
      [fight, words],
    ),
  );
  const optionOf = useCallback(
    (space: number | null) =>
      space === null || state.decision === null ? null : optionAt(state.decision, state, space),
    [state],
  );
  const press = useCallback(
    (space: number) => {
      if (picture !== null) return rest();
      const option = optionOf(space);
      if (option !== null) onAnswer(option.key);
    },
    [onAnswer, optionOf, picture, rest],
  );
  const look = useCallback(
    (space: number | null) => {
      point(space);
      consider(optionOf(space)?.key ?? null);
    },
    [consider, optionOf, point],
  );
  const carry = useMemo(() => (picture === null ? carryOf(fight, words) : null), [fight, picture, words]);
  const infoOf = useCallback((space: number) => spaceInfo(fight, space, words), [fight, words]);

  return (
    <Board
      {...still}
      marks={lit}
      zones={led.zones}
      routes={led.routes}
      flags={picture === null ? led.flags : pictureFlags(picture, fight, words)}
      alsoInSight={stage}
      strike={strike}
      stride={shown?.walks === true ? shown.length : null}
      sightLines={led.sightLines}
      onSpace={press}
      onConsider={look}
      carry={carry}
      infoOf={infoOf}
      orientation={orientation}
      onTurn={setOrientation}
      framing={room === 'narrow' ? 'fight' : 'board'}
    />
  );
});
