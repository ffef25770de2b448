import '@tram/ui/styles';
import type { Preview } from '@storybook/react-vite';
import { KitWordsProvider, type KitWords } from '@tram/ui/words';
import { lazy, Suspense, useLayoutEffect, type ReactNode } from 'react';
import { configure, expect } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { languageNames, languages, type Language } from '../apps/portal/src/boot/language.ts';
import { kitWordsIn, storyLanguage } from './language.ts';
import { stickingOut } from './sticking-out.ts';
import { drawn, standStill } from './still.ts';

configure({
  // A whole screen loads its code first, on a machine that may be busy with everything else.
  asyncUtilTimeout: 20_000,
  // What a failed run prints: the words on the page say more than the first lines of its elements.
  getElementError: (message) =>
    new Error(`${message ?? 'not found'}\nOn the page: ${document.body.innerText.slice(0, 2000)}`),
});

const themes = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];

function themeOf(value: unknown): Theme {
  return themes.find((theme) => theme === value) ?? 'light';
}

/** Not in test runs, which never open a page of documentation. */
const DocumentationPage = lazy(async () => {
  const { DocumentationPage: page } = await import('./DocumentationPage.tsx');
  return { default: page };
});

interface StoryDocumentProps {
  readonly theme: Theme;
  readonly language: Language;
  /** The kit's, in that language. */
  readonly words: KitWords | null;
  readonly children: ReactNode;
}

/** The context of a page: its theme, its language, and the kit's words. */
function StoryDocument({ theme, language, words, children }: StoryDocumentProps) {
  // With the first render, so that the theme is set before the story is played and measured.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  return <KitWordsProvider words={words}>{children}</KitWordsProvider>;
}

/** What is loaded before a story is drawn. */
interface Loaded {
  readonly kitWords?: KitWords | null;
}

/** Set by Storybook's plugin in test runs: there the theme may change without being seen. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined;

/**
 * A run that checks what `npm test` leaves out: `TRAM_THOROUGH=1`, which `vitest.config.ts` passes on. Stories are played, and
 * axe checks the colours of the dark theme instead of the whole story in light.
 */
const isThorough = import.meta.env['VITE_STORY_THOROUGH'] === '1';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Giao diện',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...themes], dynamicTitle: true },
    },
    language: {
      description: 'Ngôn ngữ',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: languages.map((value) => ({ value, title: languageNames[value] })),
        dynamicTitle: true,
      },
    },
  },
  // A run may choose the theme that its stories are drawn, played and checked in: `VITE_STORY_THEME=dark`.
  initialGlobals: { theme: themeOf(import.meta.env['VITE_STORY_THEME']), language: 'vi' },
  parameters: {
    a11y: {
      test: isThorough ? 'off' : 'error',
      // A test run needs only violations; the panel of Storybook lists passes too, which takes longer.
      options: isTestRun ? { resultTypes: ['violations'] } : {},
    },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <DocumentationPage />
        </Suspense>
      ),
    },
    layout: 'padded',
    options: { storySort: { order: ['Foundations', 'Components', 'Screens'] } },
    viewport: {
      options: {
        ...MINIMAL_VIEWPORTS,
        phone: {
          name: 'Phone of the design',
          type: 'mobile',
          styles: { width: '390px', height: '844px' },
        },
      },
    },
  },
  loaders: [
    async ({ globals }): Promise<Loaded> => ({
      kitWords: await kitWordsIn(storyLanguage(globals)),
    }),
  ],
  beforeEach() {
    // A page of the test runner is idle for the browser seconds late. Without an idle callback what waits for one has a timer.
    if (isTestRun)
      Object.defineProperty(window, 'requestIdleCallback', {
        value: undefined,
        configurable: true,
      });
    return standStill();
  },
  async afterEach({ globals, viewMode }) {
    if (!isTestRun) return;
    // Axe runs after this, on what is rendered once the observers of sizes have run.
    await drawn();
    await expect(stickingOut()).toEqual([]);
    if (isThorough && viewMode === 'story' && themeOf(globals['theme']) === 'light') {
      const { checkDarkColours } = await import('./dark-colours.ts');
      await checkDarkColours();
    }
  },
  decorators: [
    (Story, { globals, loaded }) => {
      const { kitWords = null }: Loaded = loaded;
      return (
        <StoryDocument
          theme={themeOf(globals['theme'])}
          language={storyLanguage(globals)}
          words={kitWords}
        >
          <Story />
        </StoryDocument>
      );
    },
  ],
};

export default preview;
