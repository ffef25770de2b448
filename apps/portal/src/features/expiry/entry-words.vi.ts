import { defineWords } from '../../app/words.ts';

/** Words of the button in the head of a page of machines; those of what it opens come with its code. */
export const expiryEntryWords = defineWords('features/expiry/entry-words', {
  open: 'Lịch hết hạn',
});
