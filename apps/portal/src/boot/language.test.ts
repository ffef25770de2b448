import { expect, test } from 'vitest';
import { choiceCookie, chosenLanguage, languages } from './language.ts';

test.each(languages)('a kept choice of %s is read again', (language) => {
  const [pair = ''] = choiceCookie(language, 'https:').split('; ');
  expect(chosenLanguage(`theme=dark; ${pair}`)).toBe(language);
});

test('the cookie is that of the whole portal for a year, and of https alone where the page is', () => {
  expect(choiceCookie('en', 'http:')).toBe(
    'app_language=en; Path=/; Max-Age=31536000; SameSite=Lax',
  );
  expect(choiceCookie('vi', 'https:')).toBe(
    'app_language=vi; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
});
