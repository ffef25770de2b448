import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { contractExamplesPlugin } from '../.storybook/contract-examples.ts';

/** Tests of the repository as a whole: which folder may import which, and what a package may contain. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [contractExamplesPlugin()],
  test: { name: 'repository', include: ['*.test.ts'], isolate: false, testTimeout: 60_000 },
  resolve: { alias: { '#root': path.join(import.meta.dirname, '..') } },
});
