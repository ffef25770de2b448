import { expect, test } from 'vitest';
import { answersAge } from './answers-age.ts';
import { createQueryClient } from './query-client.ts';

test('no answer is older than the page', async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['listImages'], queryFn: () => [] });
  const age = performance.now();
  expect(answersAge(client)).toBeGreaterThanOrEqual(age);
  expect(answersAge(client)).toBeLessThan(Number.POSITIVE_INFINITY);
});

test('a reading that failed is to be repeated, however quiet the account was', async () => {
  const client = createQueryClient();
  await client.prefetchQuery({
    queryKey: ['listImages'],
    queryFn: () => Promise.reject(new Error('no network')),
  });
  expect(answersAge(client)).toBe(Number.POSITIVE_INFINITY);
});
