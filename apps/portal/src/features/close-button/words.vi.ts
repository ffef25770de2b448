import { defineWords } from '../../app/words.ts';

export const closeButtonWords = defineWords('features/close-button/words', { close: 'Đóng' });
