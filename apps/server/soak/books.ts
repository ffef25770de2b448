/** Compares the books of the server with what its customers know for certain. */
import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { accounts } from '../src/database/schema/accounts.ts';
import { cloudImages, cloudImageTerms, cloudPackages } from '../src/database/schema/cloud.ts';
import { identitySubmissions, storedFiles } from '../src/database/schema/identity.ts';
import { ledgerEntries } from '../src/database/schema/money.ts';
import { images, orderHistory, orders, packages } from '../src/database/schema/pcs.ts';
import { idempotencyRecords, timers } from '../src/database/schema/server.ts';
import { computerConfigs, vpsOrders, vpsTerms } from '../src/database/schema/vps.ts';
import type { Database } from '../src/database/tables.ts';
import type { FileStore } from '../src/files/file-store.ts';
import { sha256 } from '../src/identity/contract/contract-parts.ts';
import type { Journal } from './customers/journal.ts';
import { grouped } from './grouped.ts';

/** What was bought by a row of the ledger: a PC, a VPS order or a cloud machine. */
async function targets(database: Database): Promise<ReadonlyMap<string, string>> {
  const pcs = await database.select({ id: orders.id, target: orders.imageId }).from(orders);
  const pcExtensions = await database
    .select({ id: orderHistory.id, target: orders.imageId })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderHistory.orderId));
  const vps = await database.select({ id: vpsOrders.id, target: vpsOrders.id }).from(vpsOrders);
  const vpsExtensions = await database
    .select({ id: vpsTerms.id, target: vpsTerms.orderId })
    .from(vpsTerms);
  const clouds = await database
    .select({ id: cloudImages.id, target: cloudImages.id })
    .from(cloudImages);
  const cloudExtensions = await database
    .select({ id: cloudImageTerms.id, target: cloudImageTerms.cloudImageId })
    .from(cloudImageTerms);
  const all = [pcs, pcExtensions, vps, vpsExtensions, clouds, cloudExtensions].flat();
  return new Map(all.map(({ id, target }) => [id, target]));
}

/** What one list has and the other has not, each as often as that is so. */
function surplus(having: readonly string[], than: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of than) left.set(one, (left.get(one) ?? 0) + 1);
  return having.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

/**
 * Each thing that was acknowledged is booked exactly once, and nothing is booked that no customer has confirmed. Refunds are left
 * out: the audit of the ledger knows which there must be.
 */
export async function compareBooks(
  database: Database,
  journals: readonly Journal[],
): Promise<string[]> {
  const targetOf = await targets(database);
  const rows = await database.select().from(ledgerEntries);
  const byAccount = grouped(rows, ({ accountId }) => accountId);
  const balances = new Map(
    (await database.select().from(accounts)).map(({ id, balance }) => [id, balance]),
  );
  return journals.flatMap(({ accountId, username, charges, topUps }) => {
    const own = byAccount.get(accountId) ?? [];
    const booked = own
      .filter(({ kind }) => kind !== 'refund')
      .map(({ kind, reference, amount }) =>
        kind === 'recharge'
          ? `${kind} ${reference} ${amount}`
          : `${kind} ${targetOf.get(reference) ?? reference} ${-amount}`,
      );
    const known = [
      ...topUps.map(({ id, money }) => `recharge ${id} ${money}`),
      ...charges.map(({ kind, target, amount }) => `${kind} ${target} ${amount}`),
    ];
    const refunds = own.filter(({ kind }) => kind === 'refund');
    const expected =
      topUps.reduce((sum, { money }) => sum + money, 0) -
      charges.reduce((sum, { amount }) => sum + amount, 0) +
      refunds.reduce((sum, { amount }) => sum + amount, 0);
    const balance = balances.get(accountId);
    return [
      ...surplus(known, booked).map((one) => `${username}: acknowledged and not booked: ${one}`),
      ...surplus(booked, known).map((one) => `${username}: booked and not confirmed: ${one}`),
      ...(balance === expected ? [] : [`${username} has ${balance}, not ${expected}`]),
    ];
  });
}

/** Each key that was answered with success is kept with its answer, and no other key has an effect. */
export async function compareKeys(
  database: Database,
  journals: readonly Journal[],
): Promise<string[]> {
  const records = await database
    .select({
      accountId: idempotencyRecords.accountId,
      operation: idempotencyRecords.operation,
      key: idempotencyRecords.key,
    })
    .from(idempotencyRecords)
    .where(isNotNull(idempotencyRecords.answer));
  const kept = new Set(records.map(({ operation, key }) => `${operation} ${key}`));
  const known = new Set(
    journals.flatMap(({ charges }) => charges.map(({ operation, key }) => `${operation} ${key}`)),
  );
  return [
    ...[...known]
      .filter((one) => !kept.has(one))
      .map((one) => `${one} was acknowledged and is lost`),
    ...[...kept]
      .filter((one) => !one.startsWith('requestRecharge ') && !known.has(one))
      .map((one) => `${one} had an effect that nobody knows of`),
  ];
}

