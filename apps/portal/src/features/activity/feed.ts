import { useMemo, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Log, Recharge } from '@tram/api/types';
import { rechargeStatusOf } from '@tram/machines/recharge-qr/rules';
import {
  activityFeed,
  dateTimeParts,
  dayStart,
  timeOf,
  withoutPassword,
  type ActivityItem,
} from '@tram/machines/rules';
import { formatMoney } from '../../app/format-money.ts';
import { useServices } from '../../app/services-context.ts';
import { callQuery } from '../../data/queries.ts';
import { activityStoreOf, type ActivityRecord } from './activity-store.ts';
import type { activityWords } from './words.vi.ts';

export type ActivityWords = (typeof activityWords)['vi'];

export interface LogItem extends ActivityItem {
  readonly source: 'log';
}

interface RechargeItem extends ActivityItem {
  readonly source: 'recharge';
  readonly status: Recharge['is_succeeded'];
}

export type FeedItem = ActivityRecord | LogItem | RechargeItem;

/** Lines of the log, without the passwords in them. */
export function logItems(logs: readonly Log[]): readonly LogItem[] {
  return logs.flatMap(({ _id: id, message, createdAt }): readonly LogItem[] => {
    const at = timeOf(createdAt);
    if (at === null) return [];
    return [{ id, source: 'log', at, subject: null, text: withoutPassword(message) }];
  });
}

/** Recharges as lines: when they were asked for while they wait, then when their state last changed. */
export function rechargeItems(
  recharges: readonly Recharge[],
  words: ActivityWords,
): readonly RechargeItem[] {
  return recharges.flatMap((recharge): readonly RechargeItem[] => {
    const status = rechargeStatusOf(recharge.is_succeeded) ?? 'unknown';
    const asked = timeOf(recharge.createdAt);
    const at = status === 'pending' ? asked : (timeOf(recharge.updatedAt) ?? asked);
    if (at === null) return [];
    return [
      {
        id: recharge._id,
        source: 'recharge',
        at,
        subject: recharge._id,
        text: words.recharges[status](formatMoney(recharge.money), recharge.content),
        status: recharge.is_succeeded,
      },
    ];
  });
}

function dateOf(at: number, timeZone?: string): string {
  return dateTimeParts(at, timeZone)?.date ?? '';
}

/**
 * Lines, newest first, by the days (`DD/MM/YYYY`) of the customer's zone.
 * @param timeZone IANA name; the browser's own by default, as of every time that is shown
 */
export function byDay(items: readonly FeedItem[], timeZone?: string) {
  const days = new Map<string, FeedItem[]>();
  for (const item of items) {
    const date = dateOf(item.at, timeZone);
    const known = days.get(date);
    if (known === undefined) days.set(date, [item]);
    else known.push(item);
  }
  return [...days].map(([date, its]) => ({ date, items: its }));
}

/**
 * Heading of a day: 'Hôm nay', 'Hôm qua', 'Ngày 20/11/2026'.
 * @param now the server's time, ms since 1970
 * @param timeZone as in {@link byDay}
 */
export function dayTitle(
  date: string,
  now: number,
  words: ActivityWords,
  timeZone?: string,
): string {
  if (date === dateOf(now, timeZone)) return words.today;
  // Not 24 hours ago: a day on which clocks change has 23 or 25.
  if (date === dateOf(dayStart(now, timeZone) - 1, timeZone)) return words.yesterday;
  return words.day(date);
}

const lineLimit = 50;

/** What happened: the first page of the log and of the recharges, and the events that arrived while the portal was open. */
export function useFeed(words: ActivityWords) {
  const services = useServices();
  const store = activityStoreOf(services);
  const records = useSyncExternalStore(store.subscribe, store.records);
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
    /** The log or the recharges are on their way for the first time. */
    isReading: readings.some(({ isLoading }) => isLoading),
    /** Which of them could not be read. */
    missing: [
      ...(logs.error === null ? [] : (['log'] as const)),
      ...(recharges.error === null ? [] : (['recharge'] as const)),
    ],
    /** Local time of the older of their answers, ms since 1970; null before both have answered. */
    readAt: readings.every(({ data }) => data !== undefined)
      ? Math.min(...readings.map(({ dataUpdatedAt }) => dataUpdatedAt))
      : null,
    refetch: () => {
      for (const reading of readings) if (reading.error !== null) void reading.refetch();
    },
  };
}
