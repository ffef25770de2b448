/** Several processes on one PostgreSQL: what a customer does at one is visible at every other. */
import path from 'node:path';
import { connect, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMigrations } from '../src/database/migrate.ts';
import { startChild } from '../src/testing/child.ts';
import { startFront } from '../src/testing/front.ts';
import { launchInstance, type ServerInstance } from '../src/testing/server-instance.ts';
import { onServer } from '../src/testing/postgres-statement.ts';
import {
  type DatabaseSettings,
  type TemporaryFolder,
  temporaryFolder,
} from '../src/testing/test-settings.ts';
import { makePlace, removePlace } from '../src/testing/test-database.ts';
import { call, textField } from '../src/testing/test-server.ts';

const postgres = process.env['TRAM_TEST_POSTGRES'];
/** How long a machine takes, ms. */
const provisionMs = 1500;

let place: DatabaseSettings;
/** Nothing is shared but the database and the folder of the files. */
const folders: TemporaryFolder[] = [];
const instances: ServerInstance[] = [];
const sockets: Socket[] = [];
let token: string;

async function launch(): Promise<ReturnType<typeof launchInstance>> {
  const folder = await temporaryFolder();
  folders.push(folder);
  return launchInstance(
    { ...place, dataDir: folder.folder },
    { TRAM_FILES_DIR: place.dataDir, TRAM_PROVISION_MS: String(provisionMs) },
  );
}

function instance(which: 'a' | 'b'): ServerInstance {
  const found = instances[which === 'a' ? 0 : 1];
  if (found === undefined) throw new Error(`instance ${which} does not run`);
  return found;
}

/** Resolves with what comes first under this name. */
function next(socket: Socket, name: string): Promise<unknown> {
  return new Promise((resolve) => {
    socket.once(name, resolve);
  });
}

/** Connects to an address and waits for the server's `hello`. */
async function connected(origin: string, as: string, transport = 'polling'): Promise<Socket> {
  const socket = connect(origin, {
    auth: { token: as },
    transports: [transport],
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    forceNew: true,
  });
  sockets.push(socket);
  await next(socket, 'hello');
  return socket;
}

/** For how long an instance tells a new connection that its account had no event, ms. */
async function quietMs(origin: string, as: string): Promise<number> {
  const socket = connect(origin, { auth: { token: as }, forceNew: true });
  sockets.push(socket);
  return Number(Reflect.get(Object(await next(socket, 'hello')), 'quietMs'));
}

async function rows(statement: string): Promise<unknown[]> {
  return onServer(place.databaseUrl ?? '', statement);
}

async function recharge(at: ServerInstance, money: number): Promise<string> {
  const banks = await at.call(`/api/banks?money=${money}`, { token });
  const bank: unknown = Array.isArray(banks.json) ? banks.json[0] : null;
  const body = { money, bank_id: textField(bank, '_id') };
  return textField((await at.call('/api/recharges/request', { token, body })).json, '_id');
}

function pay(at: ServerInstance, id: string) {
  return at.call(`/sandbox/api/recharges/${id}/pay`, { method: 'POST' });
}

async function newPc(at: ServerInstance, name: string): Promise<string> {
  const packages = await at.call('/api/packages');
  const wanted: unknown = Array.isArray(packages.json)
    ? packages.json.find((one: unknown) => textField(one, 'name') === 'G1080')
    : null;
  const body = { name, id_package: textField(wanted, '_id') };
  return textField((await at.call('/api/images', { token, body })).json, '_id');
}

function rent(at: ServerInstance, image: string, key: string) {
  const body = { image, rental_period: 1, unit: 'hour' };
  return at.call('/api/orders', { token, body, headers: { 'idempotency-key': key } });
}

/** How far the clock of each runs ahead, ms. */
function offsets(): Promise<number[]> {
  return Promise.all(
    instances.map(async (one) =>
      Number(Reflect.get(Object((await one.call('/sandbox/api/clock')).json), 'offsetMs')),
    ),
  );
}

function move(at: ServerInstance, advanceMinutes: number) {
  return at.call('/sandbox/api/clock', { body: { advanceMinutes } });
}

const balance = (at: ServerInstance) =>
  at.call('/sandbox/api/accounts/demo', { method: 'PATCH', body: { balance: 10_000_000 } });

