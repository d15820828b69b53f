/** Every kind of question that the game has; what answers them by itself has to know each. */
export const QUESTIONS = [
  'action',
  'gather',
  'craft',
  'tradeGives',
  'tradeGets',
  'tradeAgree',
  'prevent',
  'take',
  'support',
  'modify',
  'pay',
  'wander',
  'meal',
  'typeDie',
] as const;
export type QuestionKind = (typeof QUESTIONS)[number];
