import { expect, test, vi } from 'vitest';
import { takeOverWhenDue } from './take-over.ts';
import { openTab, openTabs } from './testing/open-tabs.ts';
import type { Tab } from './worker-scope.ts';

const [old, next] = ['/assets/main-old.js', '/assets/main-next.js'];
const running = (build: string) => openTab(() => build);

/** Whether a worker of the next build takes over. */
async function takesOver(tabs: readonly Tab[], active: object | null = {}): Promise<boolean> {
  let taken = false;
  await takeOverWhenDue(
    {
      clients: openTabs(...tabs),
      registration: { active },
      skipWaiting: async () => void (taken = true),
    },
    next,
  );
  return taken;
}

test('a new worker takes over when every tab runs its build', async () => {
  expect(await takesOver([running(next), running(next)])).toBe(true);
  expect(await takesOver([])).toBe(true);
});

test('it waits while one tab runs the old build, and that tab hears of the new one', async () => {
  const oldTab = running(old);
  expect(await takesOver([running(next), oldTab])).toBe(false);
  expect(oldTab.asked).toEqual([{ ask: 'build', build: next }]);
});

test('a tab that does not answer may be an old one', async () => {
  vi.useFakeTimers();
  const taken = takesOver([running(next), openTab(() => undefined)]);
  await vi.runAllTimersAsync();
  expect(await taken).toBe(false);
  vi.useRealTimers();
});

test('the first worker of a device asks nobody', async () => {
  const tab = running(next);
  expect(await takesOver([tab], null)).toBe(false);
  expect(tab.asked).toEqual([]);
});
