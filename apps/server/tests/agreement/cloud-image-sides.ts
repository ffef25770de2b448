/** A cloud machine as its lifecycle and the server see it. */
import type { Api } from '@tram/api/client';
import { ok, type Result } from '@tram/api/result';
import type { CloudImage } from '@tram/api/types';
import {
  cloudImageActions,
  type CloudImageAction,
  type CloudImagePorts,
  cloudImageView,
  withCloudImagePorts,
} from '@tram/machines/cloud-image';
import { createActor } from 'xstate';
import { type Ground, had, taken, workMs } from './ground.ts';
import type { TwoSides } from './two-sides.ts';
import { whole } from '../../src/testing/whole.ts';

/** A cloud machine on the server. */
export interface CloudThing {
  readonly image: CloudImage;
  /** The page has not looked since `image` was read: its lifecycle knows the clock alone. */
  readonly isUnread?: boolean;
}

/** A package with places and with hardware. */
const cloudPackage = 'Game Nặng';

/** The names of all actions. */
export const cloudActions = Object.keys(cloudImageActions).filter(
  (name): name is CloudImageAction => name in cloudImageActions,
);

/** Reads one machine out of the list, or, when it was deleted, out of the orders; null when it is not there. */
export async function readCloud({ api }: Ground, id: string): Promise<Result<CloudImage | null>> {
  const rented = await api.listCloudImages();
  if (!rented.ok) return rented;
  const found = rented.value.data.find((one) => one._id === id);
  if (found !== undefined) return ok(found);
  const ordered = await api.listCloudImages({ query: { tab: 'cloud_order' } });
  return ordered.ok ? ok(ordered.value.data.find((one) => one._id === id) ?? null) : ordered;
}

/** The machine as it is now. */
export async function cloudNow(ground: Ground, id: string): Promise<CloudImage> {
  const image = had(await readCloud(ground, id));
  if (image === null) throw new Error('the list of orders has lost a machine');
  return image;
}

/** The ports of the lifecycle, over the client and nothing else. */
export function cloudPortsOn(ground: Ground): CloudImagePorts {
  const { api } = ground;
  return {
    startCloudImage: (id, signal) => api.startCloudImage({ path: { id } }, { signal }),
    restartCloudImage: (id, signal) => api.restartCloudImage({ path: { id } }, { signal }),
    shutdownCloudImage: (id, signal) => api.shutdownCloudImage({ path: { id } }, { signal }),
    backupCloudImage: (id, signal) => api.backupCloudImage({ path: { id } }, { signal }),
    restoreCloudImage: (id, signal) => api.restoreCloudImage({ path: { id } }, { signal }),
    deleteCloudVm: (id, signal) => api.deleteCloudVm({ path: { id } }, { signal }),
    deleteCloudImage: (id, signal) => api.deleteCloudImage({ path: { id } }, { signal }),
    extendCloudImage: ({ image, key }, signal) =>
      api.extendCloudImage({ path: { id: image } }, { signal, idempotencyKey: key }),
    downloadCloudRdpFile: (id, signal) => api.downloadCloudRdpFile({ path: { id } }, { signal }),
    readCloudImage: (id) => readCloud(ground, id),
    evidence: null,
    quote: null,
    now: ground.now,
    newKey: () => crypto.randomUUID(),
  };
}

type Answers = Promise<readonly Result<unknown>[]>;

