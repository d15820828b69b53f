import type { CardLine } from '../../lines';
import type { PhraseSay, PhraseWords } from '../../say';

/** What an attack's profile brings at its moments; none where nothing does. */
function moments(p: PhraseSay): CardLine[] {
  const at = (name: string, text: string): CardLine[] =>
    p.has(name) ? [{ kind: 'trigger', text, under: p.effects(name) }] : [];
  return [
    ...at('afterHit', 'After a hit:'),
    ...at('beforeDamage', 'Before damage:'),
    ...at('afterDamage', 'After damage:'),
  ];
}

const attack = (p: PhraseSay, text: string): CardLine => ({
  kind: 'action',
  text: p.n('reach') > 1 ? `${text}, reach ${p.n('reach')}` : text,
  profile: [String(p.n('speed')), `${p.n('accuracy')}+`, p.has('damage') ? String(p.n('damage')) : '–'],
  under: moments(p),
});

/** Bonuses of an attack that are not nought: "+2 speed, +1 damage". */
const bonuses = (p: PhraseSay, names: readonly string[]): string =>
  names
    .filter((name) => p.n(name) !== 0)
    .map((name) => `${p.signed(p.n(name))} ${name}`)
    .join(', ');

const withBonuses = (text: string, p: PhraseSay): string => {
  const more = bonuses(p, ['speed', 'damage']);
  return more === '' ? text : `${text} with ${more}`;
};

/** Attacks of both sides, and wounds. */
export const attackEffects = {
  moveAndAttack: (p) => {
    const twice = p.n('moves') > 1 ? `move ${p.n('moves')} times & attack` : 'move & attack';
    return attack(p, p.has('blindSpot') ? `${twice} backwards, out of its blind spot` : twice);
  },
  attack: (p) => attack(p, p.has('named') ? `attack ${p.say('who')}` : 'attack'),
  attackGains: (p) => `this attack: ${bonuses(p, ['speed', 'damage'])}`,
  attackGainsMoved: () => 'this attack: +1 damage for each space moved',
  cancelAttack: () => 'the attack ends, all its hits are cancelled',
  cancelHit: () => 'this hit is cancelled',
  consumeWeapon: () => 'the weapon is consumed: archived',
  loseWeapon: () => 'the weapon is lost until an activation is spent to take it up again',
  hitAllAt: (p) => `all hits go to the ${p.say('location')}`,
  basicAction: (p) => withBonuses('basic action', p),
  basicActionAt: (p) => withBonuses(`basic action at ${p.say('who')}`, p),
  attackWith: (p) => {
    const more = bonuses(p, ['accuracy', 'strength']);
    const dice = p.n('speed') === 0 ? '' : ` with ${p.count(p.n('speed'), 'die')}`;
    return `attack${dice}${more === '' ? '' : ` at ${more}`}`;
  },
  automaticHit: () => 'one hit from anywhere that wounds critically without a roll',
  attackBonus: (p) =>
    `${p.id('by').startsWith('d') ? `+${p.amount('by')}` : p.signed(p.n('by'))} ${p.say('token')} for this attack`,
  hitWithoutCard: () => 'the hit draws no hit location',
  woundMonster: (p) => `the monster suffers ${p.count(p.n('wounds'), 'wound')}`,
  attackBeside: () => 'attack with the weapons beside it that are not two-handed, one after the other',
  monsterDies: () => 'the monster dies',
} satisfies Record<string, PhraseWords>;
