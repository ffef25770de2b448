import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR, MINUTE, SECOND } from '@tram/machines/rules';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { aboutInWords, readTimes, rememberTime, storedTimes } from './usual-time.ts';
import { usualTimeWords } from './words.vi.ts';

beforeEach(() => vi.stubGlobal('localStorage', createMemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const known = (account: string) => readTimes(storedTimes(account));

test('a wait that two tabs see end is counted once', () => {
  const end = { wait: 'pc.waiting', time: 120_000, endedAt: 1000 } as const;
  rememberTime('a', end);
  rememberTime('a', end);
  rememberTime('a', { ...end, endedAt: 2000 });
  expect(known('a')['pc.waiting']).toEqual([120_000, 120_000]);
});

test('each state and each account has its own, the last ten', () => {
  for (let minute = 1; minute <= 12; minute += 1) {
    rememberTime('a', { wait: 'cloud.start', time: minute, endedAt: minute });
  }
  rememberTime('b', { wait: 'cloud.start', time: 7, endedAt: 7 });
  expect(known('a')['cloud.start']).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(known('a')['pc.waiting']).toEqual([]);
  expect(known('b')['cloud.start']).toEqual([7]);
});

test.each(['', 'no JSON', 'null', '[]', '{"pc.waiting":"x","ends":3}'])(
  'what was stored by something else, %j, is as if it were not there',
  (stored) => {
    localStorage.setItem('app_usual_times_a', stored);
    expect(known('a')['pc.waiting'] ?? []).toEqual([]);
    rememberTime('a', { wait: 'pc.waiting', time: 5, endedAt: 5 });
    expect(known('a')['pc.waiting']).toEqual([5]);
  },
);

test('where the browser stores nothing, nothing is known', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberTime('a', { wait: 'pc.waiting', time: 5, endedAt: 5 });
  expect(known('a')).toEqual({});
});

test.each([
  [0, '10 giây'],
  [4 * SECOND, '10 giây'],
  [42 * SECOND, '40 giây'],
  [62 * SECOND, '1 phút'],
  [89 * SECOND, '90 giây'],
  [118 * SECOND, '2 phút'],
  [59.4 * MINUTE, '59 phút'],
  [59.6 * MINUTE, '1 giờ'],
  [HOUR + 10 * MINUTE, '1 giờ 10 phút'],
] as const)('%i ms are said as %s', (time, said) => {
  expect(aboutInWords(time, usualTimeWords.vi)).toBe(said);
});
