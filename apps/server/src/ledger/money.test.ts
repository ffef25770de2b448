/** Money under load: many operations at once, repeated, refused and late, and the accounts stay balanced. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { accounts } from '../database/schema/accounts.ts';
import { ledgerEntries } from '../database/schema/money.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { payRecharge } from '../sandbox/actions.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity } from '../services.ts';
import { auditLedger, ledgerOf } from '../testing/ledger-audit.ts';
import { propertyParameters } from '../testing/property-runs.ts';
import { openTestDomain, refusalOf, type TestDomain } from '../testing/test-domain.ts';
import { book } from './book.ts';
import { updateAccountForSandbox } from './sandbox.ts';

const provisionMs = 1000;
const hour = 3_600_000;
let domain: TestDomain;
let packageId: string;
let bankId: string;

beforeAll(async () => {
  domain = await openTestDomain({ provisionMs });
  const packages = await domain.call('listPackages', null);
  packageId = packages.find((one) => one.name === 'G1080')?._id ?? '';
  const banks = await domain.call('listBanks', null, { query: { money: 50_000 } });
  bankId = banks[0]?._id ?? '';
});
afterAll(() => domain.close());

async function newPc(owner: AccountIdentity): Promise<string> {
  const body = { name: 'PC', id_package: packageId };
  return (await domain.call('createImage', owner, { body }))._id;
}

async function newRecharge(owner: AccountIdentity, money: number): Promise<string> {
  const body = { money, bank_id: bankId };
  return (await domain.call('requestRecharge', owner, { body }))._id;
}

/** Waits for all of them; refusals are fine, any other error is not. */
async function settled(calls: readonly Promise<unknown>[]): Promise<{ refused: number }> {
  const outcomes = await Promise.allSettled(calls);
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of rejected) if (!(reason instanceof Refusal)) throw reason;
  return { refused: rejected.length };
}

it('adds up when orders, extensions and payments come at once and repeat', async () => {
  const owner = await domain.customer({ balance: 500_000 });
  const ready = await newPc(owner);
  await domain.call('createOrder', owner, {
    body: { image: ready, rental_period: 1, unit: 'hour' },
  });
  await domain.services.clock.advance(provisionMs);
  const pcs = await Promise.all(Array.from({ length: 5 }, () => newPc(owner)));
  const recharges = await Promise.all(
    [50_000, 60_000, 70_000].map((sum) => newRecharge(owner, sum)),
  );
  const order = (image: string) =>
    domain.call('createOrder', owner, {
      body: { image, rental_period: 2, unit: 'hour' },
      key: `order-${image}`,
    });
  const extension = (key: number) =>
    domain.call('extendOrder', owner, {
      body: { image: ready, rental_period: 1, unit: 'hour' },
      key: `extension-${key}`,
    });
  // Each of them three times.
  await settled(
    [1, 2, 3].flatMap(() =>
      pcs
        .map<Promise<unknown>>(order)
        .concat([1, 2, 3, 4].map(extension))
        .concat(recharges.map((id) => payRecharge(domain.services, id))),
    ),
  );
  expect((await ledgerOf(domain.services.database, [owner.id])).toSorted()).toEqual(
    [
      'adjustment 500000',
      'rental -15000',
      ...Array.from({ length: 5 }, () => 'rental -30000'),
      ...Array.from({ length: 4 }, () => 'extension -15000'),
      'recharge 50000',
      'recharge 60000',
      'recharge 70000',
    ].toSorted(),
  );
  expect(await auditLedger(domain.services.database)).toEqual([]);
});

it('lets through as many orders as the balance pays for, and refuses the others', async () => {
  const owner = await domain.customer({ balance: 100_000 });
  const pcs = await Promise.all(Array.from({ length: 8 }, () => newPc(owner)));
  const { refused } = await settled(
    pcs.map((image) =>
      domain.call('createOrder', owner, { body: { image, rental_period: 2, unit: 'hour' } }),
    ),
  );
  expect(refused).toBe(5);
  const [row] = await domain.services.database
    .select()
    .from(accounts)
    .where(eq(accounts.id, owner.id));
  expect(row?.balance).toBe(10_000);
  expect(await auditLedger(domain.services.database)).toEqual([]);
});

it('books a cause once, for any retry', async () => {
  const owner = await domain.customer({ balance: 1000 });
  const reference = newId();
  const refund = () =>
    inOneTransaction(domain.services, (unit) =>
      book(unit, { accountId: owner.id, amount: 500, kind: 'refund', reference }),
    );
  await refund();
  await expect(refund()).rejects.toThrow(/ledger_entries/);
  expect(await ledgerOf(domain.services.database, [owner.id])).toEqual([
    'adjustment 1000',
    'refund 500',
  ]);
});

