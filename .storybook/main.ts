import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { contractExamplesPlugin } from './contract-examples.ts';
import { storyModesPlugin } from './story-modes.ts';

const config: StorybookConfig = {
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/stories/**/*.stories.tsx',
    './*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true },
  // Tests open no page of documentation, for which the sources are parsed.
  typescript: { reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen' : false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
      contractExamplesPlugin(),
      storyModesPlugin(),
    ],
  }),
};

export default config;
