import type { Log, Recharge } from '@tram/api/types';
import { rechargeStatusOf } from '@tram/machines/recharge-qr/rules';
import { timeOf, withoutPassword, type ActivityItem } from '@tram/machines/rules';
import { formatMoney } from '../../app/format-money.ts';
import type { ActivityRecord } from './activity-record.ts';
import type { activityWords } from './words.vi.ts';

/** The words of the feed in one language. */
export type ActivityWords = (typeof activityWords)['vi'];

/** A line of the log. */
export interface LogItem extends ActivityItem {
  readonly source: 'log';
}

/** A recharge of the history. */
export interface RechargeItem extends ActivityItem {
  readonly source: 'recharge';
  readonly status: Recharge['is_succeeded'];
}

/** A line of the feed. */
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
