import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  reload: 'Reload',
  readAt: (time) => `Updated at ${time}`,
  stale: (time) => `Connection lost, updated at ${time}.`,
  offline: (time) => `No network. The list as of ${time}.`,
  staleHint: 'What is shown below may be out of date.',
  loading: 'Loading…',
};
