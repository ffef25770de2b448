import { afterEach, beforeEach, vi } from 'vitest';

/**
 * What is written to the console fails its test: React's warnings, updates outside of `act`, and what jsdom writes of a feature
 * that it does not have. Errors that nobody catches fail the run by themselves.
 */
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: readonly unknown[]) => {
      written.push(words.map(String).join(' '));
    });
  }
});

afterEach(() => {
  if (written.length > 0) throw new Error(`Written to the console:\n${written.join('\n')}`);
});
