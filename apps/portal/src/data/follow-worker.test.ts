import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWorker } from './follow-worker.ts';
import type { Live } from './live.ts';

type Resync = Parameters<Live['onResync']>[0];

/** A new worker that is being installed, and ends in the state that the test gives. */
class NewWorker extends EventTarget {
  state = 'installing';

  end(state: 'installed' | 'redundant'): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let resync: Resync;
let installing: NewWorker | null;
const update = vi.fn<() => Promise<void>>();
const registration = {
  update,
  waiting: null,
  // Its worker is not at work: modules are loaded once for all test files, and no other one shall show notifications through it.
  active: null,
  get installing() {
    return installing;
  },
};
const live: Pick<Live, 'onResync'> = {
  onResync: (listener) => {
    resync = listener;
    return () => undefined;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  installing = null;
  update.mockReset().mockResolvedValue();
  const serviceWorker = Object.assign(new EventTarget(), {
    register: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector.startsWith('link') ? {} : null),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a connection that comes back is a check for a new version, the first one is none', async () => {
  followWorker({ live, onNewVersion: () => undefined });
  resync('connected');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(update).toHaveBeenCalledTimes(0);
  resync('reconnected');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(update).toHaveBeenCalledTimes(1);
});

test('a new version whose files the starting server did not send is installed by a later check', async () => {
  followWorker({ live, onNewVersion: () => undefined });
  installing = new NewWorker();
  resync('reconnected');
  await vi.advanceTimersByTimeAsync(1000);
  installing.end('redundant');
  installing = new NewWorker();
  await vi.advanceTimersByTimeAsync(2000);
  expect(update).toHaveBeenCalledTimes(2);
  installing.end('installed');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(update).toHaveBeenCalledTimes(2);
});

test('a server that does not answer is asked three more times, and no more after the end', async () => {
  update.mockRejectedValue(new TypeError('Failed to fetch'));
  const end = followWorker({ live, onNewVersion: () => undefined });
  resync('reconnected');
  await vi.advanceTimersByTimeAsync(200_000);
  expect(update).toHaveBeenCalledTimes(4);
  resync('visible');
  await vi.advanceTimersByTimeAsync(0);
  end();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(update).toHaveBeenCalledTimes(5);
});
