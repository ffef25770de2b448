import { questionIn, takeOverRequest, type Question } from '../worker/messages.ts';
import type { Live } from './live.ts';

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

/** Answers one kind of question; undefined leaves it to somebody else. */
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

export interface WorkerFollowing {
  readonly live: Pick<Live, 'onResync'>;
  /** There is a build newer than this page's, by the name of the script that starts it. */
  readonly onNewVersion: (build: string) => void;
}

/**
 * Registers the service worker and lives with its updates: tells a worker that waits which build this tab runs, and looks for a new
 * one whenever the server, the network or the customer has been away, which is when a deploy has happened.
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
  const endLooking = live.onResync((reason) => {
    // What has grown old under events has missed no deploy; and the first connection comes with the registration itself.
    if (reason === 'aged' || reason === 'connected') return;
    // Without a network there is nothing to find.
    void registering.then((worker) => worker?.update()).catch(() => undefined);
    // A tab that was frozen when the waiting worker asked may answer now.
    askToTakeOver();
  });
  return () => {
    endAnswers();
    endLooking();
  };
}
