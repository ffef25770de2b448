/** Finds or makes one thing of a customer in the state that is asked for, through the API alone. */
import type { Api } from '@tram/api/client';
import type { Result } from '@tram/api/result';
import type { CloudImage, Image, SshRoute, VpsOrder } from '@tram/api/types';
import type { TestServer } from '../../src/testing/test-server.ts';
import { isOfUse, look, workMs } from './supply.ts';
import { idsOf } from './things.ts';
import { whole } from '../../src/testing/whole.ts';

/** Whose things are made ready, and by whom. */
export interface Hands {
  readonly server: TestServer;
  readonly api: Api;
  /** Publishes guides. */
  readonly operator: Api;
  readonly username: string;
  /** Counts up, for what may not come twice. */
  readonly count: () => number;
}

/** The value of a call that must succeed. @throws Error when it was refused */
export function had<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`could not be made ready: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The one that is there, or the one that is there after `make`. */
async function found<Value>(
  find: () => Promise<Value | undefined>,
  make: () => Promise<unknown>,
): Promise<Value> {
  const there = await find();
  if (there !== undefined) return there;
  await make();
  const made = await find();
  if (made === undefined) throw new Error('could not be made ready: it is not there');
  return made;
}

async function newPc({ server, api, username }: Hands): Promise<Image> {
  const { packages } = await look(server, api);
  const id_package = packages.at(-1) ?? `no package for ${username}`;
  return had(await api.createImage({ body: { name: 'Máy dựng', id_package } }));
}

async function pcs({ api }: Hands): Promise<readonly Image[]> {
  return had(await api.listImages()).data;
}

const soonMs = 6 * 3_600_000;
const yearMs = 365 * 24 * 3_600_000;

const isIdle = (one: Image) => one.is_booting + one.is_installed === 0;

/** A PC that is not rented. */
export async function idlePc(hands: Hands): Promise<Image> {
  return found(
    async () => (await pcs(hands)).find(isIdle),
    () => newPc(hands),
  );
}

/** A PC that runs, for hours to come, and that may be paid for still further ahead. */
export async function readyPc(hands: Hands): Promise<Image> {
  const { server, api } = hands;
  const now = server.services.clock.now().getTime();
  const isReady = ({ is_booting, is_installed, estimate_used }: Image) => {
    const left = Date.parse(estimate_used ?? '') - now;
    return is_booting === 0 && is_installed === 1 && left > soonMs && left < yearMs;
  };
  return found(
    async () => (await pcs(hands)).find(isReady),
    async () => {
      const { _id: image } = await idlePc(hands);
      had(await api.createOrder({ body: { image, rental_period: 30, unit: 'day' } }));
      await server.services.clock.advance(workMs);
    },
  );
}

/** The routes of a PC that runs. */
export function routesOf({ ssh }: Image): SshRoute {
  if (ssh === null) throw new Error('a PC that runs has no route');
  return ssh;
}

/** A request about one route of a PC that runs. */
export function wanOf(image: Image, wan: string) {
  const { _id: image_id, int_ip_address } = image;
  const address = int_ip_address ?? 'no address';
  return { body: { image_id, ssh_id: routesOf(image)._id, int_ip_address: address, wan } };
}

function freeRotationOf(image: Image): string | undefined {
  const { router_xoay: rotating, wan_selected: held } = routesOf(image);
  return rotating.find((name) => held.every((one) => one.name !== name));
}

/** A PC with a free rotating route; a held one is given up for it. */
export async function freeRotation(hands: Hands): Promise<{ image: Image; route: string }> {
  const image = await readyPc(hands);
  const free = freeRotationOf(image);
  if (free !== undefined) return { image, route: free };
  // Whichever PC of the customer holds them: they belong to the router.
  for (const other of await pcs(hands)) {
    if (other.ssh === null) continue;
    for (const route of other.ssh.router_xoay) await hands.api.releaseWan(wanOf(other, route));
  }
  const after = (await pcs(hands)).find(({ _id }) => _id === image._id) ?? image;
  const route = freeRotationOf(after);
  if (route === undefined) throw new Error('could not be made ready: others hold every route');
  return { image: after, route };
}

/** Days of a machine that has not been extended for years. */
const fewDays = 400;

const isQuiet = (one: CloudImage) =>
  isOfUse(one) && !one.is_creating && one.operation === null && one.days_of_use < fewDays;

async function clouds({ api }: Hands): Promise<readonly CloudImage[]> {
  return had(await api.listCloudImages()).data;
}

/** A cloud machine that is off, or one that runs; with a virtual machine in either case. */
export async function quietCloud(hands: Hands, isRunning: boolean): Promise<CloudImage> {
  const { server, api } = hands;
  const { clock } = server.services;
  const find = async () =>
    (await clouds(hands)).find((one) => isQuiet(one) && one.is_running === isRunning);
  return found(find, async () => {
    const other = (await clouds(hands)).find(isQuiet);
    if (other !== undefined) {
      const path = { id: other._id };
      had(await (isRunning ? api.startCloudImage({ path }) : api.shutdownCloudImage({ path })));
      await clock.advance(workMs);
      return;
    }
    const its = (await look(server, api)).cloudPackages.at(-1) ?? 'no package';
    const body = { name: 'Đêm nay', cloud: its };
    const made = whole(had(await api.createCloudImage({ body })));
    await clock.advance(workMs);
    if (isRunning) had(await api.startCloudImage({ path: { id: made._id } }));
    await clock.advance(workMs);
  });
}

/** Months of a VPS that may be paid for still further ahead. */
const fewMonths = 24;

/** A VPS that is there, of this system. */
export async function readyVps(
  { server, api }: Hands,
  os: 'ubuntu' | 'window server',
): Promise<VpsOrder> {
  return found(
    async () =>
      had(await api.listVpsOrders({ query: { status: 'on_rental' } })).data.find(
        (one) => one.vps.os === os && one.vps.user !== null && one.rental_period < fewMonths,
      ),
    async () => {
      const [config_id = 'none'] = idsOf(had(await api.listComputerConfigs()));
      had(await api.createVpsOrder({ body: { config_id, os, rental_period: 1 } }));
      await server.services.clock.advance(workMs);
    },
  );
}