// Only a PostgreSQL serves several instances: without one, `npm test` says so.
describe.skipIf(postgres === undefined)('two instances on one PostgreSQL', () => {
  beforeAll(async () => {
    place = await makePlace({ server: postgres ?? null, filling: 'nothing' });
    // Both at once on a database that has no table yet.
    const launched = await Promise.all([launch(), launch()]);
    instances.push(...(await Promise.all(launched.map(({ ready }) => ready))));
    token = await instance('a').tokenOf('demo');
    await balance(instance('a'));
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await Promise.all(instances.map((one) => one.process.kill()));
    await Promise.all(folders.map((folder) => folder.remove()));
    await removePlace(place);
  });

  test('have migrated and filled the empty database once, though both began at the same time', async () => {
    const applied = await rows('select name from migrations order by name');
    expect(applied).toEqual(readMigrations().map(({ name }) => ({ name })));
    const twice = 'select name, count(*) from packages group by name having count(*) > 1';
    expect(await rows(twice)).toEqual([]);
    expect(await rows(`select username from accounts where username = 'demo'`)).toHaveLength(1);
  });

  test.each(['polling', 'websocket'])(
    'report to a customer on one what the other did, over %s',
    async (transport) => {
      const socket = await connected(instance('a').origin, token, transport);
      const told = next(socket, 'recharge_result');
      const id = await recharge(instance('a'), 60_000);
      expect((await pay(instance('b'), id)).json).toEqual({ id, credited: true });
      expect(await told).toMatchObject({ id, status: 'SUCCESS' });
      // Reported to the other one as well, it is not credited again.
      expect((await pay(instance('a'), id)).json).toEqual({ id, credited: false });
    },
  );

  test('know at one that the account has had an event at the other', async () => {
    const read = performance.now();
    const socket = await connected(instance('a').origin, token);
    const told = next(socket, 'recharge_result');
    await pay(instance('b'), await recharge(instance('a'), 65_000));
    await told;
    for (const one of instances) {
      expect(await quietMs(one.origin, token)).toBeLessThan(performance.now() - read);
    }
    const own = await instance('b').tokenOf('new-customer');
    expect(await quietMs(instance('b').origin, own)).toBeGreaterThanOrEqual(
      await quietMs(instance('b').origin, token),
    );
  });

  test('report what the operator decides with a program beside them', async () => {
    const own = await instance('a').tokenOf('new-customer');
    await rows(`
      with customer as (select id from accounts where username = 'new-customer'),
      file as (
        insert into stored_files (id, account_id, kind, storage_key, content_type, size, checksum, created_at)
        select 'file-of-submission', id, 'contract', 'none', 'application/pdf', 1, 'none', now() from customer
      )
      insert into identity_submissions (id, account_id, full_name, date_of_birth, citizen_id, issue_date,
        issue_place, address, email, phone, front_card_id, back_card_id, portrait_id, signature_id, contract_id,
        content_hash, created_at)
      select 'submission', id, 'Mai An', '', '', '', '', '', '', '', f, f, f, f, f, '', now()
      from customer, (values ('file-of-submission')) as one (f)`);
    const socket = await connected(instance('a').origin, own);
    const told = next(socket, 'account_result');
    const decided = performance.now();
    const program = startChild(
      path.join(import.meta.dirname, '../src/identity/review.ts'),
      ['approve', 'new-customer'],
      { TRAM_DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' },
    );
    expect(await program.ended()).toBe(0);
    expect(await told).toMatchObject({ status: 'SUCCESS' });
    for (const one of instances) {
      expect(await quietMs(one.origin, own)).toBeLessThan(performance.now() - decided);
    }
  });

  test('end the session of a locked account on both', async () => {
    const own = await instance('b').tokenOf('new-customer');
    const socket = await connected(instance('b').origin, own);
    const ended = next(socket, 'disconnect');
    const change = (isActive: boolean) =>
      instance('a').call('/sandbox/api/accounts/new-customer', {
        method: 'PATCH',
        body: { isActive },
      });
    await change(false);
    expect(await ended).toBe('io server disconnect');
    expect(await instance('b').call('/api/accounts/me', { token: own })).toMatchObject({
      status: 401,
    });
    await change(true);
  });

  test('have one time, also right after it was moved, and when both move it at once', async () => {
    await move(instance('a'), 60);
    expect(await offsets()).toEqual([3_600_000, 3_600_000]);
    await Promise.all([move(instance('a'), 20), move(instance('b'), 10)]);
    expect(await offsets()).toEqual([5_400_000, 5_400_000]);
    const answer = await instance('b').call('/api/packages');
    const ahead = Date.parse(answer.headers.get('date') ?? '') - Date.now();
    expect(Math.abs(ahead - 5_400_000)).toBeLessThan(60_000);
  });

  test('share planned faults: so many calls fail, whichever instance they reach', async () => {
    const fault = { operation: 'listPackages', kind: 'fail', times: 2, status: 503 };
    await instance('a').call('/sandbox/api/faults', { body: fault });
    const statusAt = async (which: 'a' | 'b') =>
      (await instance(which).call('/api/packages')).status;
    expect(await statusAt('b')).toBe(503);
    expect(await statusAt('a')).toBe(503);
    expect([await statusAt('b'), await statusAt('a')]).toEqual([200, 200]);
    await instance('a').call('/sandbox/api/faults', { body: fault });
    const other = { operation: 'listPackages', kind: 'fail', times: 1, status: 503 };
    await instance('b').call('/sandbox/api/faults', { method: 'PUT', body: other });
    expect((await instance('a').call('/sandbox/api/faults')).json).toMatchObject([other]);
    await instance('b').call('/sandbox/api/faults', { method: 'DELETE' });
    expect([await statusAt('a'), await statusAt('b')]).toEqual([200, 200]);
    expect((await instance('a').call('/sandbox/api/faults')).json).toEqual([]);
  });

  test('charge one key once when it reaches both at the same time', async () => {
    const pc = await newPc(instance('a'), 'Hai nơi');
    const answers = await Promise.all(
      [1, 2, 3].flatMap(() => instances.map((one) => rent(one, pc, 'both-at-once'))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    for (const { json } of answers) expect(json).toEqual(answers[0]?.json);
    const charged = `select amount from ledger_entries where kind = 'rental' and reference in (select id from orders where image_id = '${pc}')`;
    // 15.000 VND an hour, less 5 %.
    expect(await rows(charged)).toEqual([{ amount: '-14250' }]);
  });

  test('ring each timer once: 20 orders are handed over and ended once each', async () => {
    const socket = await connected(instance('a').origin, token);
    const pcs = await Promise.all(
      Array.from({ length: 20 }, (_, index) => newPc(instance('a'), `Hai mươi ${index}`)),
    );
    const heard: string[] = [];
    socket.on('boot_result', (payload: unknown) => {
      const id = textField(payload, 'id');
      if (pcs.includes(id)) heard.push(id);
    });
    await Promise.all(
      pcs.map((pc, index) => rent(instance(index % 2 === 0 ? 'a' : 'b'), pc, `twenty-${pc}`)),
    );
    await expect.poll(() => new Set(heard)).toEqual(new Set(pcs));
    const lines = `select message, count(*)::int from logs where message like 'Hai mươi %' group by message having message like '%đã sẵn sàng%'`;
    const handedOver = await rows(lines);
    expect(handedOver).toHaveLength(20);
    expect(handedOver.every((row) => Reflect.get(Object(row), 'count') === 1)).toBe(true);
    expect(heard).toHaveLength(20);
    heard.length = 0;
    // Work that is due is done before it answers, by any instance.
    await instance('b').call('/sandbox/api/clock', { body: { advanceMinutes: 61 } });
    const renting = `select count(*)::int from orders where status = 1 and image_id in (${pcs.map((pc) => `'${pc}'`).join()})`;
    expect(await rows(renting)).toEqual([{ count: 0 }]);
    await expect.poll(() => new Set(heard)).toEqual(new Set(pcs));
    expect(heard).toHaveLength(20);
  });

  test('survive when the database cuts every connection, and send events again', async () => {
    const customers = [
      await connected(instance('a').origin, token, 'websocket'),
      await connected(instance('b').origin, token, 'websocket'),
    ];
    const cut = customers.map((socket) => next(socket, 'disconnect'));
    const back = customers.map((socket) => next(socket, 'hello'));
    const cutAt = performance.now();
    await rows(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // A disconnected client may have missed something: it reconnects, and reads again. Each instance listens again by then.
    for (const reason of await Promise.all(cut)) expect(reason).toMatch(/^transport/);
    await Promise.all(back);
    await expect.poll(async () => (await instance('b').call('/healthz')).status).toBe(200);
    // Of the time in which it heard nothing, it knows nothing.
    expect(await quietMs(instance('b').origin, token)).toBeLessThan(performance.now() - cutAt);
    const told = customers.map((socket) => next(socket, 'recharge_result'));
    const id = await recharge(instance('a'), 70_000);
    await expect.poll(async () => (await pay(instance('b'), id)).status).toBe(200);
    expect(await Promise.all(told)).toMatchObject(told.map(() => ({ id, status: 'SUCCESS' })));
  });

  test('share one address, which keeps a polling session with its instance', async () => {
    const front = await startFront({ port: 0, instances: instances.map(({ origin }) => origin) });
    const heard: Promise<unknown>[] = [];
    for (const transport of ['polling', 'polling', 'polling', 'websocket']) {
      heard.push(next(await connected(front.origin, token, transport), 'recharge_result'));
    }
    const id = await recharge(
      { ...instance('a'), call: (address, request) => call(`${front.origin}${address}`, request) },
      80_000,
    );
    await call(`${front.origin}/sandbox/api/recharges/${id}/pay`, { method: 'POST' });
    expect(await Promise.all(heard)).toMatchObject(heard.map(() => ({ id, status: 'SUCCESS' })));
    for (const socket of sockets.splice(0)) socket.disconnect();
    await front.close();
  });

  test('finish each other’s work: a machine ordered at one that is killed is handed over by the other', async () => {
    const pc = await newPc(instance('a'), 'Bị bỏ lại');
    const socket = await connected(instance('b').origin, token);
    const told = next(socket, 'boot_result');
    expect((await rent(instance('a'), pc, 'left-behind')).status).toBe(201);
    await instance('a').process.kill();
    expect(await told).toMatchObject({ id: pc, status: 'SUCCESS' });
    // The answer that a client has missed waits at the other one, too.
    expect(await rent(instance('b'), pc, 'left-behind')).toMatchObject({
      status: 201,
      json: { _id: pc },
    });
    const orders = await rows(`select stage from orders where image_id = '${pc}'`);
    expect(orders).toEqual([{ stage: 'ready' }]);
  });
});
