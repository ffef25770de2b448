import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { speak } from './speak.ts';
import { defineWords, LanguageContext, useWords, type Catalogue } from './words.ts';

interface Words {
  readonly title: string;
  readonly total: (sum: string) => string;
}

// What a page has; there is none in Node.
beforeAll(() => void vi.stubGlobal('document', { documentElement: {} }));
afterAll(() => void vi.unstubAllGlobals());

const vietnamese: Words = { title: 'Đăng nhập', total: (sum) => `Tổng ${sum}` };
const english: Words = { title: 'Log in', total: (sum) => `Total ${sum}` };

const known = defineWords(vietnamese, { en: () => Promise.resolve(english) });
const untranslated = defineWords(vietnamese);
const unreachable = defineWords(vietnamese, { en: () => Promise.reject(new Error('offline')) });

function Title({ words }: { readonly words: Catalogue<Words> }) {
  const { title, total } = useWords(words);
  return `${title}, ${total('1')}`;
}

async function waitingInEnglish(words: Catalogue<Words>): Promise<string> {
  const { prelude } = await prerender(
    <LanguageContext value="en">
      <Title words={words} />
    </LanguageContext>,
  );
  return new Response(prelude).text();
}

function inEnglish(words: Catalogue<Words>): string {
  return renderToString(
    <LanguageContext value="en">
      <Title words={words} />
    </LanguageContext>,
  );
}

test('without a provider the words are Vietnamese', () => {
  expect(renderToString(<Title words={known} />)).toBe('Đăng nhập, Tổng 1');
});

test('another language is shown without waiting once it is spoken; what is missing or out of reach stays Vietnamese', async () => {
  const { language, kit } = await speak('en');
  expect([language, kit?.dialog.close]).toEqual(['en', 'Close']);
  expect(inEnglish(known)).toBe('Log in, Total 1');
  expect(inEnglish(untranslated)).toBe('Đăng nhập, Tổng 1');
  expect(inEnglish(unreachable)).toBe('Đăng nhập, Tổng 1');
});

test('a screen that comes later waits for its words, and the way back to Vietnamese for nothing', async () => {
  await speak('en');
  const later = defineWords(vietnamese, {
    en: async () => {
      await Promise.resolve();
      return english;
    },
  });
  expect(await waitingInEnglish(later)).toBe('Log in, Total 1');
  expect(await speak('vi')).toEqual({ language: 'vi', kit: null });
  expect(renderToString(<Title words={later} />)).toBe('Đăng nhập, Tổng 1');
});
