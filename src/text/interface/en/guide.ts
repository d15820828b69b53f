import { guideIdeas } from './guideIdeas';

/** Who is advised, and the names that the advice is made with. */
export interface AdviceForWords {
  who: string;
  space: string;
  card: string;
  location: string;
  dice: number;
  need: number;
}

/** The guide of a first fight. Loaded with its panel. */
export const guide = {
  title: 'Guide',
  gotIt: 'Got it',
  more: 'More of the guide',
  rule: (rule: string) => `Tell me more: ${rule}`,
  readUp: 'Tell me more:',
  suggest: 'Any advice?',
  calm: 'While it is calm',
  met: 'What we have met so far',
  nothingMet: 'Nothing yet.',
  leave: 'Leave the guide',
  quiet: 'Nothing new just now. Play on: when something happens for the first time, it is explained here.',
  watch: 'Watch: it goes on by itself. When something happens for the first time, it stops and is explained.',
  noAdvice: 'No advice here: this is up to you.',
  sensible: 'Sensible:',
  advice: {
    first: ({ who }: AdviceForWords) => `let ${who} act now, who can reach the monster this turn.`,
    approach: ({ who }: AdviceForWords) =>
      `nobody left reaches the monster this turn, but ${who} can come nearer.`,
    behind: ({ who, space }: AdviceForWords) =>
      `${who} goes to ${space}, into the blind spot: each die counts 1 more there.`,
    beside: ({ who, space }: AdviceForWords) =>
      `${who} goes to ${space}, beside the monster, where an attack is possible.`,
    nearer: ({ who, space }: AdviceForWords) => `${who} goes to ${space}, to reach the monster next turn.`,
    attack: ({ card, dice, need }: AdviceForWords) =>
      `attack with ${card}: ${dice === 1 ? 'one die hits' : `${dice} dice, each hits`} on ${need} or more.`,
    throw: () => 'throw the Founding Stone: one wound is all that is missing.',
    done: ({ who }: AdviceForWords) => `end the act: ${who} has done what helps most.`,
    dodge: ({ location }: AdviceForWords) => `dodge the hit to the ${location}, before it does damage.`,
    dodgeWorst: ({ location }: AdviceForWords) => `dodge the hit to the ${location}, which can take least.`,
  },
  ideas: guideIdeas,
};

/** The shape of the guide's words. */
export type GuideWords = typeof guide;