// @spec S11
it('has a database that takes no balance below zero, even when the code tries', async () => {
  const owner = await domain.customer({ balance: 1000 });
  const { database } = domain.services;
  const spend = () =>
    database.update(accounts).set({ balance: -1 }).where(eq(accounts.id, owner.id));
  await expect(spend()).rejects.toThrow(/balance/);
  const entry = { accountId: owner.id, kind: 'refund', reference: newId() } as const;
  const createdAt = domain.services.clock.now();
  await expect(
    database.insert(ledgerEntries).values({ ...entry, amount: -1, balanceAfter: -1, createdAt }),
  ).rejects.toThrow(/ledger_entries/);
});

it('books a balance that the sandbox sets as an adjustment', async () => {
  const owner = await domain.customer({ balance: 1000 });
  const changed = await updateAccountForSandbox(domain.services, owner.username.toUpperCase(), {
    balance: 250,
    discount_pc: 15,
    kyc: 1,
    isActive: false,
    lockedReason: 'Vi phạm điều khoản',
  });
  expect(changed).toMatchObject({
    balance: 250,
    discountPc: 15,
    kyc: 1,
    isActive: false,
    lockedReason: 'Vi phạm điều khoản',
    discountVps: 0,
  });
  const unlocked = await updateAccountForSandbox(domain.services, owner.username, {
    isActive: true,
  });
  expect(unlocked).toMatchObject({ balance: 250, isActive: true, lockedReason: null });
  expect(await ledgerOf(domain.services.database, [owner.id])).toEqual([
    'adjustment 1000',
    'adjustment -750',
  ]);
  expect(
    await refusalOf(updateAccountForSandbox(domain.services, 'nobody', { kyc: 1 })),
  ).toMatchObject({ status: 404 });
  expect(
    await refusalOf(updateAccountForSandbox(domain.services, owner.username, { discount_pc: 101 })),
  ).toMatchObject({ status: 422 });
});

/** One thing that can happen to a customer's money. */
type Step =
  | { readonly do: 'recharge'; readonly money: number }
  | { readonly do: 'pay'; readonly which: number }
  | { readonly do: 'cancel'; readonly which: number }
  | { readonly do: 'rent'; readonly pc: number; readonly period: number; readonly key: number }
  | { readonly do: 'extend'; readonly pc: number; readonly period: number; readonly key: number }
  | { readonly do: 'set'; readonly balance: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'break' };

const index = fc.nat({ max: 3 });
const period = fc.integer({ min: 1, max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('recharge' as const),
    money: fc.integer({ min: 50_000, max: 90_000 }),
  }),
  fc.record({ do: fc.constant('pay' as const), which: index }),
  fc.record({ do: fc.constant('cancel' as const), which: index }),
  fc.record({ do: fc.constant('rent' as const), pc: index, period, key: index }),
  fc.record({ do: fc.constant('extend' as const), pc: index, period, key: index }),
  fc.record({ do: fc.constant('set' as const), balance: fc.integer({ min: 0, max: 300_000 }) }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.constantFrom(1, provisionMs, 900_000, hour, 5 * hour),
  }),
  fc.record({ do: fc.constant('break' as const) }),
);

// @spec S11
it('keeps the sum of the ledger equal to the balance through anything that can happen', async () => {
  await fc.assert(
    fc.asyncProperty(
      // Steps of one group are begun at once.
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 10 }),
      async (groups) => {
        const owner = await domain.customer({ balance: 60_000 });
        const pcs = [await newPc(owner), await newPc(owner)];
        const recharges: string[] = [];
        const run = async (one: Step): Promise<void> => {
          switch (one.do) {
            case 'recharge':
              recharges.push(await newRecharge(owner, one.money));
              break;
            case 'pay':
            case 'cancel': {
              const id = recharges[one.which % (recharges.length || 1)];
              if (id === undefined) break;
              if (one.do === 'pay') await payRecharge(domain.services, id);
              else await domain.call('cancelRecharge', owner, { path: { id } });
              break;
            }
            case 'rent':
            case 'extend':
              await domain.call(one.do === 'rent' ? 'createOrder' : 'extendOrder', owner, {
                body: {
                  image: pcs[one.pc % pcs.length] ?? '',
                  rental_period: one.period,
                  unit: 'hour',
                },
                key: `key-number-${one.key}`,
              });
              break;
            case 'set':
              await updateAccountForSandbox(domain.services, owner.username, {
                balance: one.balance,
              });
              break;
            case 'wait':
              await domain.services.clock.advance(one.ms);
              break;
            case 'break':
              domain.faults.push('machine.provision');
          }
        };
        for (const group of groups) await settled(group.map(run));
        expect(await auditLedger(domain.services.database)).toEqual([]);
        domain.faults.length = 0;
        // Everything ends: no machine and no recharge is left hanging.
        await domain.services.clock.advance(provisionMs);
        await domain.services.clock.advance(100 * hour);
        expect(await auditLedger(domain.services.database)).toEqual([]);
        const hanging = await domain.services.database.execute(
          sql`select id from images where is_booting or is_installed union all select id from recharges where status = 0`,
        );
        expect(hanging).toMatchObject({ rows: [] });
      },
    ),
    propertyParameters({ quick: 6, thorough: 50 }),
  );
});
