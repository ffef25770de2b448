/** Cloud machines for tests: rented, made, started, by the calls that a customer makes. */
import { eq, ne } from 'drizzle-orm';
import type { CloudImage, CloudPackage } from '@tram/api/types';
import { cloudImages, cloudPackages } from '../database/schema/cloud.ts';
import { scarceCloudPackage } from '../seed/catalogue.ts';
import type { AccountIdentity } from '../services.ts';
import { openTestDomain, type TestDomain } from './test-domain.ts';

/** How long making a cloud machine takes, ms; starting one takes half of it, shutting it down a quarter. */
export const provisionMs = 4000;

/** A customer's cloud machine. */
export interface TestCloud {
  readonly owner: AccountIdentity;
  readonly id: string;
}

/** Opens the domain with places enough for every test, but for the package that has one. */
export async function openCloudDomain(): Promise<TestDomain> {
  const domain = await openTestDomain({ provisionMs });
  await domain.services.database
    .update(cloudPackages)
    .set({ capacity: 1000 })
    .where(ne(cloudPackages.name, scarceCloudPackage));
  return domain;
}

/**
 * Moves the time once the timers are at rest: one that is being asked about at the moment would answer for the time
 * before, and with a clock that stands still it would not be asked again.
 */
export async function advance({ services, timers }: TestDomain, ms: number): Promise<void> {
  await timers.runDue();
  await services.clock.advance(ms);
}

/** A package of the catalogue by its name. */
export async function cloudPackage(domain: TestDomain, name: string): Promise<CloudPackage> {
  const groups = await domain.call('listCloudPackages', await domain.customer());
  const found = groups.flatMap((group) => group.packages).find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no cloud package ${name}`);
  return found;
}

/** Rents a machine; it is being made. */
export async function rentCloud(
  domain: TestDomain,
  { owner, packageName = 'Game Nặng' }: { owner?: AccountIdentity; packageName?: string } = {},
): Promise<TestCloud> {
  const its = await cloudPackage(domain, packageName);
  const renter = owner ?? (await domain.customer({ balance: 10_000_000 }));
  const body = { name: 'Valorant tối thứ sáu', cloud: its._id };
  const { _id: id } = await domain.call('createCloudImage', renter, { body });
  return { owner: renter, id };
}

/** A machine that is there and does not run. */
export async function stoppedCloud(
  domain: TestDomain,
  options: Parameters<typeof rentCloud>[1] = {},
): Promise<TestCloud> {
  const cloud = await rentCloud(domain, options);
  await advance(domain, provisionMs);
  return cloud;
}

/** A machine that runs. */
export async function runningCloud(
  domain: TestDomain,
  options: Parameters<typeof rentCloud>[1] = {},
): Promise<TestCloud> {
  const cloud = await stoppedCloud(domain, options);
  await start(domain, cloud);
  return cloud;
}

/** Starts a machine and waits until it runs. */
export async function start(domain: TestDomain, { owner, id }: TestCloud): Promise<void> {
  const { statusCode } = await domain.call('startCloudImage', owner, { path: { id } });
  if (statusCode !== 200) throw new Error(`the start answered ${statusCode}`);
  await advance(domain, provisionMs / 2);
}

/** Shuts a machine down and waits until it is off. */
export async function shutDown(domain: TestDomain, { owner, id }: TestCloud): Promise<void> {
  await domain.call('shutdownCloudImage', owner, { path: { id } });
  await advance(domain, provisionMs / 4);
}

/** A machine as the order table shows it. */
export async function shown(domain: TestDomain, { owner, id }: TestCloud): Promise<CloudImage> {
  const { data } = await domain.call('listCloudImages', owner, { query: { tab: 'cloud_order' } });
  const found = data.find((one) => one._id === id);
  if (found === undefined) throw new Error('the cloud machine is not listed');
  return found;
}

/** The row of a machine. */
export async function rowOf(
  domain: TestDomain,
  { id }: TestCloud,
): Promise<typeof cloudImages.$inferSelect> {
  const { database } = domain.services;
  const [row] = await database.select().from(cloudImages).where(eq(cloudImages.id, id));
  if (row === undefined) throw new Error('there is no such row');
  return row;
}

/** The events about a machine, oldest first, as `event action status`. */
export function toldOf(domain: TestDomain, { id }: TestCloud): string[] {
  return domain.events
    .filter(({ payload }) => payload.id === id)
    .map(({ event, payload }) =>
      [event, 'action' in payload ? payload.action : '', payload.status].join(' '),
    );
}
