import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import type { Catalogue } from './words.ts';

vi.mock('../screens/not-found/words.en.ts', () => {
  throw new Error('offline');
});

// Test files share modules: these are only of this file, and no language has been loaded before.
vi.resetModules();
const { defineWords, LanguageContext, useWords } = await import('./words.ts');
const { loadLanguage } = await import('./language-loader.ts');
const { listWords } = await import('../features/lists/words.vi.ts');
const { notFoundWords } = await import('../screens/not-found/words.vi.ts');

const untranslated = defineWords('nowhere/words', { home: 'Về nhà' });

interface SaidProps<Words> {
  readonly catalogue: Catalogue<Words>;
  readonly choose: (words: Words) => string;
}

function Said<Words>({ catalogue, choose }: SaidProps<Words>) {
  return choose(useWords(catalogue));
}

const said = <Words,>(catalogue: Catalogue<Words>, choose: (words: Words) => string) => (
  <Said catalogue={catalogue} choose={choose} />
);

function inEnglish<Words>(catalogue: Catalogue<Words>, choose: (words: Words) => string): string {
  return renderToString(<LanguageContext value="en">{said(catalogue, choose)}</LanguageContext>);
}

test('without a provider the words are Vietnamese', () => {
  expect(renderToString(said(listWords, ({ unshown }) => unshown.cell))).toBe(
    'Không hiển thị được',
  );
});

test('another language is shown at once after it was loaded; what is missing or cannot be loaded stays Vietnamese', async () => {
  const { language, kit } = await loadLanguage('en');
  expect([language, kit?.dialog.close]).toEqual(['en', 'Close']);
  expect(inEnglish(listWords, ({ unshown }) => unshown.cell)).toBe('Cannot be shown');
  expect(inEnglish(untranslated, ({ home }) => home)).toBe('Về nhà');
  expect(inEnglish(notFoundWords, ({ home }) => home)).toBe('Về trang chủ');
});

test('a screen that is opened later waits for its words, and switching back to Vietnamese for nothing', async () => {
  await loadLanguage('en');
  const { userGuidesWords } = await import('../screens/user-guides/words.vi.ts');
  const list = said(userGuidesWords, (words) => words.list);
  const { prelude } = await prerender(<LanguageContext value="en">{list}</LanguageContext>);
  expect(await new Response(prelude).text()).toBe('Guides');
  expect(await loadLanguage('vi')).toEqual({ language: 'vi', kit: null });
  expect(renderToString(list)).toBe('Các bài hướng dẫn');
});
