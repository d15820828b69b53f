import { type Placed, type Table, type TinyFight, tinyFight } from '../kit';

type Antelope = Partial<Omit<Table, 'survivors'>>;

/** The antelope stands on H11 I11 H12 I12 and looks south. */
export const antelope = (survivors: Placed[], { monster = {}, ...table }: Antelope = {}): TinyFight =>
  tinyFight({ ...table, survivors, monster: { card: 'screamingAntelope', ...monster } });

/** This AI card is on top of its deck and is drawn. */
export const antelopeDraws = (card: string, survivors: Placed[], table: Antelope = {}): TinyFight => {
  const { ai = [], ...monster } = table.monster ?? {};
  return antelope(survivors, { ...table, monster: { ...monster, ai: [card, ...ai] } }).perform('drawAi', {});
};

/** A whole turn of it. */
export const antelopeTurn = (survivors: Placed[], table: Antelope = {}): TinyFight =>
  antelope(survivors, table).perform('monsterTurn', {});

/** An instinct in the survivors' turn: nothing ends but itself. */
export const grazes = (survivors: Placed[], table: Antelope = {}): TinyFight =>
  antelope(survivors, table).perform('instinct', {});

export const plants = (...at: string[]) => at.map((space) => ({ card: 'acanthusPlants', at: [space] }));

/** The plants that are left. */
export const plantsLeft = (t: TinyFight): number =>
  t.state.tiles.filter(({ card }) => card === 'acanthusPlants').length;
