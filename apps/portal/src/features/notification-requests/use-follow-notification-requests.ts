import { useEffect } from 'react';
import { importChunk } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { whenIdle } from '../../data/when-idle.ts';
import { notificationRequestsKey } from './notification-requests-key.ts';

/** Whether this tab keeps a request; what it is, the code that follows it reads. */
function hasNotificationRequests(): boolean {
  try {
    return sessionStorage.getItem(notificationRequestsKey) !== null;
  } catch {
    return false;
  }
}

/** Goes on with what this tab was asked to tell before it was reloaded; without a request nothing is loaded. */
export function useFollowNotificationRequests(): void {
  const services = useServices();
  useEffect(
    () =>
      whenIdle(queryClientOf(services), () => {
        if (!hasNotificationRequests()) return;
        importChunk(() => import('./follow-notification-requests.ts')).then(
          ({ followNotificationRequests }) => followNotificationRequests(services),
          // The places themselves still show what has happened.
          () => undefined,
        );
      }),
    [services],
  );
}
