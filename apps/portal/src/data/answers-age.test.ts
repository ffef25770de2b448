import { FRESH_ALONE } from '@tram/machines/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { followAnswersAge } from './answers-age.ts';
import { createQueryClient } from './query-client.ts';

const never = Number.POSITIVE_INFINITY;

afterEach(() => vi.restoreAllMocks());

function opened() {
  const client = createQueryClient();
  const page = new EventTarget();
  return { client, page, answersAge: followAnswersAge(client, page) };
}

/** As if the page had begun to load so many ms ago, by the monotonic timer and by the local clock. */
function loaded({ monotonic, local = monotonic }: { monotonic: number; local?: number }): void {
  vi.spyOn(performance, 'now').mockReturnValue(monotonic);
  vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + local);
}

test('no answer is older than the page', async () => {
  const { client, answersAge } = opened();
  loaded({ monotonic: 2000 });
  await client.fetchQuery({ queryKey: ['listImages'], queryFn: () => [] });
  expect(answersAge()).toBe(2000);
});

test.each([
  ['a computer that slept', { monotonic: 2000, local: 9000 }],
  ['a local clock that was set back', { monotonic: 9000, local: -60_000 }],
])('%s makes no answer younger', (_, times) => {
  const { answersAge } = opened();
  loaded(times);
  expect(Math.round(answersAge())).toBe(9000);
});

test('at the age at which answers are read again without events, all is to be read again, however quiet the account was', () => {
  const { answersAge } = opened();
  loaded({ monotonic: FRESH_ALONE - 1 });
  expect(answersAge()).toBe(FRESH_ALONE - 1);
  loaded({ monotonic: FRESH_ALONE });
  expect(answersAge()).toBe(never);
});

test('so is a reading that failed', async () => {
  const { client, answersAge } = opened();
  loaded({ monotonic: 2000 });
  await client.prefetchQuery({
    queryKey: ['listImages'],
    queryFn: () => Promise.reject(new Error('no network')),
  });
  expect(answersAge()).toBe(never);
});

test.each(['visibilitychange', 'offline', 'online'])('so is everything after %s', (sign) => {
  const { page, answersAge } = opened();
  loaded({ monotonic: 2000 });
  page.dispatchEvent(new Event(sign));
  expect(answersAge()).toBe(never);
});