/** Numbers of machines that are rented although there are none, or twice. */
function wrongNumbers(
  what: string,
  rented: readonly { kind: string; number: number | null; capacity: number }[],
): string[] {
  const seen = new Set<string>();
  return rented.flatMap(({ kind, number, capacity }) => {
    if (number === null) return [];
    const name = `${what} ${kind} number ${number}`;
    const faults = [
      ...(seen.has(name) ? [`${name} is rented twice`] : []),
      ...(number > capacity ? [`${name} does not exist`] : []),
    ];
    seen.add(name);
    return faults;
  });
}

/** No machine is rented twice at once, and none without an order. */
export async function checkMachines(database: Database): Promise<string[]> {
  const pcs = await database
    .select({
      id: images.id,
      kind: packages.name,
      number: images.machineNumber,
      capacity: packages.capacity,
    })
    .from(images)
    .innerJoin(packages, eq(packages.id, images.packageId));
  const vps = await database
    .select({
      kind: vpsOrders.configName,
      number: vpsOrders.machineNumber,
      capacity: computerConfigs.capacity,
    })
    .from(vpsOrders)
    .innerJoin(computerConfigs, eq(computerConfigs.id, vpsOrders.configId));
  const clouds = await database
    .select({
      kind: cloudPackages.name,
      number: cloudImages.machineNumber,
      capacity: cloudPackages.capacity,
    })
    .from(cloudImages)
    .innerJoin(cloudPackages, eq(cloudPackages.id, cloudImages.cloudPackageId));
  const all = await database.select().from(orders);
  const renting = grouped(
    all.filter(({ status }) => status === 1),
    ({ imageId }) => imageId,
  );
  const perPc = grouped(all, ({ imageId }) => imageId);
  const overlaps = [...perPc].flatMap(([pc, its]) => {
    const times = its
      .flatMap(({ timeBoot, endTime }) =>
        timeBoot === null || endTime === null ? [] : [{ from: timeBoot, to: endTime }],
      )
      .toSorted((one, other) => one.from.getTime() - other.from.getTime());
    return times.flatMap(({ from }, index) => {
      const before = times[index - 1];
      return before !== undefined && before.to > from
        ? [`PC ${pc} is rented twice at ${from.toISOString()}`]
        : [];
    });
  });
  return [
    ...wrongNumbers('PC', pcs),
    ...wrongNumbers('VPS', vps),
    ...wrongNumbers('cloud machine', clouds),
    ...overlaps,
    ...pcs.flatMap(({ id, number }) => {
      const count = renting.get(id)?.length ?? 0;
      return count === (number === null ? 0 : 1)
        ? []
        : [`PC ${id} has ${count} orders and machine ${number}`];
    }),
  ];
}

/** Timers that nobody has handled although they were due. @param before server time, some seconds before the end */
export async function overdueTimers(database: Database, before: Date): Promise<string[]> {
  const overdue = await database.select().from(timers).where(lt(timers.dueAt, before));
  return overdue.map(
    ({ kind, reference, dueAt, attempts }) =>
      `${kind} of ${reference} was due at ${dueAt.toISOString()}, ${attempts} tries`,
  );
}

/** Each form that was taken is there once, and each of its files can be read and is what was stored. */
export async function checkUploads(
  database: Database,
  files: FileStore,
  journals: readonly Journal[],
): Promise<string[]> {
  const ids = journals.map(({ accountId }) => accountId);
  const submissions = await database
    .select({ accountId: identitySubmissions.accountId })
    .from(identitySubmissions)
    .where(inArray(identitySubmissions.accountId, ids));
  const counts = grouped(submissions, ({ accountId }) => accountId);
  const wrong = journals.flatMap(({ accountId, username, submissions: known }) => {
    const count = counts.get(accountId)?.length ?? 0;
    return count === known ? [] : [`${username} has ${count} forms, ${known} were taken`];
  });
  const stored = await database
    .select()
    .from(storedFiles)
    .where(and(inArray(storedFiles.accountId, ids)));
  const unreadable = await Promise.all(
    stored.map(async ({ id, kind, storageKey, checksum }) => {
      const content = await files.get(storageKey).catch(() => null);
      return content !== null && sha256(content) === checksum
        ? []
        : [`${kind} ${id} cannot be read`];
    }),
  );
  return [...wrong, ...unreadable.flat()];
}
