/** Any events of VPS, many at once and in any order: the accounts, the ends and the servers stay consistent. */
import { DAY, vpsRentalEnd } from '@tram/machines/rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { computerConfigs, vpsOrders } from '../database/schema/vps.ts';
import { updateAccountForSandbox } from '../ledger/sandbox.ts';
import { Refusal } from '../refusal.ts';
import { expireVpsForSandbox } from '../rentals/sandbox.ts';
import type { AccountIdentity } from '../services.ts';
import { auditLedger } from '../testing/ledger-audit.ts';
import { propertyParameters } from '../testing/property-runs.ts';
import { openTestDomain, type TestDomain } from '../testing/test-domain.ts';

const provisionMs = 1000;
const capacity = 2;
let domain: TestDomain;
let config_id: string;

beforeAll(async () => {
  domain = await openTestDomain({ provisionMs });
  const [config] = await domain.services.database
    .update(computerConfigs)
    .set({ capacity })
    .where(eq(computerConfigs.configName, 'VPS 2'))
    .returning();
  config_id = config?.id ?? '';
});
afterAll(() => domain.close());

/** One thing that can happen. */
type Step =
  | { readonly do: 'rent'; readonly months: number; readonly key: number }
  | { readonly do: 'extend'; readonly which: number; readonly months: number; readonly key: number }
  | { readonly do: 'expire'; readonly which: number }
  | { readonly do: 'set'; readonly balance: number; readonly discount: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'break' };

const index = fc.nat({ max: 3 });
const months = fc.integer({ min: 1, max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('rent' as const), months, key: index }),
  fc.record({ do: fc.constant('extend' as const), which: index, months, key: index }),
  fc.record({ do: fc.constant('expire' as const), which: index }),
  fc.record({
    do: fc.constant('set' as const),
    balance: fc.integer({ min: 0, max: 2_000_000 }),
    discount: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.constantFrom(1, provisionMs, 27 * DAY, 31 * DAY, 100 * DAY),
  }),
  fc.record({ do: fc.constant('break' as const) }),
);

async function perform(owner: AccountIdentity, orders: string[], one: Step): Promise<void> {
  const { services } = domain;
  switch (one.do) {
    case 'rent': {
      const body = { config_id, rental_period: one.months, os: 'ubuntu' as const };
      const order = await domain.call('createVpsOrder', owner, { body, key: `rent-${one.key}` });
      if (!orders.includes(order._id)) orders.push(order._id);
      return;
    }
    case 'extend':
    case 'expire': {
      const id = orders[one.which % (orders.length || 1)];
      if (id === undefined) return;
      if (one.do === 'expire') await expireVpsForSandbox(services, id);
      else {
        const body = { rental_period: one.months };
        await domain.call('extendVpsOrder', owner, { path: { id }, body, key: `more-${one.key}` });
      }
      return;
    }
    case 'set':
      await updateAccountForSandbox(services, owner.username, {
        balance: one.balance,
        discount_vps: one.discount,
      });
      return;
    case 'wait':
      await services.clock.advance(one.ms);
      return;
    case 'break':
      domain.faults.push('vps.provision');
  }
}

/** What is wrong with the servers and the times of orders. */
async function faultsOfOrders(): Promise<string[]> {
  const { database, clock } = domain.services;
  const faults: string[] = [];
  for (const order of await database.select().from(vpsOrders)) {
    const end = vpsRentalEnd(order.timeStart.getTime(), order.rentalPeriod);
    const isRented = order.status === 'on_rental';
    if (isRented && order.endTime.getTime() !== end) faults.push(`${order.id} ends wrong`);
    if (order.stage === 'ready' && order.endTime.getTime() > end)
      faults.push(`${order.id} ends too late`);
    if (isRented !== (order.machineNumber !== null)) faults.push(`${order.id} keeps its server`);
    if (isRented && order.stage === 'ready' && order.endTime <= clock.now()) {
      faults.push(`${order.id} is over and goes on`);
    }
    if ((order.machineNumber ?? 0) > capacity) faults.push(`${order.id} has no server`);
  }
  return faults;
}

it('keeps books, ends and servers right through anything that can happen', async () => {
  const { database, clock } = domain.services;
  await fc.assert(
    fc.asyncProperty(
      // Steps of one group are begun at once.
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 10 }),
      async (groups) => {
        const owner = await domain.customer({ balance: 800_000 });
        const orders: string[] = [];
        for (const group of groups) {
          const outcomes = await Promise.allSettled(
            group.map((one) => perform(owner, orders, one)),
          );
          for (const outcome of outcomes) {
            if (outcome.status === 'fulfilled' || outcome.reason instanceof Refusal) continue;
            throw outcome.reason;
          }
        }
        expect([...(await auditLedger(database)), ...(await faultsOfOrders())]).toEqual([]);
        domain.faults.length = 0;
        // Everything ends: no server is left rented.
        await clock.advance(provisionMs);
        await clock.advance(60 * 31 * DAY);
        expect([...(await auditLedger(database)), ...(await faultsOfOrders())]).toEqual([]);
        const rented = and(eq(vpsOrders.accountId, owner.id), isNotNull(vpsOrders.machineNumber));
        expect(await database.$count(vpsOrders, rented)).toBe(0);
      },
    ),
    propertyParameters({ quick: 5, thorough: 40 }),
  );
});
