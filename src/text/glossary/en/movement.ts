import type { WordList } from '../words';

/** How monsters and survivors get from place to place. */
export const movement = {
  moveAndAttack: {
    term: 'move & attack',
    forms: ['Move & Attack'],
    meaning:
      'The shortest way to the target until adjacent, turn to it, resolve collisions, then attack if it is in reach.',
    rules: ['SD-7.1', 'SD-7.3', 'SD-7.4'],
  },
  route: {
    term: 'route',
    forms: ['routes'],
    meaning: 'One of the shortest ways to the target. Of several the controller picks.',
    rules: ['SD-7.1', 'SD-7.2'],
  },
  fullMove: {
    term: 'full move',
    meaning: 'All the movement there is; toward a target it stops when adjacent.',
    rules: ['SD-7.6'],
  },
  straight: {
    term: 'straight',
    meaning: 'In one line along rows or columns, never diagonally.',
    rules: ['SD-1.11', 'SD-7.7'],
    common: true,
  },
  directlyAway: {
    term: 'directly away',
    meaning: 'In one straight line, so that the distance grows most.',
    rules: ['SD-7.7', 'SD-11.9'],
  },
  place: {
    term: 'placed',
    forms: ['is placed', 'placing'],
    meaning: 'Put straight on a space. That is no movement and crosses nothing.',
    rules: ['SD-1.10'],
    common: true,
  },
  materialize: {
    term: 'materialize',
    forms: ['materializes'],
    meaning: 'Placed adjacent to the target, on as many other survivors as it can be; they collide.',
    rules: ['SD-7.5', 'SD-11.10'],
  },
  collision: {
    term: 'collision',
    forms: ['collides', 'collide', 'collided', 'collisions'],
    meaning:
      'The monster moves over a survivor, or something is thrown into somebody: the survivor is knocked down.',
    rules: ['SD-11.1', 'SD-11.2', 'SD-11.4'],
  },
  runOver: {
    term: 'run over',
    forms: ['runs over'],
    meaning: 'The monster passes over a survivor: a collision at the end of that movement.',
    rules: ['SD-11.2'],
  },
  endOn: {
    term: 'ending on',
    meaning: 'The monster stops on a survivor: a collision and knockback 5.',
    rules: ['SD-11.3'],
  },
  knockback: {
    term: 'knockback',
    forms: ['knocked back', 'knocks back'],
    meaning: 'Thrown so many spaces in a straight line, directly away from what does it.',
    rules: ['SD-11.3', 'SD-11.7', 'SD-11.9'],
  },
  edge: {
    term: 'edge of the board',
    meaning: 'Movement stops there. Knockback that starts there and leads off the board runs along it.',
    rules: ['SD-1.9', 'SD-11.7'],
  },
  grab: {
    term: 'grab',
    forms: ['grabs', 'grabbed'],
    meaning:
      'The survivor is put down, knocked down, on a free space before the monster and suffers damage as high as its level, not to be dodged.',
    rules: ['SD-5.12', 'SD-1.10'],
  },
  offBoard: {
    term: 'off the board',
    meaning: 'Not there: it affects nothing on the board, and nothing there affects it.',
    rules: ['SD-13.6'],
  },
  space: {
    term: 'space',
    forms: ['spaces'],
    meaning: 'One square of the board, named by its column and row, as H11.',
    rules: ['SD-1.1', 'SD-1.3'],
    common: true,
  },
  distance: {
    term: 'distance',
    meaning: 'Steps along rows and columns between the nearest spaces of two things.',
    rules: ['SD-1.2'],
  },
  free: {
    term: 'free space',
    forms: ['free spaces'],
    meaning: 'A space without survivor, monster or impassable terrain.',
    rules: ['SD-1.3'],
  },
  gainMovement: {
    term: 'another movement',
    meaning: 'One movement more in this act.',
    rules: ['SD-13.2'],
  },
  panic: {
    term: 'panic run',
    meaning: 'Thrown as far as one can move, toward the nearest edge.',
    rules: ['SD-10.1'],
  },
  runAway: {
    term: 'running away',
    forms: ['run away'],
    meaning:
      'With the innovation Pictograph a survivor may try to leave the fight as an act begins: a d10 tells how it goes.',
    rules: ['SD-3.1'],
  },
} satisfies WordList;
