import { createContext, use } from 'react';
import { en, type InterfaceWords } from '../../text/interface/en';

/** The interface's words in the chosen language. */
const WordsContext = createContext<InterfaceWords>(en);

/** The words to show; every component takes its own from here, so that no sentence is written into one. */
export function useWords(): InterfaceWords {
  return use(WordsContext);
}
