import { expect, test } from 'vitest';
import { createQueryClient } from '../../data/query-client.ts';
import { readSince } from './use-recharge.ts';

const queryKey = ['getMyAccount', {}];

test('a balance that could not be read again is not the new one, until it is read', async () => {
  const client = createQueryClient();
  const account = { balance: 100_000 };
  const answers = [
    () => account,
    () => {
      throw new Error('the connection broke');
    },
    () => account,
  ];
  const read = () =>
    client
      .fetchQuery({ queryKey, queryFn: () => answers.shift()?.(), staleTime: 0 })
      .catch(() => null);
  await read();
  const { isRead, subscribe } = readSince(client, queryKey);
  const told: boolean[] = [];
  subscribe(() => told.push(isRead()));
  await read();
  expect([isRead(), told.includes(true)]).toEqual([false, false]);
  // It may be the same as before: what counts is that the server has said so.
  await read();
  expect([isRead(), told.includes(true)]).toEqual([true, true]);
});
