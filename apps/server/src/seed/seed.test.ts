import { cloudImageStatusOf } from '@tram/machines/cloud-image/rules';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unlimitedAttempts } from '../auth/attempts.ts';
import { readCloudImages, toCloudImage } from '../cloud/cloud-views.ts';
import { accounts } from '../database/schema/accounts.ts';
import { cloudPackages } from '../database/schema/cloud.ts';
import { banks, ledgerEntries, recharges } from '../database/schema/money.ts';
import { images, orders, packages } from '../database/schema/pcs.ts';
import { timers } from '../database/schema/server.ts';
import { computerConfigs, vpsOrders } from '../database/schema/vps.ts';
import { createDiskFiles } from '../files/file-store.ts';
import { createDocuments } from '../identity/documents.ts';
import { createFairQueue } from '../http/fair-queue.ts';
import { createNoCloudDriver, createNoNetworkDriver } from '../machine-driver/drivers.ts';
import { domainOperations } from '../operations.ts';
import type { AccountIdentity } from '../services.ts';
import { auditLedger } from '../testing/ledger-audit.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testSettings } from '../testing/test-settings.ts';
import { seedDatabase, type SeedServices } from './seed.ts';

const clock = createManualClock();
let database: TestDatabase;
let services: SeedServices;
let hashed: string[] = [];

const hashPassword = async (password: string): Promise<string> => {
  hashed.push(password);
  return 'hash';
};

beforeAll(async () => {
  database = await openTestDatabase();
  const settings = testSettings(database.settings.dataDir);
  services = { settings, database: database.db, clock, log: pino({ level: 'silent' }) };
});
afterAll(() => database.remove());

async function account(username: string) {
  const [row] = await database.db.select().from(accounts).where(eq(accounts.username, username));
  if (row === undefined) throw new Error(`there is no ${username}`);
  return row;
}

describe('a production server', () => {
  it('gets the catalogue, and neither accounts nor banks', async () => {
    await seedDatabase(
      { ...services, settings: { ...services.settings, mode: 'production' } },
      hashPassword,
    );
    expect(await database.db.$count(packages)).toBe(5);
    expect(await database.db.$count(computerConfigs)).toBe(5);
    expect(await database.db.$count(cloudPackages)).toBe(5);
    expect(await database.db.$count(accounts)).toBe(0);
    expect(await database.db.$count(banks)).toBe(0);
    expect(hashed).toEqual([]);
  });
});

