import { savesData } from '../app/saves-data.ts';
import { questionIn, takeOverRequest, type Question } from '../worker/messages.ts';
import type { Live } from './live.ts';

/** Address of the service worker (`scripts/build/worker.ts`). */
const workerPath = '/sw.js';

let registered: ServiceWorkerRegistration | null = null;

/** The worker of this page, active or being installed; null where there is none. */
export function workerRegistration(): ServiceWorkerRegistration | null {
  return registered;
}

/**
 * Registers the service worker, so that the portal opens without a network from the next visit on. Only a built page has a
 * worker: it links its manifest. Skipped for customers who save data, because it downloads some hundred kilobytes in advance.
 * Without a worker everything else works.
 */
async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (workers === undefined || savesData()) return null;
  if (document.querySelector('link[rel="manifest"]') === null) return null;
  try {
    // Bypasses the HTTP cache, so that an update is found on the first visit after it. Undefined where workers are blocked.
    const worker: ServiceWorkerRegistration | undefined = await workers.register(workerPath, {
      updateViaCache: 'none',
    });
    registered = worker ?? null;
  } catch {
    registered = null;
  }
  return registered;
}

/** Answers one kind of question; undefined leaves it to another answerer. */
export type Answerer = (question: Question) => unknown;

/** Answers the worker's questions to this tab. @returns the function that ends it */
export function answerWorker(answer: Answerer): () => void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const listen = ({ data, ports: [port] }: MessageEvent<unknown>): void => {
    const question = questionIn(data);
    const said = question === null ? undefined : answer(question);
    if (said !== undefined) port?.postMessage(said);
  };
  workers?.addEventListener('message', listen);
  return () => workers?.removeEventListener('message', listen);
}

/** The script that started this page, as the build names it; null on a page that was not built. */
function ownBuild(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? null : new URL(script.src).pathname;
}

/** Waits before a check that came to nothing is repeated, ms: a server that has just been deployed may still be starting. */
const checkAgainAfter = [2000, 10_000, 60_000] as const;

/** Whether a new worker got all of its files; a lost file ends its installation. */
function installed(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'installing') return;
      worker.removeEventListener('statechange', look);
      resolve(worker.state !== 'redundant');
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Checks for a new version. @returns false where the server did not answer, or a file of the new version did not arrive */
async function checkForUpdate(registration: ServiceWorkerRegistration): Promise<boolean> {
  try {
    await registration.update();
  } catch {
    return false;
  }
  return registration.installing === null || installed(registration.installing);
}

export interface WorkerFollowing {
  readonly live: Pick<Live, 'onResync'>;
  /** There is a build newer than this page's, by the name of the script that starts it. */
  readonly onNewVersion: (build: string) => void;
}

/**
 * Registers the service worker and handles its updates: tells a waiting worker which build this tab runs, and checks for a new
 * one whenever the server, the network or the customer has been away, because a deploy may have happened meanwhile. A check that fails is
 * repeated three times.
 * @returns the function that ends it
 */
export function followWorker({ live, onNewVersion }: WorkerFollowing): () => void {
  const own = ownBuild();
  const endAnswers = answerWorker((question) => {
    if (question.ask !== 'build') return undefined;
    if (question.build !== own) onNewVersion(question.build);
    return own;
  });
  const registering = registerWorker();
  const askToTakeOver = (): void =>
    void registering.then((worker) => worker?.waiting?.postMessage(takeOverRequest));
  askToTakeOver();
  let ended = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const check = async (failed = 0): Promise<void> => {
    clearTimeout(again);
    const registration = await registering;
    if (registration === null || (await checkForUpdate(registration))) return;
    const wait = checkAgainAfter[failed];
    clearTimeout(again);
    if (wait !== undefined && !ended) again = setTimeout(() => void check(failed + 1), wait);
  };
  const endLooking = live.onResync((reason) => {
    // Old answers are no sign of a deploy, and the first connection coincides with the registration itself.
    if (reason === 'aged' || reason === 'connected') return;
    void check();
    // A tab that was frozen when the waiting worker asked may answer now.
    askToTakeOver();
  });
  return () => {
    ended = true;
    clearTimeout(again);
    endAnswers();
    endLooking();
  };
}
