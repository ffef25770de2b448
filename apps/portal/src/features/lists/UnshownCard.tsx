import { useWords } from '../../app/words.ts';
import { listWords } from './words.vi.ts';

export function UnshownCard() {
  return useWords(listWords).unshown.card;
}
