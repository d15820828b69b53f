import { baseOf, distance, type Space } from '../../board';
import { done, goTo, type Option, roll } from '../../kernel';
import { mayAct } from '../allowed';
import type { TargetLine } from '../cards/who';
import type { TargetReason } from '../events';
import { controllerSeat, onBoard, survivorById } from '../find';
import { activeGear } from '../gearGrid';
import { checkOf } from '../misfits';
import { gainPriority } from '../priority';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { settled } from '../settled';
import type { Survivor } from '../state';
import { changePoints } from '../stats';
import { monsterDistance } from '../targeting';
import { variantActs } from '../variantActs';
import { stand } from '../whereabouts';

type PickTarget = FrameOf<'pickTarget'>;

/** Of those that fit, the ones that the line's superlative leaves (SD-6.10). 0 tokens count as most, if nobody has more. */
function superlative(r: Run, pick: TargetLine['pick'], fitting: readonly Survivor[]): Survivor[] {
  const worth = (s: Survivor) => {
    if (pick === 'closest') return -monsterDistance(r, s);
    if (pick === 'furthest') return monsterDistance(r, s);
    return pick === 'mostBleeding' ? s.bleeding : 0;
  };
  const most = Math.max(...fitting.map(worth));
  const best = fitting.filter((s) => worth(s) === most);
  if (pick !== 'mostBleeding') return best;
  const nearest = Math.max(...best.map((s) => -monsterDistance(r, s)));
  return best.filter((s) => -monsterDistance(r, s) === nearest);
}

/** Somebody whom the monster looks past: it picks again without them. */
const isLeftOut = ({ without = [] }: PickTarget, survivor: string): boolean => without.includes(survivor);

/** Reads the list from the top, line by line; the first line that somebody fits decides (SD-6.1). */
function read(f: PickTarget, r: Run): TargetReason['lines'] {
  const lines: TargetReason['lines'] = [];
  for (const [line, terms] of f.lines.entries()) {
    const all = onBoard(r.state);
    const checks = all.map((s) => {
      const check = checkOf(r, s, terms, f.scope);
      return isLeftOut(f, s.id) ? { ...check, failed: 'except' } : check;
    });
    const fitting = all.filter((_, i) => checks[i]?.failed === null);
    const first =
      fitting.length === 0 || terms.wanted !== undefined ? fitting : superlative(r, terms.pick, fitting);
    lines.push({ line, terms, checks, fitted: first.map((s) => s.id) });
    if (first.length > 0) break;
  }
  return lines;
}

/** SD-3.4: the controller's nominated survivor gains insanity when the monster picks it. */
function rewardController(r: Run, picked: readonly string[]): void {
  const { nominated } = r.state;
  if (nominated === null || !picked.includes(nominated)) return;
  changePoints(r, survivorById(r.state, nominated), 'insanity', 1, 'SD-3.4');
}

const RULES: Partial<Record<TargetReason['by'], string>> = { priority: 'SD-6.6', nobody: 'SD-6.4' };

function report(f: PickTarget, r: Run, survivor: string | null, how: Omit<TargetReason, 'lines'>): void {
  const lines = f.reason?.lines ?? [];
  r.emit({
    type: 'targetPicked',
    survivor,
    reason: { lines, ...how },
    rule: RULES[how.by] ?? 'SD-6.1',
  });
}

/** SD-6.7: whether actions at several targets hang on this list; then the token counts for nothing. */
const wantsSeveral = (lines: readonly TargetLine[]): boolean =>
  lines.some((line) => line.pick === 'all' || line.wanted !== undefined);

/** Who can step between the monster and this survivor: shield masters adjacent to it. */
function shieldsFor(r: Run, target: string): Survivor[] {
  const { space } = survivorById(r.state, target);
  if (space === null) return [];
  return onBoard(r.state).filter(
    (s) =>
      s.id !== target &&
      mayAct(s) &&
      activeGear(r, s).rules.has('shieldsOthers') &&
      distance(baseOf(space), baseOf(s.space as Space)) === 1,
  );
}

/** The two change places. */
function swap(r: Run, survivor: Survivor, by: Survivor): void {
  const { space } = survivor;
  stand(r, survivor, by.space);
  stand(r, by, space);
  r.emit({ type: 'targetShielded', survivor: survivor.id, by: by.id });
}

/** The line that decided. */
const decided = ({ reason }: PickTarget) => reason?.lines.at(-1);

