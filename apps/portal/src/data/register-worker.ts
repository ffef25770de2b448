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

let registered: ServiceWorkerRegistration | null = null;

/** The worker of this page, at work or on its way; null where there is none. */
export function workerRegistration(): ServiceWorkerRegistration | null {
  return registered;
}

/**
 * Lets the portal open without a network from the next visit on. Only a page that was built has a worker: it names its
 * manifest. A customer who wants few bytes spent is not given some hundred kilobytes in advance. Without a worker everything works but
 * this.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (workers === undefined || savesData()) return null;
  if (document.querySelector('link[rel="manifest"]') === null) return null;
  try {
    // Asked for past the cache: an update is found on the first visit after it. Where workers are blocked it may come to nothing.
    const worker: ServiceWorkerRegistration | undefined = await workers.register(workerPath, {
      updateViaCache: 'none',
    });
    registered = worker ?? null;
  } catch {
    registered = null;
  }
  return registered;
}
