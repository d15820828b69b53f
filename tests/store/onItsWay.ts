/** A lion five spaces from its prey, which waits for the chance to dash. */
export const ON_ITS_WAY = `title: A lion on its way
monster: { at: H5, facing: S }
survivors:
  Mika: { at: H11, survival: 1 }
piles: { deck: [claw] }
steps:
  - monster turn
  - expect: { question: survivalOpportunity }
`;
