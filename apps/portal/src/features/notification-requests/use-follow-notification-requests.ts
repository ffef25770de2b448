import { useEffect } from 'react';
import { importChunk } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { whenIdle } from '../../data/when-idle.ts';
import { notificationRequestsKey } from './notification-requests-key.ts';

/** Whether this tab has stored requests; what they are is read by the code that follows them. */
function hasNotificationRequests(): boolean {
  try {
    return sessionStorage.getItem(notificationRequestsKey) !== null;
  } catch {
    return false;
  }
}

/** Continues with the requests that this tab had before a reload; without one nothing is loaded. */
export function useFollowNotificationRequests(): void {
  const services = useServices();
  useEffect(
    () =>
      whenIdle(queryClientOf(services), () => {
        if (!hasNotificationRequests()) return;
        importChunk(() => import('./follow-notification-requests.ts')).then(
          ({ followNotificationRequests }) => followNotificationRequests(services),
          // The screens themselves still show what has happened.
          () => undefined,
        );
      }),
    [services],
  );
}
