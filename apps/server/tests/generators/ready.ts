/**
 * Makes things ready for one request: whatever an operation needs to do what it is for is brought into the right state, so
 * that its success does not depend on what the requests before it have left.
 */
import type { Image } from '@tram/api/types';
import {
  freeRotation,
  had,
  type Hands,
  idlePc,
  quietCloud,
  readyPc,
  readyVps,
  routesOf,
  wanOf,
} from './ready-things.ts';
import type { RequestShape } from './request-shapes.ts';
import { fillAccount, look, pauseMs, workMs } from './supply.ts';
import { idsOf, idsOfKind, nothing, type Things, togetherOf } from './things.ts';
import type { Together } from './valid-requests.ts';
import { whole } from '../../src/testing/whole.ts';

/** Things of which every one is in the right state, and values besides that a success depends on. */
interface Ready {
  readonly things?: Partial<Things>;
  readonly values?: Together;
}

type Preparation = (hands: Hands) => Promise<Ready>;

/** Longer than a route keeps its address at least, and than a page may be behind, ms. */
const routePauseMs = 61_000;
/** Recharges that were asked for before have timed out by then, ms. */
const rechargeMs = 16 * 60_000;

/** One route of a PC, as its only one. */
function withRoute(image: Image, route: string | undefined): Ready {
  if (route === undefined) throw new Error('could not be made ready: there is no such route');
  const ssh = { ...routesOf(image), router: [route], router_xoay: [route] };
  return { things: { images: [{ ...image, ssh }] } };
}

const stopped: Preparation = async (hands) => ({
  things: { cloudImages: [await quietCloud(hands, false)] },
});
const running: Preparation = async (hands) => ({
  things: { cloudImages: [await quietCloud(hands, true)] },
});
const rented: Preparation = async (hands) => ({ things: { images: [await readyPc(hands)] } });
const idle: Preparation = async (hands) => ({ things: { images: [await idlePc(hands)] } });

const ubuntu: Preparation = async (hands) => ({
  things: { vpsOrders: [await readyVps(hands, 'ubuntu')] },
});

const oneTerm = { rental_period: 1, unit: 'day' };

