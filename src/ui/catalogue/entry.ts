import type { InterfaceWords } from '../../text/interface/en';
import type { CardView } from '../cards/cardView';

/** What sort of card it is, in the order in which they stand. */
export type CatalogueKind = keyof InterfaceWords['catalogue']['kinds'];

/** A card of the content, ready to be looked at. */
export interface CatalogueEntry {
  /** Its address behind `#/cards/`: `gear.boneAxe`, `ai.whiteLion.claw`. */
  key: string;
  kind: CatalogueKind;
  /** Whose it is: a monster, where gear is made, a location; empty where it is everybody's. */
  owner: string;
  /** Its name in the list, where that is shorter than on the card. */
  label?: string | undefined;
  /** A few words beside its name, such as how many there are. */
  note?: string | undefined;
  card: CardView;
  /** All its words in small letters, to be searched. */
  words: string;
}
