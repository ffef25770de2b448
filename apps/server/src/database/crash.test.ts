/** What a killed server leaves behind: each thing whole or not at all, nothing lost, nothing doubled. */
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { AccountIdentity } from '../services.ts';
import { payRecharge } from '../sandbox/actions.ts';
import { startChild } from '../testing/child.ts';
import type { CrashOrder } from '../testing/crash-child.ts';
import type { DyingMoment } from '../testing/dying-database.ts';
import { auditLedger, ledgerOf } from '../testing/ledger-audit.ts';
import { isThorough } from '../testing/property-runs.ts';
import { makePlace, removePlace } from '../testing/test-database.ts';
import { openTestDomain, type TestDomain } from '../testing/test-domain.ts';
import { temporaryFolder } from '../testing/test-settings.ts';
import { openDatabase } from './open.ts';
import { accounts } from './schema/accounts.ts';

const testing = path.join(import.meta.dirname, '../testing');
const provisionMs = 4000;
const moments: DyingMoment[] = ['before-commit', 'after-commit'];

let domain: TestDomain | null = null;
afterEach(async () => {
  await domain?.close();
  domain = null;
});

/** Closes the domain, runs the task in another process that is killed, and opens the domain again. */
async function crash(
  before: TestDomain,
  moment: DyingMoment,
  task: CrashOrder['task'],
): Promise<TestDomain> {
  const at = before.services.clock.now();
  await before.leave();
  domain = null;
  const order: CrashOrder = { place: before.place, at: at.toISOString(), moment, task };
  const child = startChild(path.join(testing, 'crash-child.ts'), [JSON.stringify(order)]);
  const said = child.line('survived').catch((error: unknown) => String(error));
  expect(await said).toContain('ended (SIGKILL)');
  const faults = task.kind === 'provision' ? task.faults : [];
  domain = await openTestDomain({ provisionMs, place: before.place, at, faults });
  return domain;
}

async function open(): Promise<TestDomain> {
  domain = await openTestDomain({ provisionMs });
  return domain;
}

async function newPc(on: TestDomain, owner: AccountIdentity): Promise<string> {
  const packages = await on.call('listPackages', null);
  const id_package = packages.find((one) => one.name === 'G1080')?._id ?? '';
  return (await on.call('createImage', owner, { body: { name: 'PC', id_package } }))._id;
}

function rent(on: TestDomain, owner: AccountIdentity, image: string, key: string) {
  return on.call('createOrder', owner, {
    body: { image, rental_period: 2, unit: 'hour' },
    key,
  });
}

async function theImage(on: TestDomain, owner: AccountIdentity) {
  return (await on.call('listImages', owner)).data[0];
}

