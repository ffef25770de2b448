import type { RealtimeEventName, ResultStatus } from '@tram/api/realtime';
import type { ActivityItem } from '@tram/machines/rules';

/** A real-time event as it is remembered: what it says, no value of a machine, no password. Its text is empty where it had none. */
export interface EventRecord extends ActivityItem {
  readonly source: 'event';
  readonly name: RealtimeEventName;
  /** Null where it did not say how it ended; then it has a text. */
  readonly status: ResultStatus | null;
}

/** A gap in the connection. */
export interface GapRecord extends ActivityItem {
  readonly source: 'connection';
  /** When the connection was back, ms since 1970, the server's time; null while it is not. */
  readonly until: number | null;
}

/** What is remembered of the time in which the portal was open. */
export type ActivityRecord = EventRecord | GapRecord;

/** What is kept in the tab between reloads. */
export interface StoredActivity {
  /** Whose it is. */
  readonly account: string;
  /** Moment of the newest line that was seen, ms since 1970; null when none was. */
  readonly seenAt: number | null;
  readonly records: readonly ActivityRecord[];
}

const names: readonly RealtimeEventName[] = [
  'boot_result',
  'create_vm_result',
  'vm_result',
  'recharge_result',
];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isRecord(value: unknown): value is ActivityRecord {
  if (!isObject(value) || typeof value['id'] !== 'string' || !isTime(value['at'])) return false;
  if (typeof value['text'] !== 'string') return false;
  if (value['source'] === 'connection') {
    return value['subject'] === null && (value['until'] === null || isTime(value['until']));
  }
  return (
    value['source'] === 'event' &&
    (value['subject'] === null || typeof value['subject'] === 'string') &&
    names.some((name) => name === value['name']) &&
    (value['status'] === 'SUCCESS' ||
      value['status'] === 'FAILED' ||
      (value['status'] === null && value['text'] !== ''))
  );
}

/** Reads what was stored; null for anything else. */
export function readStored(text: string | null): StoredActivity | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || typeof value['account'] !== 'string') return null;
    const { account, seenAt, records } = value;
    if (!Array.isArray(records)) return null;
    return { account, seenAt: isTime(seenAt) ? seenAt : null, records: records.filter(isRecord) };
  } catch {
    return null;
  }
}
