import { expect, test } from 'vitest';
import type { Realtime, RealtimeStatus, ResyncReason } from '@tram/api/realtime';
import { createLive, onConnected, type LiveReason } from './live.ts';
import { createEvents } from './testing/events.ts';

/** Everything on screen was asked for this long ago, ms. */
const age = 2000;

type Resync = Parameters<Parameters<Realtime['onResync']>[0]>;

async function started() {
  const resyncs = new Set<(...resync: Resync) => void>();
  const statuses = new Set<(status: RealtimeStatus) => void>();
  const live = createLive(
    {
      realtime: async () => ({
        connect: () => undefined,
        disconnect: () => undefined,
        status: () => 'connected',
        onStatus(listener) {
          statuses.add(listener);
          return () => undefined;
        },
        on: createEvents().on,
        onResync(listener) {
          resyncs.add(listener);
          return () => undefined;
        },
      }),
    },
    () => age,
  );
  const reasons: LiveReason[] = [];
  live.onResync((reason) => reasons.push(reason));
  live.start();
  await expect.poll(() => resyncs.size).toBe(1);
  return {
    live,
    reasons,
    says: (reason: ResyncReason, quietMs: number) => {
      for (const resync of resyncs) resync(reason, quietMs);
    },
    becomes: (status: RealtimeStatus) => {
      for (const listener of statuses) listener(status);
    },
  };
}

test.each([
  ['longer than the answers are old', age + 1, []],
  ['exactly as long', age, ['connected']],
  ['shorter: an event may have been missed', age - 1, ['connected']],
  ['for an unknown time', 0, ['connected']],
])('the account was quiet %s when events begin to arrive', async (_, quietMs, expected) => {
  const { reasons, says } = await started();
  says('connected', quietMs);
  expect(reasons).toEqual(expected);
});

test('a connection that counts before its server acknowledges it, and then again, is one', async () => {
  const { reasons, says } = await started();
  says('connected', age + 1);
  says('connected', age + 2000);
  says('reconnected', 0);
  expect(reasons).toEqual(['reconnected']);
});

test('a tab that became visible while it connected is read again then, and once it is connected', async () => {
  const { reasons, says } = await started();
  says('visible', 0);
  says('connected', age + 1);
  expect(reasons).toEqual(['visible', 'connected']);
});

test('the next session is read again, however quiet its account was', async () => {
  const { live, reasons, says } = await started();
  live.stop();
  live.start();
  says('connected', age + 1);
  expect(reasons).toEqual(['connected']);
});

test('what a customer waits for is asked for when the connection is there, before everything else is read', async () => {
  const { live, reasons, becomes } = await started();
  const asked: RealtimeStatus[] = [];
  onConnected(live, () => asked.push(live.status()));
  becomes('connecting');
  becomes('reconnecting');
  becomes('connected');
  expect([asked, reasons]).toEqual([['connected'], []]);
});
