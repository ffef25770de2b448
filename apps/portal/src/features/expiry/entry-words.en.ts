import type { ExpiryEntryWords } from './entry-words.vi.ts';

/** English beside `entry-words.vi.ts`. */
export const words: ExpiryEntryWords = { open: 'Expiry calendar' };
