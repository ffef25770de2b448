import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.passwordField`. */
export const passwordFieldWords: WordGroup<'passwordField'> = {
  name: 'passwordField',
  vietnamese: { show: 'Hiện mật khẩu', hide: 'Ẩn mật khẩu' },
};
