import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = { title: 'API' };
