import { expect, test, vi } from 'vitest';
import { takeOverWhenDue, openNotification } from './tabs.ts';
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

test('it waits while one tab runs the old build, and that tab is informed of the new one', async () => {
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

test('the first worker of a device asks no tab', async () => {
  const tab = running(next);
  expect(await takesOver([tab], null)).toBe(false);
  expect(tab.asked).toEqual([]);
});

/** A visible notification. */
function shown(data: unknown) {
  const notification = {
    tag: 'recharge-r1',
    data,
    isClosed: false,
    close: () => void (notification.isClosed = true),
  };
  return notification;
}

const place = '/?recharge=r1';

test('a press brings the tab that has shown it to the front, and no other', async () => {
  const shower = openTab(
    (question) => question.ask === 'pressed' && question.tag === 'recharge-r1',
  );
  const other = openTab(() => undefined);
  const tabs = openTabs(other, shower);
  const notification = shown({ place });
  await openNotification(tabs, notification);
  expect([other.isInFront, shower.isInFront]).toEqual([false, true]);
  expect(tabs.opened).toEqual([]);
  expect(notification.isClosed).toBe(true);
});

test('a tab that may not come to the front is no reason to open another', async () => {
  const shower = openTab(() => true);
  shower.focus = () => Promise.reject(new DOMException('no press', 'InvalidAccessError'));
  const tabs = openTabs(shower);
  await openNotification(tabs, shown({ place }));
  expect(tabs.opened).toEqual([]);
});

test('where its tab is closed a new one is opened at the address', async () => {
  const other = openTab(() => undefined);
  const tabs = openTabs(other);
  await openNotification(tabs, shown({ place }));
  expect([tabs.opened, other.isInFront]).toEqual([[place], false]);
});

test.each([
  null,
  {},
  { place: 1 },
  { place: 'https://elsewhere.example/' },
  { place: '//elsewhere' },
])('what another version has put into it, %j, leads to the first screen', async (data) => {
  const tabs = openTabs();
  await openNotification(tabs, shown(data));
  expect(tabs.opened).toEqual(['/']);
});
