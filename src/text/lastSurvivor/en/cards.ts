/** Parts of cards. */
export const cards = {
  /** Whose die: the own roll, or the other one's. */
  die: { yours: 'your roll', enemy: "the enemy's roll" },
  /** A die by its colour. */
  theDie: { gray: 'the gray die', red: 'the red die' },
  always: (does: string, role: 'attacker' | 'defender' | null) =>
    role === null ? does : `${does} ${role === 'attacker' ? 'when you attack' : 'when you defend'}`,
  changes: (by: number, die: string) => `${by < 0 ? `−${-by}` : `+${by}`} to ${die}`,
  rerolls: (die: string) => `reroll ${die}`,
  aDie: 'a die',
  onceACombat: (does: string) => `once a combat: ${does}`,
  ability: (stamina: number, does: string) => `for ${stamina} stamina, once a combat: ${does}`,
  prevents: 'prevents one physical damage, and breaks',
  act: (stamina: number, does: string) => `for ${stamina} stamina: ${does}`,
  fire: 'meat and dirty water do you no harm',
  warm: 'the frost deals you one damage less',
  once: 'used up',
  extra: 'one more damage to the defender; if the attacker is hit, you suffer one too',
  safe: 'you are dealt no damage in this combat',
  shield: {
    attacker: 'prevents one damage of the attacker',
    defender: 'prevents one damage of the defender',
  },
  damage: 'prevents one physical damage that you are dealt',
  nothing: 'nothing',
  gain: (amount: number, what: string) => `gain ${amount} ${what}`,
  lose: (amount: number, what: string) => `lose ${amount} ${what}`,
  stamina: (by: number) => `${by < 0 ? `−${-by}` : `+${by}`} stamina`,
  hurt: (amount: number, physical: boolean) =>
    `suffer ${amount} damage${physical ? '' : ', which nothing prevents'}`,
  heal: (amount: number) => `heal ${amount} damage`,
  item: (name: string) => `take ${name}`,
  draw: (amount: number) => `draw ${amount} support ${amount === 1 ? 'card' : 'cards'}`,
  pay: (amount: number, what: string, then: string, otherwise: string | null) =>
    `you may spend ${amount} ${what}: ${then}${otherwise === null ? '' : `; otherwise ${otherwise}`}`,
  test: (from: number, pass: string | null, fail: string | null) =>
    [
      `roll a die, ${from} or more`,
      pass === null ? '' : `: ${pass}`,
      fail === null ? '' : `; less: ${fail}`,
    ].join(''),
  wander: 'go to a space beside this one',
};