describe('a sandbox', () => {
  beforeAll(async () => {
    // Started twice at once, and again afterwards.
    await Promise.all([seedDatabase(services, hashPassword), seedDatabase(services, hashPassword)]);
    hashed = [];
    await seedDatabase(services, hashPassword);
  });

  it('is filled once', async () => {
    expect(hashed).toEqual([]);
    expect(await database.db.$count(packages)).toBe(5);
    expect(await database.db.$count(computerConfigs)).toBe(5);
    expect(await database.db.$count(accounts, eq(accounts.username, 'demo'))).toBe(1);
  });

  it('has books that are right', async () => {
    expect(await auditLedger(database.db)).toEqual([]);
    expect(await account('demo')).toMatchObject({ balance: 2_000_000, discountPc: 5 });
  });

  it('has an empty customer and an operator', async () => {
    const customer = await account('new-customer');
    expect(customer).toMatchObject({ balance: 0, role: 'USER' });
    expect(customer.emailVerifiedAt).not.toBeNull();
    for (const table of [images, orders, recharges, ledgerEntries]) {
      expect(await database.db.$count(table, eq(table.accountId, customer.id))).toBe(0);
    }
    expect(await account('admin')).toMatchObject({ role: 'ADMIN' });
  });

  it('has PCs in different states, recharges in every status over several pages, and logs', async () => {
    const { id, username, role } = await account('demo');
    const identity: AccountIdentity = { id, username, role };
    const call = {
      services: {
        ...services,
        attempts: unlimitedAttempts,
        keys: () => new Uint8Array(32),
        files: createDiskFiles({ folder: '/nowhere', key: new Uint8Array(32), clock }),
        documents: createDocuments(),
        events: { publish() {}, endSessions() {} },
        mailSender: null,
        machines: noMachines,
        servers: noMachines,
        cloudMachines: createNoCloudDriver(),
        network: createNoNetworkDriver(),
        installers: null,
        queue: createFairQueue(),
        lendSlot: <Value>(work: () => Promise<Value>) => work(),
      },
      account: identity,
      parameters: { path: {}, query: {} },
      body: undefined,
      idempotencyKey: null,
      confirmedTotal: null,
      requestId: 'req-test',
      origin: 'https://portal.example',
      address: '127.0.0.1',
    };
    const pcs = await domainOperations.listImages?.(call);
    if (pcs === undefined || !('body' in pcs)) throw new Error('no PCs');
    const left = (name: string) => {
      const end = pcs.body.data.find((one) => one.name === name)?.estimate_used ?? null;
      return end === null ? null : (Date.parse(end) - clock.now().getTime()) / 60_000;
    };
    expect(left('Render Tết 2027')).toBe(5 * 60 + 12);
    expect(left('Dựng phim ngắn “Ẩn Ước”')).toBe(38);
    expect(left('Lookdev Phố Cổ')).toBeNull();
    expect(left('Game đêm cuối tuần')).toBeNull();
    const rows = await database.db.select().from(recharges).where(eq(recharges.accountId, id));
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set([0, 1, 2, 3]));
    expect(rows.length).toBeGreaterThan(20);
    expect(await database.db.$count(orders, eq(orders.accountId, id))).toBeGreaterThan(10);
  });

  it('has cloud machines in every state, one without free capacity among them', async () => {
    const { id } = await account('demo');
    const now = clock.now();
    const list = { accountId: id, withDeleted: true };
    const rows = await readCloudImages(database.db, list, { limit: 10, offset: 0 });
    const data = rows.map((row) => toCloudImage(row, now));
    const told = data.map((one) => [
      one.name,
      cloudImageStatusOf(one),
      one.accepted_add_hardwares,
      one.total_minute_used,
      one.cloud.cloudReady,
    ]);
    expect(told).toEqual([
      ['Hoạt cảnh “Ký Túc Xá”', 'stopped', 1, 410, false],
      ['Valorant tối thứ sáu', 'running', 1, 615, true],
      ['Photoshop và Premiere', 'stopped', 2, 510, true],
      ['Render Blender cuối tháng', 'stopped', 3, 2175, true],
      ['Game cuối hè', 'expired', 1, 755, true],
      ['Thử Game 4K', 'deleted', 1, 444, true],
    ]);
    expect(data[3]).toMatchObject({
      is_extended: true,
      price: 801_000 + 936_000,
      price_hardwares: 150_000,
    });
    expect(data[3]?.backup_response_data?.id).toMatch(/^backup-/);
    const kinds = await database.db.select({ kind: timers.kind }).from(timers);
    const count = (wanted: string) => kinds.filter(({ kind }) => kind === wanted).length;
    expect([count('cloud.session-end'), count('cloud.expire')]).toEqual([2, 5]);
  });

  it('has VPS of both systems, rented and ended', async () => {
    const { id } = await account('demo');
    const rows = await database.db.select().from(vpsOrders).where(eq(vpsOrders.accountId, id));
    const states = rows.map((row) => `${row.os} ${row.status} ${row.rentalPeriod}`);
    expect(states.toSorted()).toEqual([
      'ubuntu end 1',
      'ubuntu on_rental 3',
      'window server end 2',
      'window server on_rental 1',
    ]);
    for (const row of rows) {
      expect(row.endTime > clock.now()).toBe(row.status === 'on_rental');
      expect(row.pass).not.toBeNull();
      expect(row.machineNumber === null).toBe(row.status === 'end');
    }
  });
});

const noMachines = {
  provision: () => Promise.reject(new Error('no machine is asked for')),
  wake: () => Promise.reject(new Error('no machine is asked for')),
  reconnect: () => Promise.reject(new Error('no machine is asked for')),
  reset: () => Promise.reject(new Error('no machine is asked for')),
  release: () => Promise.reject(new Error('no machine is asked for')),
};
