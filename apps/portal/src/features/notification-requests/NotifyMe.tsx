import { useSyncExternalStore } from 'react';
import { Button } from '@tram/ui/button';
import { IconBell } from '@tram/ui/icon/IconBell';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { workerRegistration } from '../../data/follow-worker.ts';
import { useLocation } from '../../router.ts';
import { followNotificationRequests } from './follow-notification-requests.ts';
import {
  addNotificationRequest,
  isSameRequest,
  notificationRequests,
  onNotificationRequests,
  removeNotificationRequest,
  type NotificationRequest,
} from './notification-requests.ts';
import { notifyWords } from './words.vi.ts';

/** Whether notifications can be shown: the browser supports none, the customer has refused, or has not answered. */
type NotificationRight = 'granted' | 'denied' | 'unanswered' | 'unsupported';

/**
 * Whether the browser lets a page create a notification itself. Chromium on Android has the permission and no constructor; called
 * without the permission the constructor throws there and shows nothing anywhere else.
 */
function hasConstructor(): boolean {
  if (Notification.permission === 'granted') return true;
  try {
    new Notification('').close();
    return true;
  } catch (error) {
    return !(error instanceof TypeError);
  }
}

/** Whether a notification can be shown at all, by the worker or by the page. */
function canNotify(): boolean {
  return 'Notification' in window && (workerRegistration() !== null || hasConstructor());
}

/** Requests the permission for notifications. Call it while a press is handled: browsers refuse it at any other moment. */
async function askPermission(): Promise<NotificationRight> {
  if (!canNotify()) return 'unsupported';
  const answer = await Notification.requestPermission();
  return answer === 'default' ? 'unanswered' : answer;
}

/** Where there is no storage of a tab. */
const noRequests: readonly NotificationRequest[] = [];

export interface NotifyMeProps extends Pick<NotificationRequest, 'kind' | 'id'> {
  /** @default 's' */
  readonly size?: 's' | 'm';
}

/**
 * Asks for a notification when what is waited for here is ready. The permission for notifications is requested by this press alone;
 * a refusal is answered with how to undo it. Pressed again it removes the request.
 */
export function NotifyMe({ kind, id, size = 's' }: NotifyMeProps) {
  const words = useWords(notifyWords);
  const services = useServices();
  const { pathname, search } = useLocation();
  const isRequested = useSyncExternalStore(
    onNotificationRequests,
    notificationRequests,
    () => noRequests,
  ).some((request) => isSameRequest(request, { kind, id }));

  async function ask(): Promise<void> {
    const { notify } = services;
    const right = await askPermission();
    switch (right) {
      case 'granted':
        addNotificationRequest({ kind, id, place: `${pathname}${search}` });
        followNotificationRequests(services);
        notify('valid', words.asked[kind], { detail: words.askedDetail });
        return;
      case 'denied':
        notify('inValid', words.denied, { detail: words.deniedDetail });
        return;
      case 'unanswered':
        notify('warn', words.unanswered, { detail: words.unansweredDetail });
        return;
      case 'unsupported':
        notify('warn', words.unsupported, { detail: words.unsupportedDetail });
        return;
      default:
        right satisfies never;
    }
  }

  return (
    <Button
      size={size}
      icon={<IconBell size={size === 's' ? 16 : 20} />}
      onClick={() => {
        if (isRequested) removeNotificationRequest({ kind, id });
        else void ask();
      }}
    >
      {isRequested ? words.stop : words.ask[kind]}
    </Button>
  );
}
