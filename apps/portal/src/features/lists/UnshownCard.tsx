import { useWords } from '../../app/words.ts';
import { listWords } from './words.vi.ts';

/** Says that a card cannot be shown. */
export function UnshownCard() {
  return useWords(listWords).unshown.card;
}
