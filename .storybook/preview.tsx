import '@tram/ui/styles';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { modes } from './modes.ts';
import { standStill } from './still.ts';

// A whole screen loads its code first, on a machine that may be busy with everything else.
configure({ asyncUtilTimeout: 20_000 });

const themes = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];

function themeOf(value: unknown): Theme {
  return themes.find((theme) => theme === value) ?? 'light';
}

/** Left out of test runs, which never open a page of documentation. */
const DocumentationPage = lazy(async () => {
  const { DocumentationPage: page } = await import('./DocumentationPage.tsx');
  return { default: page };
});

function ThemedDocument({
  theme,
  children,
}: {
  readonly theme: Theme;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = 'vi';
  }, [theme]);
  return children;
}

/** Set by Storybook's own plugin in test runs: there nobody watches while the theme changes. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined;

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Giao diện',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...themes], dynamicTitle: true },
    },
  },
  // A run may choose the theme that its stories are drawn, played and checked in: `VITE_STORY_THEME=dark`.
  initialGlobals: { theme: themeOf(import.meta.env['VITE_STORY_THEME']) },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <DocumentationPage />
        </Suspense>
      ),
    },
    layout: 'padded',
    options: { storySort: { order: ['Foundations', 'Kit', 'Screens'] } },
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
  beforeEach: standStill,
  // What is played and checked in light is checked for its colours in dark too, before the next story.
  async afterEach({ globals, viewMode }) {
    if (isTestRun && viewMode === 'story' && themeOf(globals['theme']) === 'light') {
      const { checkDarkColours } = await import('./dark-colours.ts');
      await checkDarkColours();
    }
  },
  decorators: [
    (Story, { globals }) => (
      <ThemedDocument theme={themeOf(globals['theme'])}>
        <Story />
      </ThemedDocument>
    ),
  ],
};

export default preview;
