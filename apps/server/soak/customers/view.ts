/** What a screen shows of one list: read again on demand, one reading at a time, so that no old answer comes after a new one. */
import type { Result } from '@tram/api/result';
import { setTimeout as delay } from 'node:timers/promises';

export interface View<Value> {
  /** The last answer; null before the first. */
  value(): Value | null;
  /** Reads again, also where a reading is under way: its answer may be outdated. */
  refresh(): void;
  /** Nothing is being read, and nothing waits to be. */
  isAtRest(): boolean;
  /** Reads no more. */
  close(): void;
}

/** How long a customer waits before "Tải lại", where the server names no time, ms. */
const reloadAfterMs = 1000;

/** @param failed told of each reading that failed, by its status or kind */
export function createView<Value>(
  read: () => Promise<Result<Value>>,
  failed: (reason: string) => void,
): View<Value> {
  let value: Value | null = null;
  let isReading = false;
  let isStale = false;
  const closed = new AbortController();

  async function readAll(): Promise<void> {
    isReading = true;
    while (isStale && !closed.signal.aborted) {
      isStale = false;
      const result = await read();
      if (result.ok) {
        ({ value } = result);
        continue;
      }
      const { kind, status, retryAfterMs } = result.error;
      failed(String(status ?? kind));
      // The session is over: whoever signs in again reads everything.
      if (kind === 'unauthorized') continue;
      await delay(retryAfterMs ?? reloadAfterMs);
      isStale = true;
    }
    isReading = false;
  }

  return {
    value: () => value,
    refresh() {
      isStale = true;
      if (!isReading && !closed.signal.aborted) void readAll();
    },
    isAtRest: () => !isReading && !isStale,
    close: () => closed.abort(),
  };
}
