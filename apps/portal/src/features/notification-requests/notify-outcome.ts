import type { Services } from '../../app/services.ts';
import { rechargeParameter } from '../../data/shown-recharge.ts';
import { offerAddress } from '../../app/navigation.ts';
import type { AwaitedRequest, RequestOutcome } from './notification-requests.ts';
import { showNotification } from './system-notification.ts';
import { notifyWords, type NotifyWords } from './words.vi.ts';

/** The words for an outcome; null for one that is not shown. */
function outcomeWords(
  { kind }: AwaitedRequest,
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
function placeOf({ kind, id }: AwaitedRequest): string {
  return {
    pc: '/',
    package: offerAddress('pc', id),
    vps: offerAddress('vps', id),
    cloud: offerAddress('cloud', id),
    recharge: `/?${rechargeParameter}=${encodeURIComponent(id)}`,
  }[kind];
}

/**
 * Shows the outcome of a request: by a system notification while the tab is hidden, by a toast while it is visible. Neither names
 * a machine, sum, address or password: a notification may be visible on a locked screen.
 */
export function notifyOutcome(
  services: Services,
  request: AwaitedRequest,
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
