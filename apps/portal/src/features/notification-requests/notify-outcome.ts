import type { Services } from '../../app/services.ts';
import { showNotification } from './show-notification.ts';
import type { NotificationRequest, RequestOutcome } from './notification-request.ts';
import { notifyWords, type NotifyWords } from './words.vi.ts';

interface Told {
  readonly title: string;
  readonly body: string;
  readonly status: 'valid' | 'warn';
}

/** The words for an outcome; null for one that nobody is to be told of. */
function toldOf(
  { kind }: NotificationRequest,
  outcome: RequestOutcome,
  words: NotifyWords['told'],
  product: string,
): Told | null {
  if (outcome.name === 'failed') {
    return { title: words.pcFailed, body: words.open(product), status: 'warn' };
  }
  if (outcome.name !== 'there') return null;
  const status = 'valid';
  switch (kind) {
    case 'pc':
      return { title: words.pc, body: words.pcBody(product), status };
    case 'package':
      return { title: words.package(outcome.offer ?? ''), body: words.packageBody, status };
    case 'recharge':
      return { title: words.recharge, body: words.open(product), status };
    default:
      return kind satisfies never;
  }
}

/** Where it can be seen in a new tab: without the filters of the tab that asked, in which a customer may have typed anything. */
function placeOf({ kind, id }: NotificationRequest): string {
  switch (kind) {
    case 'pc':
      return '/';
    case 'package':
      return '/?create=open';
    case 'recharge':
      return `/?recharge=${id}`;
    default:
      return kind satisfies never;
  }
}

/**
 * Tells what became of a request: by a notification of the system while the tab is out of sight, by a toast while it is in sight. What
 * is told names no machine, sum, address or password: a notification may stand on a locked screen.
 */
export function notifyOutcome(
  services: Services,
  request: NotificationRequest,
  outcome: RequestOutcome,
): void {
  const words = notifyWords.spoken ?? notifyWords.vi;
  const told = toldOf(request, outcome, words.told, services.config.name);
  if (told === null) return;
  if (document.visibilityState === 'visible') {
    // Money that comes in has its own toast, or its dialog.
    if (request.kind !== 'recharge') services.notify(told.status, told.title, { keep: true });
    return;
  }
  showNotification({
    title: told.title,
    body: told.body,
    tag: `${request.kind}-${request.id}`,
    place: placeOf(request),
    onPress: () => void services.navigate(request.place),
  }).catch(() => {
    // Neither a worker nor a constructor, or a permission that was taken back: it is told when the customer comes back.
    services.notify(told.status, told.title, { keep: true });
  });
}
