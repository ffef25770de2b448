import '@tram/ui/styles';
import type { Preview } from '@storybook/react-vite';
import { KitWordsProvider, type KitWords } from '@tram/ui/words';
import { lazy, Suspense, useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { configure, expect } from 'storybook/test';
import type { Language } from '../apps/portal/src/boot/language.ts';
import { typedControls } from './controls.ts';
import { isFramed, keepToFrame, leaveFrame, takeTurn } from './frame.ts';
import { kitWordsIn, storyLanguage } from './language.ts';
import { stickingOut } from './sticking-out.ts';
import { drawn, standStill } from './still.ts';
import { chosenIn, globalTypes, useToolbar, viewports, type Chosen } from './toolbar.ts';

configure({
  // A whole screen loads its code first, on a machine that may be busy with everything else.
  asyncUtilTimeout: 20_000,
  // What a failed run prints: the words on the page say more than the first lines of its elements.
  getElementError: (message) =>
    new Error(`${message ?? 'not found'}\nOn the page: ${document.body.innerText.slice(0, 2000)}`),
});

if (isFramed) keepToFrame();

// Not in test runs, which never open a page of documentation.
const DocumentationPage = lazy(async () => {
  const { DocumentationPage: page } = await import('./docs/DocumentationPage.tsx');
  return { default: page };
});
const DocumentationContainer = lazy(async () => {
  const { DocumentationContainer: container } = await import('./docs/DocumentationContainer.tsx');
  return { default: container };
});

interface StoryDocumentProps {
  readonly chosen: Chosen;
  readonly language: Language;
  /** The kit's, in that language. */
  readonly words: KitWords | null;
  readonly children: ReactNode;
}

/** The context of a page: its theme, its language, and the kit's words. */
function StoryDocument({ chosen, language, words, children }: StoryDocumentProps) {
  useToolbar(chosen, language);
  return <KitWordsProvider words={words}>{children}</KitWordsProvider>;
}

/** A story among others on a page of documentation, whose document is that page's: only its language is its own. */
function StoryOfPage({
  element,
  language,
  words,
  children,
}: Omit<StoryDocumentProps, 'chosen'> & { readonly element: HTMLElement }) {
  useLayoutEffect(() => {
    element.setAttribute('lang', language);
  }, [element, language]);
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
  globalTypes,
  argTypesEnhancers: [typedControls],
  // A run may choose the theme that its stories are drawn, played and checked in: `VITE_STORY_THEME=dark`.
  initialGlobals: {
    ...chosenIn({ theme: import.meta.env['VITE_STORY_THEME'] }),
    language: 'vi',
  },
  parameters: {
    a11y: {
      test: isThorough ? 'off' : 'error',
      // A test run needs only violations; the panel of Storybook lists passes too, which takes longer.
      options: isTestRun ? { resultTypes: ['violations'] } : {},
    },
    controls: { expanded: true },
    docs: {
      container: (props: ComponentProps<typeof DocumentationContainer>) => (
        <Suspense>
          <DocumentationContainer {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <DocumentationPage />
        </Suspense>
      ),
      // What a story does, without how it is tested.
      source: {
        transform: (code: string) =>
          code.replace(/\n {2}(?:async play\(|play: )[^]*?\n(?= {2}\S|\})/u, '\n'),
      },
    },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          'Components',
          [
            'Layout',
            'Actions',
            'Forms',
            'Text fields',
            'Choices',
            'Dates',
            'Files',
            'Overlays',
            'Feedback',
            'Status',
            'Time left',
            'Values',
            'Data',
            'Navigation',
            'Language',
          ],
          'Screens',
        ],
      },
    },
    viewport: { options: viewports },
  },
  loaders: [
    async ({ globals }): Promise<Loaded> => ({
      kitWords: await kitWordsIn(storyLanguage(globals)),
    }),
  ],
  async beforeEach() {
    if (isFramed) await takeTurn();
    // A page of the test runner is idle for the browser seconds late. Without an idle callback what waits for one has a timer.
    if (isTestRun)
      Object.defineProperty(window, 'requestIdleCallback', {
        value: undefined,
        configurable: true,
      });
    return standStill();
  },
  async afterEach({ globals, viewMode }) {
    if (isFramed) leaveFrame();
    if (!isTestRun) return;
    // Axe runs after this, on what is rendered once the observers of sizes have run.
    await drawn();
    await expect(stickingOut()).toEqual([]);
    if (isThorough && viewMode === 'story' && chosenIn(globals).theme === 'light') {
      const { checkDarkColours } = await import('./dark-colours.ts');
      await checkDarkColours();
    }
  },
  decorators: [
    (Story, { globals, loaded, viewMode, canvasElement }) => {
      const { kitWords = null }: Loaded = loaded;
      const language = storyLanguage(globals);
      return viewMode === 'docs' ? (
        <StoryOfPage element={canvasElement} language={language} words={kitWords}>
          <Story />
        </StoryOfPage>
      ) : (
        <StoryDocument chosen={chosenIn(globals)} language={language} words={kitWords}>
          <Story />
        </StoryDocument>
      );
    },
  ],
};

export default preview;
