import { useMemo, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import { activityFeed } from '@tram/machines/rules';
import { useServices } from '../../app/services-context.ts';
import { callQuery } from '../../data/queries.ts';
import { recorderOf } from './activity-recorder.ts';
import { logItems, rechargeItems, type ActivityWords, type FeedItem } from './feed-items.ts';

/** Lines at most. */
const lineLimit = 50;

/** The feed and what is known about it. */
export interface Feed {
  readonly items: readonly FeedItem[];
  /** The log or the recharges are on their way for the first time. */
  readonly isReading: boolean;
  /** Which of them could not be read. */
  readonly missing: readonly ('log' | 'recharge')[];
  /** Local time of the older of their answers, ms since 1970; null before both are there. */
  readonly readAt: number | null;
  readonly refetch: () => void;
}

/** What happened: the first page of the log and of the recharges, and what was heard while the portal was open. */
export function useFeed(words: ActivityWords): Feed {
  const services = useServices();
  const recorder = recorderOf(services);
  const records = useSyncExternalStore(recorder.subscribe, recorder.records);
  const logs = useQuery(callQuery(services, 'listLogs', { query: { page: 1 } }));
  const recharges = useQuery(callQuery(services, 'listRecharges', { query: { page: 1 } }));
  const items = useMemo(
    () =>
      activityFeed<FeedItem>(
        [
          { items: records, isComplete: true },
          {
            items: logItems(logs.data?.data ?? []),
            isComplete: (logs.data?.total_page ?? 1) <= 1,
          },
          {
            items: rechargeItems(recharges.data?.data ?? [], words),
            isComplete: (recharges.data?.total_page ?? 1) <= 1,
          },
        ],
        lineLimit,
      ),
    [records, logs.data, recharges.data, words],
  );
  const readings = [logs, recharges];
  return {
    items,
    isReading: readings.some(({ isLoading }) => isLoading),
    missing: [
      ...(logs.error === null ? [] : (['log'] as const)),
      ...(recharges.error === null ? [] : (['recharge'] as const)),
    ],
    readAt: readings.every(({ data }) => data !== undefined)
      ? Math.min(...readings.map(({ dataUpdatedAt }) => dataUpdatedAt))
      : null,
    refetch() {
      for (const reading of readings) if (reading.error !== null) void reading.refetch();
    },
  };
}
