import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  [null, [], 'vi'],
  [null, ['vi-VN', 'en-US'], 'vi'],
  [null, ['en-US', 'vi'], 'en'],
  [null, ['EN'], 'en'],
  [null, ['fr-FR', 'de', 'en-GB'], 'en'],
  [null, ['fr-FR', 'ja'], 'vi'],
  ['vi', ['en-US'], 'vi'],
  ['en', ['vi-VN'], 'en'],
  ['', ['en'], 'en'],
  ['kr', ['vi'], 'vi'],
] as const)('stored %s and a browser of %j mean %s', (choice, preferred, language) => {
  expect(languageOf(choice, preferred)).toBe(language);
});
