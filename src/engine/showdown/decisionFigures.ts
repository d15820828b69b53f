import { endureCost } from './allowed';
import type { Figure } from './events';
import { figure } from './figure';
import { hitLocationCard, runningAttack, survivorById } from './find';
import { attackDamage, hitChance } from './hits';
import { monsterFigure } from './monsterNumbers';
import { survivorFigure } from './numbers';
import type { FrameOf, Run } from './procedure';
import { criticalNeed, toughnessAt, weaponNeed, weaponOf, weaponSpeed, woundStrength } from './weapons';

export type FigureLabel =
  | 'need'
  | 'speed'
  | 'strength'
  | 'toughness'
  | 'critical'
  | 'damage'
  | 'movement'
  | 'cost';

/** A number that a decision turns on. */
export interface DecisionFigure {
  /** Key of the option it belongs to; null: it is the same for all. */
  option: string | null;
  /** Whose it is: a survivor's id, or `monster`. */
  of: string;
  label: FigureLabel;
  figure: Figure;
}

type Facts = { key: string; kind: string; survivor?: string; weapon?: string; card?: string };

/** Dice and what hits (SD-14.2, SD-14.3). */
function ofAttack(r: Run, { key, survivor: id, weapon: with_ }: Facts): DecisionFigure[] {
  if (id === undefined || with_ === undefined) return [];
  const survivor = survivorById(r.state, id);
  const weapon = weaponOf(r, survivor, with_);
  if (weapon === undefined) return [];
  return [
    {
      option: key,
      of: survivor.id,
      label: 'speed',
      figure: figure(weaponSpeed(r, survivor, weapon, null, [])),
    },
    { option: key, of: survivor.id, label: 'need', figure: figure(weaponNeed(r, survivor, weapon, [])) },
  ];
}

/** What a wound attempt at a drawn card is up against (SD-14.7, SD-14.8). */
function ofWound(r: Run, { key, card: id }: Facts): DecisionFigure[] {
  const attack = runningAttack(r.state);
  if (attack === undefined || id === undefined) return [];
  const survivor = survivorById(r.state, attack.survivor);
  const weapon = weaponOf(r, survivor, attack.weapon);
  if (weapon === undefined) return [];
  const card = hitLocationCard(r, id);
  const critical = figure(criticalNeed(r, survivor, weapon, attack));
  return [
    {
      option: key,
      of: survivor.id,
      label: 'strength',
      figure: figure(woundStrength(r, survivor, weapon, attack, 0)),
    },
    { option: key, of: survivor.id, label: 'toughness', figure: figure(toughnessAt(r, card)) },
    ...(card.critical === undefined
      ? []
      : [{ option: key, of: survivor.id, label: 'critical' as const, figure: critical }]),
  ];
}

/** What each hit of the monster's running attack deals (SD-8.2). */
function ofHits(r: Run): DecisionFigure[] {
  const frame = r.state.stack.findLast((f) => f.procedure === 'monsterAttack');
  if (frame === undefined) return [];
  const { target, profile, scope } = frame as FrameOf<'monsterAttack'>;
  const bonus = scope.bonus ?? [];
  const damage = figure(attackDamage(r, survivorById(r.state, target), { profile, bonus }));
  return [{ option: null, of: target, label: 'damage', figure: damage }];
}

/** Every number that the pending decision turns on, with its breakdown. */
export function decisionFigures(r: Run): DecisionFigure[] {
  const { decision } = r.state;
  if (decision === null) return [];
  const { kind, about } = decision;
  const options = decision.options as Facts[];
  const own = options.flatMap((option) => {
    if (option.kind === 'attack') return ofAttack(r, option);
    return option.kind === 'hitLocation' ? ofWound(r, option) : [];
  });
  const walks = options.find((option) => option.kind === 'space')?.survivor;
  const mover = walks === undefined ? undefined : survivorById(r.state, walks);
  if (mover !== undefined) {
    own.unshift({
      option: null,
      of: mover.id,
      label: 'movement',
      figure: survivorFigure(r, mover, 'movement'),
    });
  }
  if (options.some((option) => option.kind === 'route')) {
    own.unshift({ option: null, of: 'monster', label: 'movement', figure: monsterFigure(r, 'movement') });
  }
  if (kind === 'dodge' || kind === 'orderHits') own.unshift(...ofHits(r));
  if (kind === 'endure' && typeof about.survivor === 'string') {
    const cost = figure(endureCost(r, survivorById(r.state, about.survivor)));
    own.unshift({ option: null, of: about.survivor, label: 'cost', figure: cost });
  }
  return own;
}

/** The least die that wounds at a drawn card and the chance of it; null where only a critical wound does (SD-14.7, SD-14.9). */
export function woundOdds(r: Run, id: string): { need: number; chance: number } | null {
  const found = ofWound(r, { key: id, kind: 'hitLocation', card: id });
  const value = (label: FigureLabel) => found.find((f) => f.label === label)?.figure.value;
  const [strength, toughness, critical] = [value('strength'), value('toughness'), value('critical')];
  if (strength === undefined || toughness === undefined) return null;
  const plain = hitLocationCard(r, id).kind === 'impervious' ? 11 : Math.min(10, toughness - strength);
  const need = Math.max(2, Math.min(plain, critical ?? 11));
  return need > 10 ? null : { need, chance: hitChance(need) };
}
