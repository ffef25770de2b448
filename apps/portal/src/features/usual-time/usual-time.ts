import { useMemo, useSyncExternalStore } from 'react';
import {
  KEPT_TIMES,
  MINUTE,
  SECOND,
  usualTime,
  withTime,
  type UsualTime,
} from '@tram/machines/rules';
import { createListeners } from '../../app/listeners.ts';
import { useServices } from '../../app/services-context.ts';
import { storedText, writeStored } from '../../app/stored.ts';
import { minutesInWords } from '../cloud/time-in-words.ts';
import { waits, type EndedWait, type Wait } from './waits.ts';
import type { UsualTimeWords } from './words.vi.ts';

/** Durations by state, ms, oldest first. */
type Times = Readonly<Partial<Record<Wait, readonly number[]>>>;

/** Of durations that are stored in this tab. */
const stores = createListeners();

const keyOf = (account: string) => `app_usual_times_${account}`;

/** What is stored for an account as it is written; empty where nothing is, or the browser stores nothing. */
export function storedTimes(account: string | null): string {
  return (account && storedText('localStorage', keyOf(account))) ?? '';
}

/** The numbers of one name in what is stored; anything else is as if it were not there. */
function numbersIn(stored: string, name: string): readonly number[] {
  try {
    const numbers: unknown = Reflect.get(Object(JSON.parse(stored)), name);
    return Array.isArray(numbers)
      ? numbers.filter((one): one is number => typeof one === 'number').slice(-KEPT_TIMES)
      : [];
  } catch {
    return [];
  }
}

/** The stored durations; none where nothing is stored. */
export function readTimes(stored: string): Times {
  if (stored === '') return {};
  return Object.fromEntries(waits.map((wait) => [wait, numbersIn(stored, wait)]));
}

/**
 * Keeps how long a wait took, in this browser and for this account: durations, ten a state, and when the last ten were over, no
 * name and no id of a machine. Every open tab sees the same wait end; it counts once. Where the browser stores nothing, nothing is
 * kept.
 */
export function rememberTime(account: string, { wait, time, endedAt }: EndedWait): void {
  const stored = storedTimes(account);
  const times = readTimes(stored);
  // Of the waits that were counted last, of all states together, ms of server time.
  const ends = numbersIn(stored, 'ends');
  if (ends.includes(endedAt)) return;
  const isStored = writeStored('localStorage', keyOf(account), {
    ...times,
    [wait]: withTime(times[wait] ?? [], time),
    ends: [...ends, endedAt].slice(-KEPT_TIMES),
  });
  if (!isStored) return;
  stores.emit();
}

/**
 * A rounded duration in words: '40 giây', '2 phút', '1 giờ 10 phút'. Never rounded to zero.
 * @param time ms
 */
export function aboutInWords(time: number, words: UsualTimeWords): string {
  if (time < 90 * SECOND) {
    const tens = Math.max(Math.round(time / (10 * SECOND)), 1) * 10;
    return tens === 60 ? `1 ${words.minute}` : `${tens} ${words.second}`;
  }
  return minutesInWords(Math.round(time / MINUTE), words);
}

/** How long a wait usually takes, by what this customer has seen in this browser; null while that is not known. */
export function useUsualTime(wait: Wait | null): UsualTime | null {
  const { session } = useServices();
  const stored = useSyncExternalStore(
    stores.subscribe,
    () => storedTimes(session.currentAccount()),
    () => '',
  );
  return useMemo(
    () => (wait === null ? null : usualTime(readTimes(stored)[wait] ?? [])),
    [stored, wait],
  );
}
