/** A PC as its lifecycle and the server see it. */
import type { Api } from '@tram/api/client';
import { ok, type Result } from '@tram/api/result';
import type { Image } from '@tram/api/types';
import {
  pcImageActions,
  type PcImageAction,
  type PcImagePorts,
  pcImageView,
  withPcImagePorts,
} from '@tram/machines/pc-image';
import { createActor } from 'xstate';
import { type Ground, had, until, workMs } from './ground.ts';
import type { TwoSides } from './two-sides.ts';

/** How long everything here is rented, hours. */
export const rentedHours = 2;
const twoHours = { rental_period: rentedHours, unit: 'hour' } as const;
/** A package with machines enough. */
const packageName = 'G3060';
/** What a PC that is not installed lacks, in a form that the contract allows. */
const noId = '0'.repeat(24);
const noAddress = '10.0.0.1';

/** The names of all actions. */
export const pcActions = Object.keys(pcImageActions).filter(
  (name): name is PcImageAction => name in pcImageActions,
);

/** Reads one PC out of the list; null when it is not there. */
export async function readPc({ api }: Ground, id: string): Promise<Result<Image | null>> {
  const answer = await api.listImages();
  return answer.ok ? ok(answer.value.data.find((one) => one._id === id) ?? null) : answer;
}

/** The ports of the lifecycle, over the client and nothing else. */
export function pcPortsOn(ground: Ground): PcImagePorts {
  const { api } = ground;
  return {
    createOrder: ({ image, period, unit, key }, signal) =>
      api.createOrder(
        { body: { image, rental_period: period, unit } },
        { signal, idempotencyKey: key },
      ),
    extendOrder: ({ image, period, unit, key }, signal) =>
      api.extendOrder(
        { body: { image, rental_period: period, unit } },
        { signal, idempotencyKey: key },
      ),
    downloadRdpFile: (id, signal) => api.downloadRdpFile({ path: { id } }, { signal }),
    resetImage: (id, signal) => api.resetImage({ body: { id } }, { signal }),
    reconnectImage: (id, signal) => api.reconnectImage({ path: { id } }, { signal }),
    wakeImage: (id, signal) => api.wakeImage({ path: { id } }, { signal }),
    deleteImage: (id, signal) => api.deleteImage({ path: { id } }, { signal }),
    readImage: (id) => readPc(ground, id),
    evidence: null,
    quote: null,
    now: ground.now,
    newKey: () => crypto.randomUUID(),
  };
}

type Answers = Promise<readonly Result<unknown>[]>;

/** A change of one route of a PC. */
export function wan({ _id, ssh, int_ip_address: address }: Image, route: string) {
  const body = { int_ip_address: address ?? noAddress, ssh_id: ssh?._id ?? noId };
  return { body: { ...body, wan: route, image_id: _id } };
}

function freeRotation({ ssh }: Image): string {
  const isHeld = (route: string) => ssh?.wan_selected.some(({ name }) => name === route) === true;
  return ssh?.router_xoay.find((route) => !isHeld(route)) ?? 'WAN11';
}

/** The call of each action, past the lifecycle. */
const calls: Readonly<Record<PcImageAction, (api: Api, image: Image) => Answers>> = {
  rent: async (api, { _id: image }) => [await api.createOrder({ body: { image, ...twoHours } })],
  extend: async (api, { _id: image }) => [await api.extendOrder({ body: { image, ...twoHours } })],
  downloadRdp: async (api, { _id: id }) => [await api.downloadRdpFile({ path: { id } })],
  reset: async (api, { _id: id }) => [await api.resetImage({ body: { id } })],
  renewPassword: async (api, { _id: id }) => [await api.reconnectImage({ path: { id } })],
  wake: async (api, { _id: id }) => [await api.wakeImage({ path: { id } })],
  delete: async (api, { _id: id }) => [await api.deleteImage({ path: { id } })],
  chooseRoute: async (api, image) => [
    await api.chooseWan(wan(image, image.ssh?.router[0] ?? 'WAN01')),
  ],
  rotateIp: async (api, image) => [await api.startIpRotation(wan(image, freeRotation(image)))],
  async tunnel(api, { _id: image_id, name, ssh, int_ip_address: address }) {
    const allowIp = `${address ?? noAddress}/32`;
    const api_tunnel = ssh?.api_tunnel ?? 'https://tunnel.example';
    const query = { name, image_id, allowIp, os: 'win', api_tunnel } as const;
    return [await api.chooseTunnelForPc({ query })];
  },
  async play(api, { _id: id, passRdp }) {
    const path = { product: 'tram', id };
    const body = { basicauth_username: 'admin', basicauth_password: passRdp ?? 'none' };
    return [
      await api.getPlayTokenForPc({ path, body }),
      await api.getPlayLinkForPc({ path, query: { os: 'win' } }),
    ];
  },
};

/** Asks the server for one action of a PC as it is now, past its lifecycle. */
export async function askForPc(ground: Ground, image: Image, action: PcImageAction): Answers {
  return calls[action](ground.api, had(await readPc(ground, image._id)) ?? image);
}

/** Both sides of a PC. */
export function pcSides(ground: Ground): TwoSides<PcImageAction, Image> {
  const machine = withPcImagePorts(pcPortsOn(ground));
  return {
    ground,
    actions: pcActions,
    async machine(image) {
      const record = had(await readPc(ground, image._id));
      const actor = createActor(machine, { input: { record: record ?? image } }).start();
      const view = () => pcImageView(actor.getSnapshot());
      if (record === null) {
        actor.send({ type: 'REFRESH' });
        await until(
          () => view().status === 'gone',
          () => `gone instead of ${view().status}`,
        );
      }
      const { status, refusals } = view();
      actor.stop();
      return { status, refusals };
    },
    ask: (image, action) => askForPc(ground, image, action),
    refusedWith: (_action, reason) => (reason === 'gone' ? 404 : 409),
    async discard({ _id: id }) {
      await endPc(ground, id);
      await ground.api.deleteImage({ path: { id } });
    },
  };
}

/** Ends the rental of a PC once it is made, so that others can have its machine. */
export async function endPc(ground: Ground, id: string): Promise<void> {
  const order = await ground.api.getOrderOfImage({ path: { id } });
  if (!order.ok) return;
  if (order.value.time_boot === null) await ground.advance(workMs);
  await ground.sandbox(`/rentals/${order.value._id}/expire`, {});
}

/** A PC that has not been rented yet. */
export async function newPc({ api }: Ground): Promise<Image> {
  const offered = had(await api.listPackages()).find(({ name }) => name === packageName);
  if (offered === undefined) throw new Error(`there is no ${packageName}`);
  return had(await api.createImage({ body: { name: 'Máy dựng', id_package: offered._id } }));
}

/** A PC that is rented and being made. */
export async function waitingPc(ground: Ground): Promise<Image> {
  const { _id: image } = await newPc(ground);
  return had(await ground.api.createOrder({ body: { image, ...twoHours } }));
}

/** A PC that is there, for two hours. */
export async function readyPc(ground: Ground): Promise<Image> {
  const { _id: id } = await waitingPc(ground);
  await ground.advance(workMs);
  const image = had(await readPc(ground, id));
  if (image === null) throw new Error('the PC is gone');
  return image;
}
