import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('no more than so many run at once, in their order, and a failure holds up no other', async () => {
  const run = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) =>
      run(async () => {
        begun.push(index);
        running += 1;
        most = Math.max(most, running);
        await turn();
        running -= 1;
        if (index % 3 === 0) throw new Error(`failure ${index}`);
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(
    Array.from({ length: 9 }, (_, index) => index % 3 === 0),
  );
  expect(await run(async () => 'afterwards')).toBe('afterwards');
});
