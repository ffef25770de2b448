import '@tram/ui/styles';
import type { Preview } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';

/** A story's own theme wins, then the toolbar's, then the run's (`VITE_STORY_THEME`, so that tests see both). */
const runTheme: unknown = import.meta.env['VITE_STORY_THEME'];

function ThemedDocument({
  theme,
  children,
}: {
  readonly theme: string;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = 'vi';
  }, [theme]);
  return children;
}

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Giao diện',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: runTheme === 'dark' ? 'dark' : 'light' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
  },
  decorators: [
    (Story, { globals }) => (
      <ThemedDocument theme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
        <Story />
      </ThemedDocument>
    ),
  ],
};

export default preview;
