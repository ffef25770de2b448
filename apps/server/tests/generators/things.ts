/** What a customer has, and which of it fits where in a request. */
import type { CloudImage, Image, SshRoute, VpsOrder } from '@tram/api/types';
import type { RequestShape } from './request-shapes.ts';
import { smallSignature } from './small-pictures.ts';
import type { Together } from './valid-requests.ts';

/** What the customer has and what can be rented, as the lists of the API show it now. */
export interface Things {
  readonly images: readonly Image[];
  readonly orders: readonly string[];
  readonly recharges: readonly string[];
  readonly categories: readonly string[];
  readonly packages: readonly string[];
  readonly banks: readonly string[];
  readonly configs: readonly string[];
  readonly vpsOrders: readonly VpsOrder[];
  readonly cloudPackages: readonly string[];
  readonly hardwares: readonly string[];
  readonly cloudImages: readonly CloudImage[];
  readonly guides: readonly string[];
  readonly otp: string | null;
}

/** Nothing yet. */
export const nothing: Things = {
  images: [],
  orders: [],
  recharges: [],
  categories: [],
  packages: [],
  banks: [],
  configs: [],
  vpsOrders: [],
  cloudPackages: [],
  hardwares: [],
  cloudImages: [],
  guides: [],
  otp: null,
};

/** The ids of rows; of an answer that did not come, none. */
export function idsOf(rows: readonly { readonly _id: string }[] | null | undefined): string[] {
  return (rows ?? []).map((row) => row._id);
}

/** Which of the lists the ids of a parameter or field come from. */
export function idsOfKind(
  things: Things,
  { id, path }: RequestShape,
  name: string,
): readonly string[] {
  switch (name) {
    case 'image':
      return idsOf(things.images);
    case 'image_id':
      return idsOf(id === 'chooseTunnelForCloud' ? things.cloudImages : things.images);
    case 'id_package':
      return things.packages;
    case 'bank_id':
      return things.banks;
    case 'config_id':
      return things.configs;
    case 'cloud':
      return things.cloudPackages;
    case 'hardwaresListId':
      return things.hardwares;
    case 'ssh_id':
      return things.images.flatMap(({ ssh }) => (ssh === null ? [] : [ssh._id]));
    case 'vps_id':
      return things.vpsOrders.map(({ vps }) => vps._id);
    case 'orderId':
      return things.orders;
    case 'imageId':
      return idsOf(things.cloudImages);
    case 'id':
      if (path.startsWith('/packages')) return things.categories;
      if (path.startsWith('/recharges')) return things.recharges;
      if (path.startsWith('/orders-vps')) return idsOf(things.vpsOrders);
      if (path.startsWith('/user-guide')) return things.guides;
      return idsOf(path.includes('cloud') ? things.cloudImages : things.images);
    default:
      return [];
  }
}

function wanTogether(things: Things, id: string): Together[] {
  return things.images.flatMap(({ _id, ssh, int_ip_address }) =>
    ssh === null || int_ip_address === null
      ? []
      : routesOf(ssh, id.includes('Rotation')).map((wan) => ({
          body: { image_id: _id, ssh_id: ssh._id, int_ip_address, wan },
        })),
  );
}

/** The routes of a PC, those of the right kind first. */
function routesOf({ router, router_xoay: rotating }: SshRoute, isRotation: boolean): string[] {
  return isRotation ? [...rotating, ...router] : [...router, ...rotating];
}

function tunnelTogether(things: Things, id: string): Together[] {
  if (id === 'chooseTunnelForPc') {
    return things.images.flatMap(({ _id, name, ssh, int_ip_address }) =>
      ssh?.api_tunnel === undefined || ssh.api_tunnel === null || int_ip_address === null
        ? []
        : [tunnel({ image_id: _id, name }, int_ip_address, ssh.api_tunnel)],
    );
  }
  if (id === 'chooseTunnelForCloud') {
    return things.cloudImages.flatMap(({ _id, name, resource_cloud: resource }) => {
      const { ip_int: address = null, ssh = null } = resource ?? {};
      const api = ssh?.api_tunnel ?? null;
      return address === null || api === null
        ? []
        : [tunnel({ image_id: _id, name }, address, api)];
    });
  }
  return things.vpsOrders.flatMap(({ vps }) =>
    vps.int_ip === null || vps.api_tunnel === null
      ? []
      : [tunnel({ vps_id: vps._id }, vps.int_ip, vps.api_tunnel)],
  );
}

function tunnel(own: Record<string, string>, address: string, api: string): Together {
  return { query: { ...own, allowIp: `${address}/32`, api_tunnel: api } };
}

function playTogether(things: Things, id: string): Together[] {
  const sets: Together[] = [];
  if (id.endsWith('Pc')) {
    const readyFirst = things.images.toSorted(
      (one, other) => other.is_installed - one.is_installed,
    );
    for (const { _id, passRdp } of readyFirst) {
      const body = { basicauth_username: 'admin', basicauth_password: passRdp ?? 'none' };
      sets.push({ path: { product: 'tram', id: _id }, body });
    }
    return sets;
  }
  const runningFirst = things.cloudImages.toSorted(
    (one, other) => Number(other.is_running) - Number(one.is_running),
  );
  for (const { _id, response_data: user } of runningFirst) {
    const body = {
      basicauth_username: user?.username ?? 'none',
      basicauth_password: user?.password ?? 'none',
    };
    sets.push({ path: { product: 'tram', id: _id }, body });
  }
  return sets;
}

/** Sets of values of one request that fit together: a PC with its own address and route. */
export function togetherOf(things: Things, { id, path }: RequestShape): Together[] {
  if (path.startsWith('/sshs/choose-tunnel')) return tunnelTogether(things, id);
  if (path.startsWith('/sshs/')) return wanTogether(things, id);
  if (path.startsWith('/play-')) return playTogether(things, id);
  if (id === 'addCloudHardware') {
    return things.cloudImages.map(({ _id, cloud }) => ({
      path: { id: _id },
      body: { hardwaresListId: idsOf(cloud.hardwares) },
    }));
  }
  if (id === 'submitIdentity') {
    const person = {
      fullName: 'Đỗ Quốc Bửu',
      dob: '1994-05-17',
      id: '079094001234',
      issueDate: '2021-08-02',
      issuePlace: 'Cục Cảnh sát QLHC về TTXH',
      address: '12 Nguyễn Hữu Thọ, Quận 7, TP. Hồ Chí Minh',
      email: 'buu@example.com',
      phone: '0901234567',
    };
    const otp = things.otp === null ? {} : { otp: things.otp };
    return [{ body: { ...person, ...otp, signature_image: smallSignature } }];
  }
  if (id === 'login') return [{ body: { username: 'demo', password: 'tram-demo-2026' } }];
  return [];
}
