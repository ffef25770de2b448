import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { idempotencyRecords, timers } from '../database/schema/server.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import type { AccountIdentity } from '../services.ts';
import { Gate } from '../testing/gate.ts';
import { openTestDomain, type TestDomain } from '../testing/test-domain.ts';
import { schedule } from './schedule.ts';
import { startTimers } from './timers.ts';

const provisionMs = 1000;
let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain({ provisionMs });
});
afterAll(() => domain.close());

async function orderedPc(): Promise<AccountIdentity> {
  const owner = await domain.customer({ balance: 1_000_000 });
  const [first] = await domain.call('listPackages', null);
  const pc = await domain.call('createImage', owner, {
    body: { name: 'PC', id_package: first?._id ?? '' },
  });
  await domain.call('createOrder', owner, {
    body: { image: pc._id, rental_period: 1, unit: 'hour' },
    key: 'key-of-the-order',
  });
  return owner;
}

async function isReady(owner: AccountIdentity): Promise<boolean> {
  return (await domain.call('listImages', owner)).data[0]?.is_installed === 1;
}

function bootResults(owners: readonly AccountIdentity[]): number {
  const ids = new Set(owners.map((owner) => owner.id));
  return domain.events.filter((one) => one.event === 'boot_result' && ids.has(one.accountId))
    .length;
}

it('fires a timer again when its work failed, and does that work once', async () => {
  const { machines } = domain.services;
  const provision = vi.spyOn(machines, 'provision');
  for (let failures = 0; failures < 3; failures += 1) {
    provision.mockRejectedValueOnce(new Error('the driver cannot be reached'));
  }
  const owner = await orderedPc();
  await domain.services.clock.advance(provisionMs);
  expect(await isReady(owner)).toBe(false);
  const [failed] = await domain.services.database
    .select()
    .from(timers)
    .where(eq(timers.kind, 'order.provision'));
  expect(failed?.attempts).toBeGreaterThan(0);
  expect(failed?.lastError).toBe('the driver cannot be reached');
  // Each try waits twice as long as the one before.
  for (let minutes = 0; minutes < 3; minutes += 1) await domain.services.clock.advance(60_000);
  expect(await isReady(owner)).toBe(true);
  expect(bootResults([owner])).toBe(1);
  provision.mockRestore();
});

it('is rung by a move of the clock even when it was being asked about at that moment', async () => {
  const { machines, clock } = domain.services;
  const asked = new Gate();
  const moved = new Gate();
  const provision = vi.spyOn(machines, 'provision');
  provision.mockImplementationOnce(async ({ orderedAt }) => {
    asked.open();
    await moved.opened;
    // As of the time before the move.
    return { state: 'pending', askAgainAt: new Date(orderedAt.getTime() + provisionMs) };
  });
  const owner = await orderedPc();
  await asked.opened;
  const move = clock.advance(provisionMs);
  moved.open();
  await move;
  expect(await isReady(owner)).toBe(true);
  provision.mockRestore();
});

it('fires during a move of the clock when another timer has made it due', async () => {
  const { services } = domain;
  const { machines, clock, database } = services;
  const provision = vi.spyOn(machines, 'provision');
  provision.mockImplementation(async ({ orderedAt }) => {
    const dueAt = new Date(orderedAt.getTime() + provisionMs);
    if (clock.now() < dueAt) return { state: 'pending', askAgainAt: dueAt };
    await inOneTransaction(services, (unit) =>
      schedule(unit, { kind: 'machine.release', reference: 'follows', dueAt }),
    );
    return { state: 'failed', reason: 'no place' };
  });
  const release = vi.spyOn(machines, 'release');
  release.mockImplementation(async () => {
    // It takes some time.
    for (let asked = 0; asked < 50; asked += 1) await database.select().from(timers).limit(1);
  });
  await orderedPc();
  // No timer is firing when the clock is moved.
  await domain.timers.runDue();
  await clock.advance(provisionMs);
  const follows = eq(timers.reference, 'follows');
  expect(await database.select().from(timers).where(follows)).toEqual([]);
  expect(release).toHaveBeenCalled();
  provision.mockRestore();
  release.mockRestore();
});

it('does not let a timer without a handler hold up the others', async () => {
  await domain.services.database.insert(timers).values({
    kind: 'of a later version',
    reference: 'x',
    dueAt: new Date(0),
    createdAt: new Date(0),
  });
  const owner = await orderedPc();
  await domain.services.clock.advance(provisionMs);
  expect(await isReady(owner)).toBe(true);
});

it('rings each timer in one of several loops', async () => {
  const others = [startTimers(domain.services), startTimers(domain.services)];
  const owners = await Promise.all(Array.from({ length: 6 }, orderedPc));
  await domain.services.clock.advance(provisionMs);
  expect(await Promise.all(owners.map(isReady))).toEqual(owners.map(() => true));
  expect(bootResults(owners)).toBe(6);
  await Promise.all(others.map((loop) => loop.stop()));
});

it('fires at its time, and at once for what became due while no server ran', async () => {
  const owner = await orderedPc();
  await domain.leave();
  const later = new Date(domain.services.clock.now().getTime() + 10 * provisionMs);
  const after = await openTestDomain({ provisionMs, place: domain.place, at: later });
  domain = after;
  await expect.poll(() => isReady(owner)).toBe(true);
});

it('moves when it is scheduled again', async () => {
  const { services } = domain;
  const at = (ms: number) =>
    inOneTransaction(services, (unit) =>
      schedule(unit, {
        kind: 'recharge.timeout',
        reference: 'one',
        dueAt: new Date(services.clock.now().getTime() + ms),
      }),
    );
  await at(1000);
  await at(5000);
  const rows = () =>
    services.database.select().from(timers).where(eq(timers.kind, 'recharge.timeout'));
  await services.clock.advance(4999);
  expect(await rows()).toHaveLength(1);
  await services.clock.advance(1);
  expect(await rows()).toEqual([]);
});

it('forgets answers by key after a week, and not earlier', async () => {
  const { id } = await orderedPc();
  const kept = () =>
    domain.services.database.$count(idempotencyRecords, eq(idempotencyRecords.accountId, id));
  await domain.services.clock.advance(6 * 86_400_000);
  expect(await kept()).toBe(1);
  await domain.services.clock.advance(2 * 86_400_000);
  expect(await kept()).toBe(0);
});
