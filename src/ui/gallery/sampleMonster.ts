import type { CardView } from '../cards/cardView';
import type { MonsterView } from '../monsterPanel/monster';

export const CLAW: CardView = {
  id: 'claw',
  name: 'Claw',
  stock: 'ai',
  kind: 'basic',
  letter: 'B',
  parts: [
    {
      kind: 'action',
      title: 'Pick target',
      icon: 'target',
      state: 'now',
      lines: ['closest threat, in front, in range', 'closest threat in field of view', 'no target: Sniff'],
    },
    { kind: 'flow', title: 'Flow: survival' },
    {
      kind: 'action',
      title: 'Move and attack the target',
      icon: 'damage',
      figures: [
        { value: '2', label: 'speed' },
        { value: '2+', label: 'accuracy' },
        { value: '1', label: 'damage' },
      ],
    },
  ],
};

export const COMBO: CardView = {
  id: 'combo',
  name: 'Combo Claw',
  stock: 'ai',
  kind: 'basic',
  letter: 'B',
  parts: [
    {
      kind: 'action',
      title: 'Pick target',
      icon: 'target',
      state: 'done',
      lines: ['closest threat', 'no target: Sniff'],
    },
    { kind: 'flow', title: 'Flow: survival', state: 'now' },
    {
      kind: 'action',
      title: 'Move and attack the target',
      icon: 'damage',
      figures: [
        { value: '2', label: 'speed' },
        { value: '4+', label: 'accuracy' },
        { value: '1', label: 'damage' },
      ],
    },
    {
      kind: 'action',
      title: 'Then',
      state: 'skipped',
      condition: 'if this attack dealt damage more than once',
      text: 'draw AI',
    },
    { kind: 'injury', title: 'Lost Hand', text: 'adjacent survivors gain 1 understanding' },
  ],
};

export const ENRAGED: CardView = {
  id: 'enraged',
  name: 'Enraged',
  stock: 'ai',
  kind: 'mood',
  letter: 'A',
  icon: 'mood',
  parts: [
    { kind: 'text', text: 'Draw AI.' },
    { kind: 'alert', title: 'While in play', text: '1 damage token' },
    { kind: 'alert', title: 'Leaves', text: 'when a survivor is maimed or dies' },
  ],
};

export const PAW: CardView = {
  id: 'paw',
  name: 'Beast’s Paw',
  stock: 'hitLocation',
  kind: 'hit location',
  icon: 'basicAction',
  parts: [
    { kind: 'reaction', title: 'Failure', text: 'Basic Action at the attacker, +2 damage' },
    {
      kind: 'critical',
      title: 'Critical',
      text: '−1 movement token; the attacker gains a Lion Claw. Broken Foot: ignore Grab.',
    },
  ],
};

export const MANE: CardView = {
  id: 'mane',
  name: 'Glorious Mane',
  stock: 'hitLocation',
  kind: 'hit location',
  icon: 'impervious',
  flags: ['impervious'],
  parts: [
    {
      kind: 'critical',
      title: 'Critical',
      text: 'Shimmering Mane; an insane attacker gains 1 strength token',
    },
  ],
};

export const PLOY: CardView = {
  id: 'ploy',
  name: 'Clever Ploy',
  stock: 'hitLocation',
  kind: 'trap',
  icon: 'trap',
  flags: ['trap'],
  parts: [
    {
      kind: 'text',
      text: 'The attacker is doomed. Basic Action at the attacker. Shuffle the hit locations.',
    },
  ],
};

export const GRASS: CardView = {
  id: 'grass',
  name: 'Tall Grass',
  stock: 'terrain',
  kind: 'terrain · 2 tiles',
  icon: 'tallGrass',
  parts: [
    { kind: 'alert', title: 'Standing on it', text: '+2 evasion' },
    {
      kind: 'action',
      title: 'Activate',
      text: 'Hide: lose the priority target token; not a threat until you attack or leave.',
    },
  ],
};

const SNIFF: CardView = {
  id: 'sniff',
  name: 'Sniff',
  stock: 'ai',
  kind: 'instinct',
  icon: 'instinct',
  parts: [
    { kind: 'text', text: 'Ends the turn. Until the end of the next round every survivor is a threat.' },
  ],
};

const BASIC: CardView = {
  id: 'basic',
  name: 'Basic Action',
  stock: 'ai',
  kind: '2 / 2+ / 1',
  icon: 'basicAction',
  parts: [
    {
      kind: 'action',
      title: 'Pick target',
      icon: 'target',
      lines: ['closest survivor in field of view', 'no target: Sniff'],
    },
    { kind: 'flow', title: 'Flow: survival' },
    {
      kind: 'action',
      title: 'Move and attack',
      icon: 'damage',
      figures: [
        { value: '2', label: 'speed' },
        { value: '2+', label: 'accuracy' },
        { value: '1', label: 'damage' },
      ],
    },
  ],
};

const LOST_HAND: CardView = {
  id: 'lostHand',
  name: 'Lost Hand',
  stock: 'hitLocation',
  kind: 'persistent injury',
  icon: 'injury',
  parts: [{ kind: 'text', text: 'Some AI cards do something else instead.' }],
};

export const MONSTER: MonsterView = {
  name: 'White Lion',
  icon: 'lion',
  state: 'Level 1 · faces south · standing',
  knockedDown: false,
  stats: [
    { id: 'movement', label: 'mov', name: 'Movement', value: '6' },
    { id: 'toughness', label: 'tgh', name: 'Toughness', value: '8' },
    { id: 'speed', label: 'spd', name: 'Speed', value: '0' },
    {
      id: 'damage',
      label: 'dmg',
      name: 'Damage',
      value: '+1',
      change: 'up',
      parts: [
        { label: 'level 1', value: '0' },
        { label: 'Enraged', value: '+1' },
      ],
    },
    {
      id: 'accuracy',
      label: 'acc',
      name: 'Accuracy',
      value: '−1',
      change: 'down',
      parts: [{ label: 'token: Beast’s Brow, critical', value: '−1', rule: 'SD-14.8' }],
    },
    { id: 'evasion', label: 'eva', name: 'Evasion', value: '0' },
    { id: 'luck', label: 'luck', name: 'Luck', value: '0' },
  ],
  decks: [
    { id: 'ai', label: 'AI', name: 'AI deck, 7 cards', count: 7, back: 'ai', open: false },
    { id: 'aiDiscard', label: 'discard', name: 'AI discards, 2 cards', count: 2, back: 'ai', open: true },
    { id: 'wounds', label: 'wounds', name: 'Wound stack, 1 card', count: 1, back: 'wounds', open: false },
    {
      id: 'hit',
      label: 'hit loc.',
      name: 'Hit location deck, 19 cards',
      count: 19,
      back: 'hitLocation',
      open: false,
    },
    {
      id: 'hitDiscard',
      label: 'discard',
      name: 'Hit location discards, 3 cards',
      count: 3,
      back: 'hitLocation',
      open: true,
    },
  ],
  performing: [CLAW],
  inPlay: [{ card: ENRAGED, note: '+1 damage until a survivor is maimed or dies' }],
  injuries: [{ card: LOST_HAND }],
  standing: [{ card: SNIFF }, { card: BASIC }],
  conditions: [],
};
