// Reads from a browser's trace what each press of a mouse cost.

/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph
 * @property {number} ts microseconds
 * @property {number} [dur] microseconds by the clock
 * @property {number} [tdur] microseconds that the thread really ran: the same on a busy machine
 * @property {number} tid
 * @property {number} pid
 * @property {{ data?: { type?: string, message?: string, name?: string } }} [args]
 */

/** Work of the page's own thread: each of these is a whole task. */
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * The presses in the order in which they were made. A press begins when the button comes up again (that answers), and ends
 * with the end of the first paint after it: of what the main thread hands to the compositor, which draws it.
 * @param {TraceEvent[]} events
 * @returns {{ kind: string, work: number, wall: number, shown: number }[]} milliseconds: what the main thread ran, how long
 *   that took by the clock, and the time from the press to the end of the paint
 */
export function pressesOf(events) {
  const marks = events.filter((e) => e.name === 'TimeStamp').sort((a, b) => a.ts - b.ts);
  const clicks = events
    .filter((e) => e.name === 'EventDispatch' && e.args?.data?.type === 'click')
    .sort((a, b) => a.ts - b.ts);
  const [first] = clicks;
  if (first === undefined) return [];
  const own = events.filter((e) => e.pid === first.pid && e.tid === first.tid);
  const paints = own.filter((e) => e.name === 'Layerize');
  const tasks = own.filter((e) => e.name === TASK && e.dur !== undefined);
  return clicks.flatMap((click, i) => {
    const until = clicks[i + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const begin = pointerUpBefore(own, click);
    const paint = paints.find((e) => e.ts >= click.ts && e.ts < until);
    if (paint === undefined) return [];
    const end = paint.ts + (paint.dur ?? 0);
    const mineOf = tasks.map((e) => [e, overlap(e, begin, end)]).filter(([, wall]) => wall > 0);
    const wall = mineOf.reduce((sum, [, part]) => sum + part, 0);
    const work = mineOf.reduce((sum, [e, part]) => sum + (part / e.dur) * (e.tdur ?? e.dur), 0);
    const kind = marks.findLast((e) => e.ts <= begin)?.args?.data;
    return [
      {
        kind: kind?.message ?? kind?.name ?? '?',
        work: work / 1000,
        wall: wall / 1000,
        shown: (end - begin) / 1000,
      },
    ];
  });
}

/**
 * When the press that a click came from was let go.
 * @param {TraceEvent[]} own
 * @param {TraceEvent} click
 */
function pointerUpBefore(own, click) {
  const up = own.findLast(
    (e) => e.name === 'EventDispatch' && e.args?.data?.type === 'pointerup' && e.ts <= click.ts,
  );
  return up !== undefined && click.ts - up.ts < 1_000_000 ? up.ts : click.ts;
}

/**
 * @param {TraceEvent} event
 * @param {number} begin
 * @param {number} end
 */
function overlap({ ts, dur = 0 }, begin, end) {
  return Math.max(0, Math.min(ts + dur, end) - Math.max(ts, begin));
}
