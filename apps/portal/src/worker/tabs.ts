import type { Question } from './messages.ts';
import type { Tab, WorkerScope, ShownNotification, Tabs } from './worker-scope.ts';

/**
 * How long a tab has for its answer, ms: one that has not answered by then is frozen, or does not listen (an open page). Shorter
 * for a press, because the customer waits for what it leads to.
 */
const patience: Readonly<Record<Question['ask'], number>> = { pressed: 1000, build: 4000 };

/** Asks a tab. Resolves with its answer, or with null where none comes. */
function askTab(tab: Pick<Tab, 'postMessage'>, question: Question): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer: unknown): void => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end(null), patience[question.ask]);
    port1.addEventListener('message', (event: MessageEvent<unknown>) => end(event.data));
    port1.start();
    tab.postMessage(question, [port2]);
  });
}

/** Asks several at once. @returns their answers, in the order of the tabs */
function askTabs(
  tabs: readonly Pick<Tab, 'postMessage'>[],
  question: Question,
): Promise<readonly unknown[]> {
  return Promise.all(tabs.map((tab) => askTab(tab, question)));
}

/**
 * Lets a waiting worker take over as soon as every open tab runs its build, and not before: an old tab loads parts of the old
 * build that the server no longer has. The browser alone would wait until the last tab is closed, which never happens to somebody
 * who only reloads. The question also tells an old tab that there is a new build. A tab that does not answer counts as an old one.
 * @param build the worker's own
 */
export async function takeOverWhenDue(
  scope: Pick<WorkerScope, 'clients' | 'skipWaiting' | 'registration'>,
  build: string,
): Promise<void> {
  // The first worker of this device has nobody to wait for.
  if (scope.registration.active === null) return;
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const builds = await askTabs(tabs, { ask: 'build', build });
  if (builds.every((one) => one === build)) await scope.skipWaiting();
}

/** Where a notification leads when its tab has gone: a path of the portal, and never another address. */
function placeOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('place' in data)) return '/';
  const { place } = data;
  return typeof place === 'string' && /^\/(?![/\\])/u.test(place) ? place : '/';
}

/**
 * A notification was pressed: the tab that has shown it navigates to the place and is focused. Where that tab has been closed, a new
 * one is opened there; other tabs are not touched.
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
