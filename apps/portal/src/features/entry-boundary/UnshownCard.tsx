import { useWords } from '../../app/words.ts';
import { entryBoundaryWords } from './words.vi.ts';

/** Says that a card cannot be shown. */
export function UnshownCard() {
  return useWords(entryBoundaryWords).card;
}