/** What the success of an operation needs beyond values that its schema allows and any id of the right kind. */
const preparations: Readonly<Record<string, Preparation>> = {
  async register({ count }) {
    const username = `nguoi-moi-${count()}`;
    const values = { username, email: `${username}@example.com`, fullName: 'Đỗ Quốc Bửu' };
    return { values: { body: { ...values, password: 'mat-khau-moi', phone: '0901234567' } } };
  },
  async requestOtp({ server }) {
    await server.services.clock.advance(pauseMs);
    return {};
  },
  async submitIdentity({ server, api }) {
    await server.services.clock.advance(pauseMs);
    had(await api.requestOtp());
    return { things: { otp: (await look(server, api)).otp } };
  },
  async requestRecharge({ server }) {
    await server.services.clock.advance(rechargeMs);
    return { values: { body: { money: 100_000 } } };
  },
  async cancelRecharge({ server, api }) {
    await server.services.clock.advance(rechargeMs);
    const [bank_id = 'none'] = idsOf(had(await api.listBanks({ query: { money: 100_000 } })));
    const { _id: id } = had(await api.requestRecharge({ body: { money: 100_000, bank_id } }));
    return { things: { recharges: [id] } };
  },
  createLog: async () => ({ values: { body: { message: 'Tunnel - Tải file exe thành công' } } }),
  async createImage({ server, api }) {
    const packages = (await look(server, api)).packages.slice(-1);
    return { things: { packages }, values: { body: { name: 'Máy dựng' } } };
  },
  deleteImage: idle,
  wakeImage: rented,
  reconnectImage: rented,
  resetImage: rented,
  createOrder: async (hands) => ({ ...(await idle(hands)), values: { body: oneTerm } }),
  extendOrder: async (hands) => ({ ...(await rented(hands)), values: { body: oneTerm } }),
  getOrderOfImage: rented,
  downloadRdpFile: rented,
  createUserGuide: async () => ({ values: { body: { title: 'Cách mở Remote Desktop' } } }),
  async deleteUserGuide({ operator }) {
    const body = { title: 'Cách cài VPN', link: 'https://huong-dan.tram.example/vpn' };
    const { _id: id } = whole(had(await operator.createUserGuide({ body })));
    return { things: { guides: [id] } };
  },
  createVpsOrder: async ({ server, api }) => ({
    things: { configs: (await look(server, api)).configs.slice(0, 1) },
    values: { body: { rental_period: 1 } },
  }),
  downloadVpsRdpFile: async (hands) => ({
    things: { vpsOrders: [await readyVps(hands, 'window server')] },
  }),
  async extendVpsOrder(hands) {
    return { ...(await ubuntu(hands)), values: { body: { rental_period: 1 } } };
  },
  exportVpsOrders: async ({ username }) => ({
    values: { query: { username, fromDate: '2026-01-01', toDate: '2199-12-31' } },
  }),
  createCloudImage: async ({ server, api }) => ({
    things: { cloudPackages: (await look(server, api)).cloudPackages.slice(-1) },
  }),
  deleteCloudImage: stopped,
  downloadCloudRdpFile: running,
  startCloudImage: stopped,
  restartCloudImage: running,
  deleteCloudVm: stopped,
  backupCloudImage: stopped,
  async restoreCloudImage(hands) {
    const image = await quietCloud(hands, false);
    if (image.backup_response_data === null) {
      had(await hands.api.backupCloudImage({ path: { id: image._id } }));
      await hands.server.services.clock.advance(workMs);
    }
    return { things: { cloudImages: [image] } };
  },
  shutdownCloudImage: running,
  extendCloudImage: stopped,
  addCloudHardware: stopped,
  async chooseWan(hands) {
    const image = await readyPc(hands);
    await hands.server.services.clock.advance(routePauseMs);
    return withRoute(image, routesOf(image).router[0]);
  },
  async releaseWan(hands) {
    const image = await readyPc(hands);
    const [route = 'none'] = routesOf(image).router;
    had(await hands.api.chooseWan(wanOf(image, route)));
    return withRoute(image, route);
  },
  async startIpRotation(hands) {
    const { image, route } = await freeRotation(hands);
    return withRoute(image, route);
  },
  async changeIpRotation(hands) {
    const { image, route } = await freeRotation(hands);
    had(await hands.api.startIpRotation(wanOf(image, route)));
    await hands.server.services.clock.advance(routePauseMs);
    return withRoute(image, route);
  },
  chooseTunnelForPc: rented,
  chooseTunnelForCloud: running,
  chooseTunnelForVps: ubuntu,
  getPlayTokenForPc: rented,
  getPlayTokenForCloud: running,
  getPlayLinkForPc: rented,
  getPlayLinkForCloud: running,
};

/** The ids of an operation's parameters and fields, out of things that are all in the right state. */
function idsIn(shape: RequestShape, things: Things, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const [id] = idsOfKind(things, shape, name);
      return id === undefined || name === 'hardwaresListId' ? [] : [[name, id] as const];
    }),
  );
}

/**
 * Makes everything ready for one request of an operation.
 * @returns what the request has to say to be one that can be done
 * @throws Error when the server does not let it be made ready
 */
export async function madeReady(hands: Hands, shape: RequestShape): Promise<Together> {
  const { server, api, username } = hands;
  await fillAccount(server, username);
  const { things: own, values = {} } = (await preparations[shape.id]?.(hands)) ?? {};
  const things = own === undefined ? await look(server, api) : { ...nothing, ...own };
  const [together = {}] = togetherOf(things, shape);
  const fields = shape.body?.schema['properties'];
  const names = Object.keys(typeof fields === 'object' && fields !== null ? fields : {});
  const { path } = shape.parameters;
  const ids = idsIn(
    shape,
    things,
    path.map(({ name }) => name),
  );
  const product = path.some(({ name }) => name === 'product') ? { product: 'tram' } : {};
  return {
    path: { ...product, ...ids, ...together.path, ...values.path },
    query: { ...together.query, ...values.query },
    body: { ...idsIn(shape, things, names), ...together.body, ...values.body },
  };
}
