import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contractExamplesPlugin } from './contract-examples.ts';

/** Tests of the stories' screens in front of other backends, drawn in Node. */
export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  plugins: [react(), vanillaExtractPlugin(), contractExamplesPlugin()],
  test: {
    name: 'screens',
    include: ['.storybook/*.test.ts'],
    globalSetup: ['.storybook/recorded-answers.ts'],
    isolate: false,
    // A limit for a machine that is busy with everything else, not what they take.
    testTimeout: 120_000,
  },
});