/** The call of each action, past the lifecycle. */
const calls: Readonly<Record<CloudImageAction, (api: Api, image: CloudImage) => Answers>> = {
  start: async (api, { _id: id }) => [taken(await api.startCloudImage({ path: { id } }))],
  restart: async (api, { _id: id }) => [taken(await api.restartCloudImage({ path: { id } }))],
  shutdown: async (api, { _id: id }) => [taken(await api.shutdownCloudImage({ path: { id } }))],
  backup: async (api, { _id: id }) => [taken(await api.backupCloudImage({ path: { id } }))],
  restore: async (api, { _id: id }) => [taken(await api.restoreCloudImage({ path: { id } }))],
  deleteVm: async (api, { _id: id }) => [taken(await api.deleteCloudVm({ path: { id } }))],
  downloadRdp: async (api, { _id: id }) => [await api.downloadCloudRdpFile({ path: { id } })],
  extend: async (api, { _id: id }) => [await api.extendCloudImage({ path: { id } })],
  delete: async (api, { _id: id }) => [taken(await api.deleteCloudImage({ path: { id } }))],
  async addHardware(api, { _id: id, cloud }) {
    const hardwaresListId = cloud.hardwares.slice(0, 1).map((one) => one._id);
    return [await api.addCloudHardware({ path: { id }, body: { hardwaresListId } })];
  },
  async tunnel(api, { _id: image_id, name, resource_cloud: place }) {
    const allowIp = `${place?.ip_int ?? '10.0.0.1'}/32`;
    const api_tunnel = place?.ssh?.api_tunnel ?? 'https://tunnel.example';
    const query = { name, image_id, allowIp, os: 'win', api_tunnel } as const;
    return [await api.chooseTunnelForCloud({ query })];
  },
  async play(api, { _id: id, response_data: user }) {
    const path = { product: 'tram', id };
    const { username, password } = user ?? { username: 'cloud', password: 'none' };
    const body = { basicauth_username: username, basicauth_password: password };
    return [
      await api.getPlayTokenForCloud({ path, body }),
      await api.getPlayLinkForCloud({ path, query: { os: 'win' } }),
    ];
  },
};

/** What a lifecycle that begins now says of a machine. */
export function cloudSays(ground: Ground, record: CloudImage) {
  const machine = withCloudImagePorts(cloudPortsOn(ground));
  const actor = createActor(machine, { input: { record } }).start();
  const { status, refusals } = cloudImageView(actor.getSnapshot());
  actor.stop();
  return { status, refusals };
}

/** Both sides of a cloud machine. */
export function cloudSides(ground: Ground): TwoSides<CloudImageAction, CloudThing> {
  return {
    ground,
    actions: cloudActions,
    async machine({ image, isUnread = false }) {
      return cloudSays(ground, isUnread ? image : await cloudNow(ground, image._id));
    },
    reopened: async ({ image }) => cloudSays(ground, await cloudNow(ground, image._id)),
    async ask({ image }, action) {
      return calls[action](ground.api, await cloudNow(ground, image._id));
    },
    refusedWith(action, reason) {
      // An answer and no error (`VmDeletionResult`).
      if (action === 'deleteVm' && reason === 'no-machine') return 400;
      // Where a deleted machine is none: it has neither an address nor a user.
      const isConnection = action === 'tunnel' || action === 'play';
      return isConnection && reason === 'deleted' ? 404 : 409;
    },
    discard: ({ image }) => endCloud(ground, image._id),
  };
}

/** Ends the rental of a cloud machine, so that others can have its place. */
export async function endCloud(ground: Ground, id: string): Promise<void> {
  const image = await cloudNow(ground, id);
  if (image.is_creating) await ground.advance(workMs);
  if (image.is_deleted) return;
  await ground.sandbox(`/rentals/${id}/expire`, {});
  had(await ground.api.deleteCloudImage({ path: { id } }));
}

/** A machine that is being made. */
export async function newCloud({ api }: Ground, ofPackage = cloudPackage): Promise<CloudThing> {
  const packages = had(await api.listCloudPackages()).flatMap((group) => group.packages);
  const offered = packages.find(({ name }) => name === ofPackage);
  if (offered === undefined) throw new Error(`there is no ${ofPackage}`);
  const body = { name: 'Valorant tối thứ sáu', cloud: offered._id };
  return { image: whole(had(await api.createCloudImage({ body }))) };
}

/** A machine after what is done with it, each piece of work done before the next begins. */
export async function cloudAfter(
  ground: Ground,
  ...done: readonly CloudImageAction[]
): Promise<CloudThing> {
  const { image } = await newCloud(ground);
  await ground.advance(workMs);
  for (const action of done) {
    await begun(ground, image._id, action);
    await ground.advance(workMs);
  }
  return { image: await cloudNow(ground, image._id) };
}

/** Begins something with a machine. @throws Error when it is refused */
export async function begun(ground: Ground, id: string, action: CloudImageAction): Promise<void> {
  for (const answer of await calls[action](ground.api, await cloudNow(ground, id))) had(answer);
}
