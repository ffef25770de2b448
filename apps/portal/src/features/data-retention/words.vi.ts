import { defineWords } from '../../app/words.ts';
import { unsaidWords } from './unsaid-words.vi.ts';

/** What follows the lead is the operator's (runtime configuration, `dataRetention`). */
export const dataRetentionWords = defineWords('features/data-retention/words', {
  unsaid: unsaidWords.backUp,
  lead: 'Dữ liệu khi hết giờ thuê.',
});
