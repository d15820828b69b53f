/** What an idea is called, and what is said of it: 45 words at most. */
interface IdeaWords {
  title: string;
  words: string;
}

/** The monster's turn, and what it does to survivors. */
const monstersTurn = {
  start: {
    title: 'What this is about',
    words:
      'Each round the monster acts first, then your survivors. Defeat it before no survivor is left. It is the large square on the board, and its arrow shows where it faces; the small shapes are your survivors.',
  },
  aiCard: {
    title: 'The monster plays itself',
    words:
      'It draws the top card of its AI deck and does what stands there, from top to bottom. You decide only what the card leaves open. The card lies open on the monster’s panel.',
  },
  tie: {
    title: 'You choose for the monster',
    words:
      'Several survivors fit its card equally well, so somebody has to choose: you. There is no duty to be cruel. Press a name at the question, or a lit figure on the board.',
  },
  target: {
    title: 'Pick Target',
    words:
      'The card has a list, read from the top; the first line that somebody fits decides. A threat is a survivor who stands and is not hidden. In range means no farther than the monster can move.',
  },
  priority: {
    title: 'The priority target',
    words:
      'This survivor holds the priority target token. The next Pick Target takes the holder, whatever the list says, and then the token is gone.',
  },
  route: {
    title: 'Which way?',
    words:
      'Several shortest ways lead to its target, and you choose. Point at an answer to see its way on the board. Survivors whom the monster passes over are knocked down.',
  },
  monsterMoves: {
    title: 'Move and attack',
    words:
      'It takes a shortest way, without diagonal steps, until it stands beside its target, and turns to face it. If it is still out of reach then, the attack is skipped.',
  },
  hitDice: {
    title: 'Dice against you',
    words:
      'It rolls as many ten-sided dice as the speed on its card. A die hits if it reaches the accuracy plus the target’s evasion. A 10 always hits, a 1 never. Each hit then strikes a place of the body, also rolled.',
  },
  dodge: {
    title: 'Dodge',
    words:
      'Survival saves lives: 1 of it cancels a hit before it does damage, once a round for each survivor. Keep it if you fear worse.',
  },
  orderHits: {
    title: 'One hit after another',
    words:
      'Each hit is dealt by itself, in the order that you like, also two on one place: the first takes what is left to protect it, the second goes deeper.',
  },
  severeInjury: {
    title: 'Severe injury',
    words:
      'More damage came than the place could take, so a die was rolled on its own table. The outcome may be bleeding, a lasting injury or death. One hit means one roll, however much was left.',
  },
  heavyInjury: {
    title: 'Heavy injury',
    words:
      'The heavy box of that place is marked, and that knocks the survivor down. Whatever strikes the same place from now on means a roll for a severe injury.',
  },
  lightInjury: {
    title: 'Light injury',
    words:
      'No armour was left there, so the light box is marked. The next point at this place marks the heavy one. The head has no light box: keep it covered.',
  },
  armour: {
    title: 'Armour',
    words:
      'Points of damage take the armour of that place first, one for one, before they reach the body. After the fight all armour is whole again.',
  },
  brain: {
    title: 'Brain damage',
    words:
      'It hurts the mind: first it takes insanity, then it marks the box at the brain, then a die is rolled for a trauma. No gear protects from it, and it cannot be dodged.',
  },
  trauma: {
    title: 'Brain trauma',
    words:
      'The mind could take no more, so a die was rolled on the table of traumas. Some pass with the moment, others leave something behind: open the survivor’s sheet to see it.',
  },
  bleeding: {
    title: 'Bleeding',
    words:
      'Each bleeding token is one drop on the survivor’s sheet. The fifth kills. Tokens stay until a card takes them away or the fight is over.',
  },
  death: {
    title: 'A survivor dies',
    words:
      'The dead leave the board for good, and the others fight on. If nobody is left, the fight is lost at once. It happens in this game, and early.',
  },
  collision: {
    title: 'Collision',
    words:
      'This survivor was run over, or somebody was thrown into them. A collision knocks down. If the monster ends its movement on a survivor, that one is also thrown 5 spaces back.',
  },
  knockback: {
    title: 'Thrown back',
    words:
      'Knockback throws in a straight line, away from where it comes from, and stops at the edge of the board. Survivors who are struck on the way are knocked down, and so is the one thrown.',
  },
  grab: {
    title: 'Grabbed',
    words:
      'The monster takes this survivor along and drops them before its feet, knocked down and hurt. You choose the space.',
  },
  knockedDown: {
    title: 'Knocked down',
    words:
      'Who lies on the ground cannot act and can only dodge, but is no threat, and many cards look for threats. A survivor knocked down in a monster’s turn stands up at the end of its next one.',
  },
  stood: {
    title: 'Back on their feet',
    words:
      'At the end of its turn the monster lets everybody stand up whose time has come. They act in your turn like all the others.',
  },
  mood: {
    title: 'A card that stays',
    words:
      'This card stays in play. Its rule applies in both turns, until the card itself says that it leaves. Press it on the monster’s panel to read it.',
  },
  instinct: {
    title: 'No target',
    words:
      'Nobody fitted the card, so the monster follows its instinct, and nothing else of the card happens. The instinct lies at hand on its panel: press it to read what it does.',
  },
  basicAction: {
    title: 'The Basic Action',
    words:
      'This card lies at hand all the time. Other cards call for it. Once the monster has no AI card left, it takes the place of every draw.',
  },
  reshuffled: {
    title: 'The deck begins anew',
    words:
      'The AI deck was empty, so its discards were shuffled and became the deck. Cards lost to wounds stay away: the deck is smaller now, and you have seen most of it.',
  },
} satisfies Record<string, IdeaWords>;

