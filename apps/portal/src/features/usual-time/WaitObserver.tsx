import { useEffect } from 'react';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { CloudImage, Image, Recharge } from '@tram/api/types';
import { useServices } from '../../app/services-context.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { rememberTime } from './usual-time.ts';
import { cloudWaitEnd, pcWaitEnd, rechargeWaitEnd, type EndedWait } from './waits.ts';

interface Row {
  readonly _id: string;
  readonly updatedAt?: string | undefined;
}

/** Without the moment of their last change records are as new as the answer that brings them. */
function isOlder(after: Row, before: Row | undefined): boolean {
  if (before?.updatedAt === undefined || after.updatedAt === undefined) return false;
  return before.updatedAt > after.updatedAt;
}

/** Follows the records of one list: what the newer ones in an answer end. */
function follow<Record extends Row>(endOf: (before: Record, after: Record) => EndedWait | null) {
  const known = new Map<string, Record>();

  function endOfRow(after: Record): readonly EndedWait[] {
    const before = known.get(after._id);
    if (isOlder(after, before)) return [];
    known.set(after._id, after);
    const end = before === undefined ? null : endOf(before, after);
    return end === null ? [] : [end];
  }

  return ({ state: { data } }: Query): readonly EndedWait[] => {
    const isPage =
      typeof data === 'object' && data !== null && 'data' in data && Array.isArray(data.data);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cache is only filled by `callQuery` and by what reads for it: the operation of the key gives the type of the rows
    const rows = isPage ? (data.data as readonly Record[]) : [];
    return rows.flatMap(endOfRow);
  };
}

/**
 * Watches the answers that the screens read for waits that end in them. It requests nothing itself: a wait whose end no
 * screen reads is not recorded.
 * @returns the function that ends it
 */
function observeWaits(client: QueryClient, onEnd: (end: EndedWait) => void): () => void {
  const pcs = follow<Image>(pcWaitEnd);
  const clouds = follow<CloudImage>(cloudWaitEnd);
  const recharges = follow<Recharge>(rechargeWaitEnd);

  function endsIn(query: Query): readonly EndedWait[] {
    switch (query.queryKey[0]) {
      case 'listImages':
        return pcs(query);
      case 'listCloudImages':
        return clouds(query);
      case 'listRecharges':
        return recharges(query);
      default:
        return [];
    }
  }

  const cache = client.getQueryCache();
  for (const query of cache.getAll()) endsIn(query);
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    for (const end of endsIn(event.query)) onEnd(end);
  });
}

/** Records how long waits took while the portal is open; usual times are computed from that. Renders nothing. */
export function WaitObserver() {
  const services = useServices();
  useEffect(
    () =>
      observeWaits(queryClientOf(services), (end) => {
        const account = services.session.currentAccount();
        if (account !== null) rememberTime(account, end);
      }),
    [services],
  );
  return null;
}
