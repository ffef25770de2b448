import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { contractExamplesPlugin } from './contract-examples.ts';
import { storyModesPlugin } from './story-modes.ts';

const archivo = '../packages/ui/node_modules/@fontsource-variable/archivo/files';

const config: StorybookConfig = {
  stories: [
    './*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/stories/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-tag-badges',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true },
  staticDirs: [
    { from: '../apps/portal/public/favicon.svg', to: '/favicon.svg' },
    // Of the menu and the toolbar (`manager-head.html`); stories and pages bring the kit's own.
    { from: `${archivo}/archivo-latin-wght-normal.woff2`, to: '/archivo-latin.woff2' },
    { from: `${archivo}/archivo-vietnamese-wght-normal.woff2`, to: '/archivo-vietnamese.woff2' },
  ],
  // `props.ts` reads the types instead.
  typescript: { reactDocgen: false },
  viteFinal: async (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
      contractExamplesPlugin(),
      storyModesPlugin(),
      // Tests open no page of documentation.
      ...(process.env['VITEST'] === undefined ? [(await import('./props.ts')).propsPlugin()] : []),
    ],
  }),
};

export default config;