/** The survivors' turn, and what it does to the monster. */
const survivorsTurn = {
  yourTurn: {
    title: 'Your turn',
    words:
      'Each survivor acts once, in any order, one whole act at a time. Press a name at the question, or a lit figure on the board.',
  },
  act: {
    title: 'One act',
    words:
      'One movement and one activation, such as an attack, in either order. Lit spaces can be walked to: press one, or drag the figure there. The number in them counts the steps.',
  },
  attack: {
    title: 'Your attack',
    words:
      'Beside the monster you can attack. The answer tells how many dice you roll, what each needs, and its chance. Fist & tooth is always at hand.',
  },
  blindSpot: {
    title: 'The blind spot',
    words:
      'The spaces right behind the monster. From there each die counts 1 more, and cards that want somebody in view pass you over. The eye at the board lights them.',
  },
  stone: {
    title: 'The Founding Stone',
    words:
      'It can also be thrown, once and from anywhere: it hits without a roll and nearly always wounds, but then the stone is gone.',
  },
  hitLocations: {
    title: 'Hit locations',
    words:
      'Each hit drew a card: a place of the monster’s body. You attempt to wound them one by one, in your order. Each answer shows what the die needs there.',
  },
  trap: {
    title: 'The trap',
    words:
      'One of the cards was the trap. The attack is over, its other hits are lost, and the trap does what it says. Then all hit locations are shuffled, the trap among them.',
  },
  critical: {
    title: 'A critical wound',
    words:
      'A natural 10 at a place with a critical part, or less with luck, is critical: it wounds, the card’s reactions are cancelled, and something happens besides.',
  },
  impervious: {
    title: 'Impervious',
    words:
      'This place is never wounded, not even by a 10. A critical attempt still does what its card says, so trying is worth it.',
  },
  woundAttempt: {
    title: 'To wound',
    words:
      'For each place you roll one die and add the strength of weapon and survivor. If that reaches the monster’s toughness, it is wounded. A 10 always wounds, a 1 never.',
  },
  wounded: {
    title: 'Its deck is its life',
    words:
      'A wound takes the top AI card, unseen, to the wound stack. When deck and discards are both empty, one more wound defeats the monster.',
  },
  reaction: {
    title: 'It reacts',
    words:
      'Many places answer the attempt: some when it fails, some when it wounds, some always. A critical wound cancels this. If you lie on the ground or out of reach afterwards, the rest of your hits is lost.',
  },
  lasting: {
    title: 'A lasting injury',
    words:
      'This injury stays on the monster’s panel and its place will not be drawn again. Some AI cards do something else while it is there.',
  },
  monsterDown: {
    title: 'It is down',
    words:
      'While the monster lies, your dice hit on 3 or more, whatever else counts, and it does not react. It stands up at the start of the next turn, yours or its own.',
  },
  resource: {
    title: 'Something gained',
    words:
      'This survivor carries a resource now. It can be given to a neighbour during an act. You keep it if you win; if you lose, it is lost.',
  },
  dashSurge: {
    title: 'Dash and surge',
    words:
      'Survival buys more: a dash is one more movement, a surge one more activation, used at once. Each survivor can do each once a round. If you would rather save it, press “Not now”.',
  },
  encourage: {
    title: 'Encourage',
    words:
      'A survivor who stands can spend 1 survival to get another one up from the ground. It is possible at any time: the answer stands among the others.',
  },
  lastWound: {
    title: 'One wound is left',
    words:
      'The monster has no AI card any more, neither in its deck nor among its discards. The next wound defeats it. Until then it uses its Basic Action.',
  },
  end: {
    title: 'The fight is over',
    words:
      'The next page has what was won, what to write on each record sheet, and all the dice. From there you can fight again, or go home and set up a fight of your own.',
  },
} satisfies Record<string, IdeaWords>;

