import { defineWords } from '../../app/words.ts';

/** What follows the lead is the operator's (runtime configuration, `dataRetention`). */
export const dataRetentionWords = defineWords('features/data-retention/words', {
  lead: 'Dữ liệu khi hết giờ thuê.',
});
