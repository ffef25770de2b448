import { askTabs } from './ask-tab.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * Lets a worker that waits take over as soon as every open tab runs its build, and not before: an old tab loads parts of the old
 * build that the server no longer has. The browser alone would wait until the last tab is closed, which somebody who only ever reloads
 * never does. An old tab hears by the question that there is a new build. A tab that does not answer counts as an old one.
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
