import type { Question } from './messages.ts';
import type { Tab } from './worker-scope.ts';

/**
 * How long a tab has for its answer, ms: one that has not answered by then is frozen, or a page that does not listen (an open
 * page). Somebody waits for what a press leads to; nobody waits for a new build.
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
export function askTabs(
  tabs: readonly Pick<Tab, 'postMessage'>[],
  question: Question,
): Promise<readonly unknown[]> {
  return Promise.all(tabs.map((tab) => askTab(tab, question)));
}
