import { useEffect } from 'react';
import { notificationRequestsKey } from '../../app/forget-customer.ts';
import { importChunk } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { storedText } from '../../app/stored.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { whenIdle } from '../../data/when-idle.ts';

/** Continues with the requests that this tab had before a reload; without one nothing is loaded. */
export function useFollowNotificationRequests(): void {
  const services = useServices();
  useEffect(
    () =>
      whenIdle(queryClientOf(services), () => {
        if (storedText('sessionStorage', notificationRequestsKey) === null) return;
        importChunk(() => import('./follow-notification-requests.ts')).then(
          ({ followNotificationRequests }) => followNotificationRequests(services),
          // The screens themselves still show what has happened.
          () => undefined,
        );
      }),
    [services],
  );
}
