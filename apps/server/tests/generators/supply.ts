/** Keeps a customer in things: machines in each of their states, money, a code to confirm with. */
import type { Api } from '@tram/api/client';
import type { Result } from '@tram/api/result';
import type { CloudImage } from '@tram/api/types';
import type { TestServer } from '../../src/testing/test-server.ts';
import { idsOf, type Things } from './things.ts';
import { whole } from '../../src/testing/whole.ts';

/** More machines of a kind than this are ended, or their package is soon full. */
const most = 5;
/** A new code may be asked for after it, and the old one is still good, ms. */
export const pauseMs = 90_000;
/** As long as any simulated work takes, ms. */
export const workMs = 10_000;

function valueOf<Value>(result: Result<Value>): Value | null {
  return result.ok ? result.value : null;
}

/** What the customer sees of their things now. */
export async function look(server: TestServer, api: Api): Promise<Things> {
  const cloudGroups = valueOf(await api.listCloudPackages()) ?? [];
  const cloudPackages = cloudGroups.flatMap((group) => group.packages);
  const outbox = await server.call('/sandbox/api/outbox');
  return {
    images: valueOf(await api.listImages())?.data ?? [],
    orders: idsOf(valueOf(await api.listOrders())?.data),
    recharges: idsOf(valueOf(await api.listRecharges())?.data),
    categories: idsOf(valueOf(await api.listCategories())),
    packages: idsOf(valueOf(await api.listPackages())),
    banks: idsOf(valueOf(await api.listBanks({ query: { money: 100_000 } }))),
    configs: idsOf(valueOf(await api.listComputerConfigs())),
    vpsOrders: valueOf(await api.listVpsOrders())?.data ?? [],
    // Those with the most to add last.
    cloudPackages: idsOf(
      cloudPackages.toSorted((one, other) => one.hardwares.length - other.hardwares.length),
    ),
    hardwares: cloudPackages.flatMap((one) => idsOf(one.hardwares)),
    cloudImages: valueOf(await api.listCloudImages())?.data ?? [],
    guides: idsOf(valueOf(await api.listUserGuides())?.data),
    otp: /: (\d{6})$/m.exec(outbox.text.replaceAll(String.raw`\n`, '\n'))?.[1] ?? null,
  };
}

/** One thing that is missing and how it is had. */
type Want = () => Promise<unknown>;

function wantedPcs(api: Api, things: Things): Want[] {
  const wants: Want[] = [];
  const rented = things.images.filter((one) => one.is_booting + one.is_installed > 0);
  const idle = things.images.filter((one) => !rented.includes(one));
  const id_package = things.packages.at(-1);
  if (id_package === undefined) return [];
  for (let missing = idle.length; missing < 3; missing += 1) {
    wants.push(() => api.createImage({ body: { name: 'Máy dựng', id_package } }));
  }
  for (const { _id: image } of idle.slice(0, Math.max(0, 2 - rented.length))) {
    wants.push(() => api.createOrder({ body: { image, rental_period: 30, unit: 'day' } }));
  }
  return wants;
}

function wantedVps(api: Api, things: Things): Want[] {
  const [config_id] = things.configs;
  if (config_id === undefined) return [];
  const rented = things.vpsOrders.filter((one) => one.status === 'on_rental');
  return (['ubuntu', 'window server'] as const)
    .filter((os) => !rented.some((one) => one.vps.os === os && one.vps.user !== null))
    .map((os) => () => api.createVpsOrder({ body: { config_id, os, rental_period: 1 } }));
}

/** Rented still, and with a virtual machine, which `deleteCloudVm` throws away. */
export function isOfUse(image: CloudImage): boolean {
  return !image.has_expired && (image.is_creating || image.response_data !== null);
}

function wantedClouds(api: Api, things: Things): Want[] {
  const cloud = things.cloudPackages.at(-1);
  if (cloud === undefined) return [];
  const there = things.cloudImages.filter(isOfUse);
  const stopped = there.filter((one) => !one.is_running && !one.is_creating);
  const wants: Want[] = [];
  for (let missing = there.length; missing < 4; missing += 1) {
    wants.push(() => api.createCloudImage({ body: { name: 'Đêm nay', cloud } }));
  }
  const kept = stopped.find((one) => one.backup_response_data !== null);
  const [first, second] = stopped.filter((one) => one !== kept);
  if (kept === undefined && first !== undefined) {
    wants.push(() => api.backupCloudImage({ path: { id: first._id } }));
  }
  if (!there.some((one) => one.is_running) && second !== undefined) {
    wants.push(() => api.startCloudImage({ path: { id: second._id } }));
  }
  return wants;
}

/** Rentals beyond the most, to be ended so that their machines are free again. */
async function endSurplus(server: TestServer, api: Api, things: Things): Promise<void> {
  const expire = (id: string) => server.call(`/sandbox/api/rentals/${id}/expire`, { body: {} });
  const rented = things.images.filter((one) => one.is_installed === 1);
  for (const image of rented.slice(most)) {
    const order = valueOf(await api.getOrderOfImage({ path: { id: image._id } }));
    if (order !== null) await expire(whole(order)._id);
  }
  const vps = things.vpsOrders.filter((one) => one.status === 'on_rental');
  for (const order of vps.slice(most)) await expire(order._id);
  const kept = new Set(things.cloudImages.filter(isOfUse).slice(0, most));
  for (const { _id: id } of things.cloudImages.filter((one) => !kept.has(one))) {
    await expire(id);
    // The list shows those that have ended as well: ten of them would be all that is seen.
    await api.deleteCloudImage({ path: { id } });
  }
}

/** Gives an account money, and a form of identity to send. */
export async function fillAccount(server: TestServer, username: string): Promise<void> {
  const body = {
    balance: 500_000_000_000,
    isActive: true,
    kyc: 1,
    isVerify: 2,
    reasonFailKyc: 'Ảnh mờ',
  };
  await server.call(`/sandbox/api/accounts/${username}`, { method: 'PATCH', body });
}

/**
 * Sees to it that the customer has idle, rented and ready PCs, VPS of both systems, cloud machines that run and that are
 * backed up, a recharge to pay, money, and a form of identity to send.
 * @returns what there is then
 */
export async function supplied(server: TestServer, api: Api, username: string): Promise<Things> {
  const { services } = server;
  await fillAccount(server, username);
  let things = await look(server, api);
  await endSurplus(server, api, things);
  const [bank_id] = things.banks;
  if (bank_id !== undefined) await api.requestRecharge({ body: { money: 100_000, bank_id } });
  await services.clock.advance(pauseMs);
  await api.requestOtp();
  await services.clock.advance(pauseMs);
  for (let round = 0; round < 3; round += 1) {
    const wants = [
      ...wantedPcs(api, things),
      ...wantedVps(api, things),
      ...wantedClouds(api, things),
    ];
    for (const want of wants) await want();
    await services.clock.advance(workMs);
    things = await look(server, api);
    if (wants.length === 0) break;
  }
  return things;
}
