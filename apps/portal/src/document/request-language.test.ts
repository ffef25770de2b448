import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

test.each([
  [undefined, 'vi'],
  ['', 'vi'],
  ['vi-VN,vi;q=0.9,en-US;q=0.8,en;q=0.7', 'vi'],
  ['en-US,en;q=0.9', 'en'],
  ['en-GB', 'en'],
  ['EN', 'en'],
  ['en-US,vi;q=0.9', 'en'],
  ['en;q=0.5, vi;q=0.8', 'vi'],
  ['vi;q=0.3,en;q=0.30', 'vi'],
  ['fr-FR,de;q=0.9,en-GB;q=0.4', 'en'],
  ['fr-FR, ja', 'vi'],
  ['*', 'vi'],
  ['*;q=0.5, en;q=0.1', 'en'],
  ['en;q=0', 'vi'],
  ['en;q=0, vi;q=0', 'vi'],
  // Middle English, and what only begins like one of the two.
  ['enm', 'vi'],
  ['english', 'vi'],
  ['en;q=2', 'vi'],
  ['en;q=high, de', 'vi'],
  [',,;;=, en', 'en'],
  ['\u0000\u{1F600}en', 'vi'],
])('without a choice a browser of %j gets %s', (header, language) => {
  expect(requestLanguage({ 'accept-language': header })).toBe(language);
});

test.each([
  ['app_language=en', 'vi-VN', 'en'],
  ['app_language=vi', 'en-US', 'vi'],
  ['a=1; app_language=en; b=2', undefined, 'en'],
  ['a=1;app_language=en', undefined, 'en'],
  ['app_language=en; app_language=vi', 'vi', 'en'],
  ['app_language=kr', 'en', 'en'],
  ['app_language=english', 'vi', 'vi'],
  ['app_language=', 'en', 'en'],
  ['other_app_language=en', 'vi', 'vi'],
  ['a=app_language=en', 'vi', 'vi'],
  ['', 'en', 'en'],
])('the choice %j counts before a browser of %j: %s', (cookie, header, language) => {
  expect(requestLanguage({ cookie, 'accept-language': header })).toBe(language);
});

test('headers of any length cost nothing: only the beginning is looked at', () => {
  const many = `${'x-y,'.repeat(200_000)}en`;
  expect(requestLanguage({ cookie: '; '.repeat(200_000), 'accept-language': many })).toBe('vi');
  expect(requestLanguage({ 'accept-language': `${' '.repeat(500_000)}en` })).toBe('vi');
});
