import type { ApiError, Result } from '@tram/api/result';
import { fromCallback } from 'xstate';
import { retryDelay } from '../answers/retry.ts';
import { LONGEST_TIMER } from '../rules/time.ts';
import { ask, type Port } from './port.ts';

/** What the watch actor understands. */
export type WatchCommand =
  /** Read the record now; `restart`: not after one that is on its way, which was asked for too early and is aborted. */
  | { type: 'REFRESH'; restart?: true | undefined }
  /** Read it again and again, `every` ms after the last answer; `null` stops. A backstop for events that got lost. */
  | { type: 'PACE'; every: number | null };

/** What the watch actor sends to its lifecycle. */
export type WatchEvent<Value> =
  /** The record as the server has it. */
  | { type: 'RECORD'; record: Value }
  /** The server knows no such record (any more). */
  | { type: 'MISSING' }
  /** The record could not be read; it is read again, unless the caller is not let in (401, 403) and there is no pace. */
  | { type: 'READ_FAILED'; error: ApiError };

/** The record to watch. */
export interface WatchInput {
  /** Its id; without one nothing is read. */
  id: string | null;
}

/**
 * An actor that reads one record on `REFRESH`: after an event of the server, on waking, at a pace.
 *
 * At most one reading is on its way. A `REFRESH` meanwhile is done after it, since the answer on its way may have
 * been given before the event. A reading that failed is done again after 1, 2, 4 … 30 seconds, at a pace no later than that,
 * and no sooner than the server asks: what it was to find out is not known yet. The signal is aborted when the lifecycle ends, and by `restart`.
 *
 * @param read resolves with the record, or with `null` when the server has none of that id
 */
export function watchActor<Value>(read: Port<string, Value | null>) {
  return fromCallback<WatchCommand, WatchInput>(({ input, receive, sendBack }) => {
    const { id } = input;
    if (id === null) return undefined;
    let abort = new AbortController();
    let every: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reading = false;
    let again = false;
    let failure: ApiError | null = null;
    let failures = 0;

    const send = (event: WatchEvent<Value>) => {
      if (!abort.signal.aborted) sendBack(event);
    };
    const pause = () => {
      clearTimeout(timer);
      const length = failure === null ? every : pauseAfter(failure, failures, every);
      if (length !== null && !abort.signal.aborted) timer = setTimeout(readNow, length);
    };
    const finish = (answer: Result<Value | null>) => {
      reading = false;
      failure = answer.ok ? null : answer.error;
      failures = failure === null ? 0 : failures + 1;
      send(eventOf(answer));
      if (again && !abort.signal.aborted) readNow();
      else pause();
    };
    const readNow = () => {
      clearTimeout(timer);
      again = reading;
      if (reading) return;
      reading = true;
      const { signal } = abort;
      void ask(read, id, signal).then((answer) => {
        if (!signal.aborted) finish(answer);
      });
    };

    receive((command) => {
      if (command.type === 'REFRESH') {
        if (command.restart === true) {
          abort.abort();
          abort = new AbortController();
          reading = false;
        }
        readNow();
        return;
      }
      every = command.every;
      if (!reading) pause();
    });
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  });
}

/** The action `pace` of a machine that watches a record: reads it `every` ms from now on; `null` stops. */
export const pollEvery = (every: number | null) => ({ type: 'pace', params: { every } }) as const;

/** A state in which the record is read `every` ms. */
export const polling = (every: number) =>
  ({ entry: pollEvery(every), exit: pollEvery(null) }) as const;

/** The same, and at once on entering it. */
export const pollingAtOnce = (every: number) =>
  ({ entry: ['refresh', pollEvery(every)], exit: pollEvery(null) }) as const;

/** How long to wait after a failed reading, ms; `null` for ever. */
function pauseAfter(
  { kind, retryAfterMs }: ApiError,
  failures: number,
  every: number | null,
): number | null {
  // Somebody who is not let in is not let in a moment later either.
  if (kind === 'unauthorized' || kind === 'forbidden') return every;
  const pause = retryDelay(failures, retryAfterMs);
  if (every === null) return pause;
  const asked = retryAfterMs ?? 0;
  return asked > every ? Math.min(asked, LONGEST_TIMER) : Math.min(pause, every);
}

function eventOf<Value>(result: Result<Value | null>): WatchEvent<Value> {
  if (!result.ok) return { type: 'READ_FAILED', error: result.error };
  return result.value === null ? { type: 'MISSING' } : { type: 'RECORD', record: result.value };
}
