/** Address of the service worker (`scripts/build/worker.ts`). */
const workerPath = '/sw.js';

/** What a browser tells of the customer's line, where it does (Network Information API). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

/**
 * Lets the portal open without a network from the next visit on. Only a page that was built has a worker: it names its
 * manifest. A customer who wants few bytes spent is not given some hundred kilobytes in advance.
 */
export function registerWorker(): void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (workers === undefined || savesData()) return;
  if (document.querySelector('link[rel="manifest"]') === null) return;
  // Asked for past the cache: an update is found on the first visit after it. Without a worker everything works but this.
  workers.register(workerPath, { updateViaCache: 'none' }).catch(() => undefined);
}
