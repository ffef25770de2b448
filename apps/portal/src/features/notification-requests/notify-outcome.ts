import type { Services } from '../../app/services.ts';
import { answerWorker, workerRegistration } from '../../data/follow-worker.ts';
import type { NotificationRequest, RequestOutcome } from './notification-requests.ts';
import { notifyWords, type NotifyWords } from './words.vi.ts';

/** A system notification. It may be visible on a locked screen: nothing in it names a machine, a sum or a person. */
interface SystemNotification {
  readonly title: string;
  readonly body: string;
  /** One about the same thing takes its place. */
  readonly tag: string;
  /** Where a press leads when this tab has gone: a path of the portal without anything that was typed. */
  readonly place: string;
  /** Pressed, while this tab is here. */
  readonly onPress: () => void;
}

/** What a press on each notification does, of those that the worker shows for this tab. */
const presses = new Map<string, () => void>();

function listen(): void {
  if (presses.size > 0) return;
  answerWorker((question) => {
    if (question.ask !== 'pressed') return undefined;
    const press = presses.get(question.tag);
    if (press === undefined) return undefined;
    press();
    return true;
  });
}

/**
 * Shows it: by the worker where one is at work, because a browser on Android lets no page create a notification itself, and by the
 * page where there is none (Notifications API, "persistent" and "non-persistent").
 * @throws TypeError where neither may, a right that was taken back included
 */
async function showNotification(notification: SystemNotification): Promise<void> {
  const { title, body, tag, place, onPress } = notification;
  const worker = workerRegistration();
  if (worker !== null && worker.active !== null) {
    listen();
    presses.set(tag, onPress);
    await worker.showNotification(title, { body, tag, data: { place } });
    return;
  }
  const shown = new Notification(title, { body, tag });
  shown.addEventListener('click', () => {
    shown.close();
    window.focus();
    onPress();
  });
}

/** The words for an outcome; null for one that is not shown. */
function outcomeWords(
  { kind }: NotificationRequest,
  outcome: RequestOutcome,
  words: NotifyWords['outcomes'],
  product: string,
): { title: string; body: string; status: 'valid' | 'warn' } | null {
  if (outcome.name === 'failed') {
    return { title: words.pcFailed, body: words.open(product), status: 'warn' };
  }
  if (outcome.name !== 'there') return null;
  const free = { title: words.package(outcome.offer ?? ''), body: words.packageBody };
  const said = {
    pc: { title: words.pc, body: words.pcBody(product) },
    package: free,
    vps: free,
    cloud: free,
    recharge: { title: words.recharge, body: words.open(product) },
  }[kind];
  return { ...said, status: 'valid' };
}

/** Where it can be seen in a new tab: without the filters of the tab that asked, in which a customer may have typed anything. */
function placeOf({ kind, id }: NotificationRequest): string {
  return {
    pc: '/',
    package: `/?create=${id}`,
    vps: `/vps?choose=${id}`,
    cloud: `/create-clouds?rent=${id}`,
    recharge: `/?recharge=${id}`,
  }[kind];
}

/**
 * Shows the outcome of a request: by a system notification while the tab is hidden, by a toast while it is visible. Neither names
 * a machine, sum, address or password: a notification may be visible on a locked screen.
 */
export function notifyOutcome(
  services: Services,
  request: NotificationRequest,
  outcome: RequestOutcome,
): void {
  const words = notifyWords.translation ?? notifyWords.vi;
  const said = outcomeWords(request, outcome, words.outcomes, services.config.name);
  if (said === null) return;
  if (document.visibilityState === 'visible') {
    // Money that comes in has its own toast, or its dialog.
    if (request.kind !== 'recharge') services.notify(said.status, said.title, { keep: true });
    return;
  }
  showNotification({
    title: said.title,
    body: said.body,
    tag: `${request.kind}-${request.id}`,
    place: placeOf(request),
    onPress: () => void services.navigate(request.place),
  }).catch(() => {
    // Neither a worker nor a constructor, or a revoked permission: the toast waits until the customer comes back.
    services.notify(said.status, said.title, { keep: true });
  });
}
