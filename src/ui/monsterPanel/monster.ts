import type { CardView } from '../cards/cardView';
import type { Deck } from '../cards/DeckPile';
import type { IconName } from '../icons/table';
import type { Stat } from '../primitives/StatChip';
import type { Condition } from '../survivors/survivor';

/** The monster control panel as it is shown. */
export interface MonsterView {
  name: string;
  icon: IconName;
  /** Such as "Level 1 · faces south · standing". */
  state: string;
  knockedDown: boolean;
  stats: readonly Stat[];
  decks: readonly Deck[];
  /** Cards being performed, the innermost last. */
  performing: readonly CardView[];
  /** Special cards, moods, traits, durations. */
  inPlay: readonly { card: CardView; note?: string | undefined }[];
  /** Persistent injuries. */
  injuries: readonly { card: CardView; note?: string | undefined }[];
  /** Instinct, Basic Action and the showdown's page: at hand all the time (SD-2.4, SD-2.16). */
  standing: readonly { card: CardView; note?: string | undefined }[];
  conditions: readonly Condition[];
}
