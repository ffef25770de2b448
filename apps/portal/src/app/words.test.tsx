import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { defineWords, LanguageContext, useWords } from './words.ts';

const words = defineWords(
  { title: 'Đăng nhập', total: (sum: string) => `Tổng ${sum}` },
  { en: () => Promise.resolve({ title: 'Log in', total: (sum) => `Total ${sum}` }) },
);

function Title() {
  const { title, total } = useWords(words);
  return `${title}, ${total('1')}`;
}

async function inLanguage(language: string): Promise<string> {
  const { prelude } = await prerender(
    <LanguageContext value={language}>
      <Title />
    </LanguageContext>,
  );
  return new Response(prelude).text();
}

test('without a provider the words are Vietnamese', () => {
  expect(renderToString(<Title />)).toBe('Đăng nhập, Tổng 1');
});

test('another language is loaded when it is chosen, a missing one falls back', async () => {
  expect(await inLanguage('en')).toBe('Log in, Total 1');
  expect(await inLanguage('fr')).toBe('Đăng nhập, Tổng 1');
});
