import { useSyncExternalStore } from 'react';
import { Button } from '@tram/ui/button';
import { IconBell } from '@tram/ui/icon/IconBell';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useLocation } from '../../router.ts';
import { askPermission } from './ask-permission.ts';
import { followNotificationRequests } from './follow-notification-requests.ts';
import { isSameRequest, type NotificationRequest } from './notification-request.ts';
import {
  addNotificationRequest,
  notificationRequests,
  onNotificationRequests,
  removeNotificationRequest,
} from './request-memory.ts';
import { notifyWords } from './words.vi.ts';

export interface NotifyMeProps extends Pick<NotificationRequest, 'kind' | 'id'> {
  /** @default 's' */
  readonly size?: 's' | 'm';
}

/**
 * Asks to be told when what one waits for at this place is there. The right to show notifications is asked for by this press alone; a
 * refusal is answered with how to undo it. Pressed again it takes the request back.
 */
export function NotifyMe({ kind, id, size = 's' }: NotifyMeProps) {
  const words = useWords(notifyWords);
  const services = useServices();
  const { pathname, search } = useLocation();
  const isRequested = useSyncExternalStore(onNotificationRequests, notificationRequests).some(
    (request) => isSameRequest(request, { kind, id }),
  );

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
