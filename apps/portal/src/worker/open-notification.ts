import { askTabs } from './ask-tab.ts';
import type { ShownNotification, Tabs } from './worker-scope.ts';

/** Where a notification leads when its tab has gone: a path of the portal, and never another address. */
function placeOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('place' in data)) return '/';
  const { place } = data;
  return typeof place === 'string' && /^\/(?![/\\])/u.test(place) ? place : '/';
}

/**
 * A notification was pressed: the tab that has shown it goes to the place and comes to the front. Where that tab has gone, a new one
 * is opened there; whatever somebody does in another tab is left alone.
 */
export async function openNotification(tabs: Tabs, notification: ShownNotification): Promise<void> {
  const { tag, data } = notification;
  notification.close();
  const open = await tabs.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = await askTabs(open, { ask: 'pressed', tag });
  const shower = open[answers.indexOf(true)];
  if (shower === undefined) {
    await tabs.openWindow(placeOf(data));
    return;
  }
  // The tab has gone to the place; where the browser does not let it come to the front the customer finds it there.
  await shower.focus().catch(() => undefined);
}