/** How to read the table, and what it can do. */
const calm = {
  figures: {
    title: 'The monster’s panel',
    words:
      'Movement is how far it goes, toughness what you need to wound it. Below lie its piles: AI deck, AI discards, wounds, hit locations and their discards. Piles that lie face up can be leafed through.',
  },
  sheets: {
    title: 'Your survivors',
    words:
      'A survivor’s row shows the armour and injury boxes of each place, insanity, survival and bleeding. Press the name for the rest: figures, gear, and what survival can be spent on.',
  },
  terrain: {
    title: 'Terrain',
    words:
      'You walk on terrain as on any space, unless it is impassable. Some blocks sight, some can be used from on it or beside it. Point at it to read what it does.',
  },
  spaces: {
    title: 'Look before you go',
    words:
      'Point at a space, or hold a finger on it: you read what is there, how far the monster is, and what an attack from there would need.',
  },
  undo: {
    title: 'Take it back',
    words:
      'Everything can be undone, as often as you like: the arrow at the top, or the key Z. If you do the same again, the dice fall the same.',
  },
  zoom: {
    title: 'A closer look',
    words:
      'Two fingers zoom the board, one moves it. The buttons at its edge bring back the fight or all of the board, and turn it.',
  },
  why: {
    title: 'Ask why',
    words:
      '“Why?” beside a question shows in the log what led to it. “Why can’t I…?” lists what is not possible now, each with its reason and rule.',
  },
  pace: {
    title: 'Your own pace',
    words:
      'What happens is shown slowly, and stops where something is new. Choose another pace at the top, on a phone in the menu. “Show the rest”, or Escape, takes one turn at once.',
  },
  log: {
    title: 'The log',
    words:
      'Everything that happened stands in the log, each roll included. Press a line to see its reason; its spaces light up on the board.',
  },
  cards: {
    title: 'Read every card',
    words:
      'Any card on the monster’s panel and in a gear grid can be pressed to read it large. Nothing that lies open has to be remembered.',
  },
  keys: {
    title: 'By keyboard',
    words:
      'Numbers give answers, 0 declines, arrows walk the board, G puts my words away. The question mark shows all keys.',
  },
} satisfies Record<string, IdeaWords>;

/** Everything that the guide explains, by the idea's id. */
export const guideIdeas = { ...monstersTurn, ...survivorsTurn, ...calm };
