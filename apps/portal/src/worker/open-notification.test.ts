import { expect, test } from 'vitest';
import { openNotification } from './open-notification.ts';
import { openTab, openTabs } from './testing/open-tabs.ts';

/** A notification that is on the screen. */
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

test('where its tab has gone a new one is opened at the place', async () => {
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