describe.each(moments)('a server killed %s', (moment) => {
  it('credits a payment once, however often it is reported', async () => {
    const before = await open();
    const owner = await before.customer();
    const [bank] = await before.call('listBanks', owner, { query: { money: 100_000 } });
    const { _id: recharge } = await before.call('requestRecharge', owner, {
      body: { money: 100_000, bank_id: bank?._id ?? '' },
    });
    const after = await crash(before, moment, { kind: 'pay', recharge });
    const kept = moment === 'after-commit';
    expect((await after.call('listRecharges', owner)).data[0]?.is_succeeded).toBe(kept ? 1 : 0);
    expect(await payRecharge(after.services, recharge)).toEqual({ id: recharge, credited: !kept });
    expect(await ledgerOf(after.services.database, [owner.id])).toEqual(['recharge 100000']);
    expect(await auditLedger(after.services.database)).toEqual([]);
  });

  it('charges an order once and has its machine made', async () => {
    const before = await open();
    const owner = await before.customer({ balance: 100_000 });
    const image = await newPc(before, owner);
    const key = 'key-of-the-order';
    const after = await crash(before, moment, { kind: 'createOrder', account: owner, image, key });
    const kept = moment === 'after-commit';
    expect(await theImage(after, owner)).toMatchObject({ is_booting: kept ? 1 : 0 });
    // The client retries, because it got no answer.
    expect(await rent(after, owner, image, key)).toMatchObject({ is_booting: 1 });
    await after.services.clock.advance(provisionMs);
    expect(await theImage(after, owner)).toMatchObject({ is_booting: 0, is_installed: 1 });
    expect((await after.call('listOrders', owner)).data).toHaveLength(1);
    expect(await ledgerOf(after.services.database, [owner.id])).toEqual([
      'adjustment 100000',
      'rental -30000',
    ]);
    expect(await auditLedger(after.services.database)).toEqual([]);
  });

  it('hands a machine over once', async () => {
    const before = await open();
    const owner = await before.customer({ balance: 100_000 });
    await rent(before, owner, await newPc(before, owner), 'key-of-the-order');
    // The other process is to fire the timer.
    await before.timers.stop();
    await before.services.clock.advance(provisionMs);
    const after = await crash(before, moment, { kind: 'provision', faults: [] });
    await after.timers.runDue();
    expect(await theImage(after, owner)).toMatchObject({ is_booting: 0, is_installed: 1 });
    const { data: lines } = await after.call('listLogs', owner);
    expect(lines.filter((line) => line.message.includes('đã sẵn sàng'))).toHaveLength(1);
    await after.services.clock.advance(2 * 3_600_000);
    expect(await theImage(after, owner)).toMatchObject({ is_installed: 0 });
    expect(await auditLedger(after.services.database)).toEqual([]);
  });

  it('gives the money of a machine that could not be made back once', async () => {
    const before = await open();
    const owner = await before.customer({ balance: 100_000 });
    await rent(before, owner, await newPc(before, owner), 'key-of-the-order');
    await before.timers.stop();
    await before.services.clock.advance(provisionMs);
    const after = await crash(before, moment, { kind: 'provision', faults: ['machine.provision'] });
    await after.timers.runDue();
    expect(await ledgerOf(after.services.database, [owner.id])).toEqual([
      'adjustment 100000',
      'rental -30000',
      'refund 30000',
    ]);
    expect(await theImage(after, owner)).toMatchObject({ is_booting: 0, is_installed: 0 });
    expect(await auditLedger(after.services.database)).toEqual([]);
  });

  it('charges an extension once and moves the end once', async () => {
    const before = await open();
    const owner = await before.customer({ balance: 100_000 });
    const image = await newPc(before, owner);
    await rent(before, owner, image, 'key-of-the-order');
    await before.services.clock.advance(provisionMs);
    const end = Date.parse((await theImage(before, owner))?.estimate_used ?? '');
    const key = 'key-of-the-extension';
    const after = await crash(before, moment, { kind: 'extendOrder', account: owner, image, key });
    const body = { image, rental_period: 2, unit: 'hour' } as const;
    const answer = await after.call('extendOrder', owner, { body, key });
    expect(Date.parse(answer.estimate_used ?? '') - end).toBe(2 * 3_600_000);
    expect(await ledgerOf(after.services.database, [owner.id])).toEqual([
      'adjustment 100000',
      'rental -30000',
      'extension -30000',
    ]);
    expect(await auditLedger(after.services.database)).toEqual([]);
  });
});

describe('a server killed while it makes its database', () => {
  it('inside a migration rolls it back, and the next start finishes the work', async () => {
    const place = await makePlace({ server: null, filling: 'nothing' });
    const child = startChild(path.join(testing, 'open-child.ts'), [place.dataDir]);
    expect(await child.ended()).toBe('SIGKILL');
    const said: string[] = [];
    const opened = await openDatabase(place, { info: (line) => said.push(line), error() {} });
    expect(said[0]).toBe('migrating the database: 0000_the_first_tables');
    expect(await opened.db.$count(accounts)).toBe(0);
    await opened.close();
    await removePlace(place);
  });

  it('at any moment leaves a folder that the next one can use', async () => {
    const temporary = await temporaryFolder();
    for (const wait of isThorough ? [20, 400, 1200] : [400]) {
      const child = startChild(path.join(testing, 'open-child.ts'), [temporary.folder]);
      await child.line('creating the database');
      await delay(wait);
      await child.kill();
    }
    const opened = await openDatabase(
      { dataDir: temporary.folder, databaseUrl: null },
      { info() {}, error() {} },
    );
    expect(await opened.db.$count(accounts)).toBe(0);
    await opened.close();
    await temporary.remove();
  });
});
