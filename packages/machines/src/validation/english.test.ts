import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MAXIMUM_VPS_MONTHS, OTP_DIGITS } from '../rules/limits.ts';
import { englishMessage } from './english.ts';

const vietnameseLetter = /[ăâđêôơưàáảãạèéẻẽẹìíỉĩịòóỏõọùúủũụỳýỷỹỵ]/iu;

/** The messages of the schemas, as they are quoted in the sources. */
const messages = globSync('*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts') && file !== 'english.ts')
  .flatMap((file) => {
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return Array.from(
      code.matchAll(/'([^'\n]*)'|`([^`]*)`/g),
      ([, plain, made]) => plain ?? made ?? '',
    );
  })
  .map((text) =>
    text
      .replace('${MAXIMUM_VPS_MONTHS}', String(MAXIMUM_VPS_MONTHS))
      .replace('${OTP_DIGITS}', String(OTP_DIGITS)),
  )
  .filter((text) => vietnameseLetter.test(text.normalize('NFC')));

test('the sources have their messages', () => {
  expect(new Set(messages).size).toBeGreaterThan(40);
});

test.each([...new Set(messages)])('“%s” has its English', (message) => {
  const english = englishMessage(message);
  expect(english).not.toBeNull();
  expect(english).not.toMatch(vietnameseLetter);
});

test('what no schema says has none', () => {
  expect(englishMessage('toString')).toBeNull();
  expect(englishMessage('Máy đang bận')).toBeNull();
});