const pickedBy = ({ found }: PickTarget): string[] => {
  if (found === undefined) return [];
  return 'target' in found ? [found.target] : found.targets;
};

/** Who is the target (SD-6). A picked target never changes (SD-6.5). Several wanted are picked one after another (SD-6.13). */
export const pickTarget: Procedure<'pickTarget'> = {
  name: 'pickTarget',
  steps: {
    token: (f, r) => {
      const { priority, variants } = r.state;
      const several = wantsSeveral(f.lines);
      const holder = priority === null || several ? undefined : survivorById(r.state, priority.holder);
      if (priority === null || holder === undefined || holder.space === null) return undefined;
      if (isLeftOut(f, holder.id)) return undefined;
      report(f, r, holder.id, { by: 'priority' });
      if (!priority.permanent) {
        if (variants.tokenLeaves === 'picked') gainPriority(r, null, false);
        else variantActs(r, 'tokenLeaves', 'SD-6.6');
      }
      rewardController(r, [holder.id]);
      f.found = { target: holder.id };
      return goTo('seen');
    },
    read: (f, r) => {
      f.reason = { lines: read(f, r), by: 'only' };
      const { terms, fitted = [] } = decided(f) ?? {};
      f.left = [...fitted];
      f.picked = [];
      if (fitted.length === 0) {
        report(f, r, null, { by: 'nobody' });
        return done(null);
      }
      if (terms?.pick !== 'all' && fitted.length > (terms?.wanted ?? 0)) return undefined;
      for (const survivor of fitted) report(f, r, survivor, { by: 'all' });
      rewardController(r, fitted);
      f.found = { targets: [...fitted] };
      return goTo('seen');
    },
    choose: (f, r) => {
      const pick = decided(f)?.terms.pick ?? 'any';
      const left = (f.left ?? []).map((id) => survivorById(r.state, id));
      f.among = superlative(r, pick, left).map((s) => s.id);
      if (f.among.length === 1) return undefined;
      if (pick === 'random') return roll('randomTarget', 1, f.among.length, controllerSeat(r.state));
      return call('chooseSurvivor', { among: [...f.among], why: 'target' });
    },
    picked: (f, r) => {
      const { survivor, how } = settled(f.among ?? [], f.result);
      const target = survivor as string;
      report(f, r, target, how);
      rewardController(r, [target]);
      f.picked?.push(target);
      f.left = (f.left ?? []).filter((id) => id !== target);
      return undefined;
    },
    more: (f) => {
      const { picked = [], left = [] } = f;
      const wanted = decided(f)?.terms.wanted;
      if (wanted !== undefined && picked.length < wanted && left.length > 0) return goTo('choose');
      f.found = wanted === undefined ? { target: picked[0] as string } : { targets: [...picked] };
      return undefined;
    },
    // Whoever is picked may have a card against it, that makes the monster pick again without its owner.
    seen: (f, r) => {
      f.watching ??= pickedBy(f).filter((id) =>
        activeGear(r, survivorById(r.state, id)).moments.has('targeted'),
      );
      const subject = f.watching.shift();
      if (subject === undefined) return goTo('settled');
      return call('moment', { moment: 'targeted', scope: { subject } });
    },
    seenAgain: () => goTo('seen'),
    settled: (f) => {
      if (!pickedBy(f).some((id) => isLeftOut(f, id))) return goTo('shield');
      delete f.found;
      delete f.watching;
      return goTo('token');
    },
    // Shield master (survivors-in-detail.md §16): steps between.
    shield: {
      ask: (f, r) => {
        const masters = f.found !== undefined && 'target' in f.found ? shieldsFor(r, f.found.target) : [];
        if (masters.length === 0) return null;
        const options = masters.map(({ id }) => ({ key: `shield:${id}`, kind: 'shield', survivor: id }));
        return {
          kind: 'shieldTarget',
          by: 'survivors',
          options: [...options, { key: 'pass', kind: 'pass' }],
          about: { survivor: pickedBy(f)[0] },
        };
      },
      answer: (f, r, [option]) => {
        if (option === undefined || option.key === 'pass') return undefined;
        const { survivor: by } = option as Option & { survivor: string };
        swap(r, survivorById(r.state, pickedBy(f)[0] as string), survivorById(r.state, by));
        f.found = { target: by };
        return undefined;
      },
    },
    end: (f) => done(f.found),
  },
};
