import { questionIn, takeOverRequest, type Question } from '../worker/messages.ts';
import type { Live } from './live.ts';
import { registerWorker } from './register-worker.ts';

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
