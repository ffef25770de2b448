import { expect } from 'vitest';
import type { LiteralBackend } from '../src/backend.ts';
import {
  type Answered,
  at,
  type Caller,
  eventually,
  type Given,
  pathOf,
  textAt,
  tokenOf,
} from './caller.ts';

/**
 * Makes every call of the table at least once, as a customer who rents one of everything; where a call is made several times, the
 * last answer counts. Machines are to be ready at once.
 *
 * @param callerFor who makes the calls, by the token of their account; null: without one
 */
export async function walk(
  backend: LiteralBackend,
  callerFor: (token: string | null) => Caller,
): Promise<ReadonlyMap<string, Answered>> {
  const answers = new Map<string, Answered>();
  const anybody = callerFor(null);
  const demo = callerFor(await tokenOf(backend.url, 'demo'));
  const admin = callerFor(await tokenOf(backend.url, 'admin'));
  const by =
    (caller: Caller) =>
    async (name: string, given?: Given): Promise<Answered> => {
      const answer = await caller(name, given);
      expect(answer.status, `${name} ${answer.text}`).toBeLessThan(300);
      answers.set(name, answer);
      return answer;
    };
  const call = by(demo);
  /** Polls until the answer fulfils a condition. */
  const until = (name: string, given: Given, path: readonly (string | number)[], value: unknown) =>
    eventually(async () => {
      const answer = await call(name, given);
      expect(at(answer, ...path)).toEqual(value);
      return answer;
    });

  await by(anybody)('POST /auth/register', {
    body: {
      username: 'quocbuu',
      fullName: 'Bửu',
      password: 'mat-khau',
      email: 'buu@example.com',
      phone: '0901234567',
    },
  });
  await by(anybody)('POST /auth/login', {
    body: { username: 'quocbuu', password: 'mat-khau' },
  });
  await call('GET /notification');
  await call('GET /categories');
  const packages = await call('GET /packages');
  const packageId = textAt(packages, 0, '_id');

  // Identity.
  await call('GET /auth/otp');
  await call('PATCH /accounts', { body: identityForm(backend.codeOf('demo') ?? '') });
  await call('GET /accounts/me');

  // Money.
  const banks = await call('GET /banks', { query: { money: '50000' } });
  const ticket = await call('POST /recharges/request', {
    body: { money: 50_000, bank_id: textAt(banks, 0, '_id') },
  });
  await call('PATCH /recharges/{id}', { path: { id: textAt(ticket, '_id') } });
  await call('GET /recharges');

  // A PC.
  const pc = await call('POST /images', { body: { name: 'Máy 1', id_package: packageId } });
  const pcPath = { path: { id: textAt(pc, '_id') } };
  const rental = { image: pcPath.path.id, rental_period: 2, unit: 'hour' };
  await call('POST /orders', { body: rental });
  const pcs = await until('GET /images', {}, ['data', 0, 'is_installed'], 1);
  const pcAddress = textAt(pcs, 'data', 0, 'int_ip_address');
  await call('PATCH /orders/extend', { body: rental });
  await call('GET /packages');
  await call('GET /packages/categories/{id}', {
    path: { id: textAt(answers.get('GET /categories') ?? packages, 0, '_id') },
  });
  await call('GET /orders/image/{id}', pcPath);
  await call('GET /orders/file/{id}', pcPath);
  const orders = await call('GET /orders');
  await call('GET /order-history/{orderId}', {
    path: { orderId: textAt(orders, 'data', 0, '_id') },
  });
  await call('GET /images/wol/{id}', pcPath);
  await call('POST /tool/reset', { body: pcPath.path });
  const wan = (name: string) => ({
    body: {
      int_ip_address: pcAddress,
      wan: name,
      ssh_id: textAt(pcs, 'data', 0, 'ssh', '_id'),
      image_id: pcPath.path.id,
    },
  });
  await call('POST /sshs/cli-add-mangle', wan('WAN01 FPT'));
  await call('POST /sshs/cli-delete-mangle', wan('WAN01 FPT'));
  await call('POST /sshs/start-ip-xoay', wan('WAN03 Viettel'));
  await call('POST /sshs/change-ip-xoay', wan('WAN03 Viettel'));
  await call('GET /images');
  await call('GET /sshs/choose-tunnel', {
    query: {
      name: 'Máy 1',
      image_id: pcPath.path.id,
      allowIp: `${pcAddress}/32`,
      os: 'win',
      api_tunnel: textAt(pcs, 'data', 0, 'ssh', 'api_tunnel'),
    },
  });
  const play = { product: 'tram', id: pcPath.path.id };
  await call('POST /play-{product}/get-token-pc/{id}', {
    path: play,
    body: {
      basicauth_username: textAt(orders, 'data', 0, 'user_remote'),
      basicauth_password: textAt(orders, 'data', 0, 'passRdp'),
    },
  });
  await call('GET /play-{product}/pc/{id}', { path: play, query: { os: 'win' } });
  await call('GET /images/reconnect/{id}', pcPath);
  const other = await call('POST /images', { body: { name: 'Máy 2', id_package: packageId } });
  await call('DELETE /images/{id}', { path: { id: textAt(other, '_id') } });

  // A VPS.
  const configs = await call('GET /computer-configs');
  await call('POST /orders-vps', {
    body: { rental_period: 1, config_id: textAt(configs, 0, '_id'), os: 'window server' },
  });
  const vps = await until('GET /orders-vps', {}, ['data', 0, 'vps', 'user'], 'Administrator');
  const vpsPath = { path: { id: textAt(vps, 'data', 0, '_id') } };
  await call('PATCH /orders-vps/{id}', { ...vpsPath, body: { rental_period: 1 } });
  await call('GET /orders-vps/{id}', vpsPath);
  await call('GET /orders-vps/orders_file');
  await call('GET /sshs/choose-tunnel-for-vps', {
    query: {
      vps_id: textAt(vps, 'data', 0, 'vps', '_id'),
      allowIp: `${textAt(vps, 'data', 0, 'vps', 'int_ip')}/32`,
      os: 'mac',
      api_tunnel: textAt(vps, 'data', 0, 'vps', 'api_tunnel'),
    },
  });

  // A cloud machine.
  const clouds = await call('GET /clouds');
  const cloud = pathOf(clouds, 'Game Nặng');
  await call('POST /image-cloud', {
    body: { name: 'Game', cloud: textAt(clouds, ...cloud, '_id') },
  });
  const first = ['data', 0] as const;
  const made = await until('GET /image-cloud', {}, [...first, 'is_creating'], false);
  const cloudPath = { path: { id: textAt(made, ...first, '_id') } };
  await call('POST /image-cloud/add-hardwares/{id}', {
    ...cloudPath,
    body: { hardwaresListId: [textAt(clouds, ...cloud, 'hardwares', 0, '_id')] },
  });
  /** Does something that the machine must be idle for, which its list does not show. */
  const operate = (name: string) => eventually(() => call(name, cloudPath));
  await operate('GET /image-cloud/backup-vm/{id}');
  await operate('GET /image-cloud/restore-vm/{id}');
  await operate('GET /image-cloud/start/{id}');
  const running = await until('GET /image-cloud', {}, [...first, 'is_running'], true);
  await call('GET /image-cloud/connect-pc/{id}', cloudPath);
  await call('GET /sshs/choose-tunnel-for-cloud', {
    query: {
      name: 'Game',
      image_id: cloudPath.path.id,
      allowIp: `${textAt(running, ...first, 'resource_cloud', 'ip_int')}/32`,
      os: 'mobile',
      api_tunnel: textAt(running, ...first, 'resource_cloud', 'ssh', 'api_tunnel'),
    },
  });
  const playCloud = { product: 'tram', id: cloudPath.path.id };
  await call('POST /play-{product}/get-token-cloud/{id}', {
    path: playCloud,
    body: {
      basicauth_username: textAt(running, ...first, 'response_data', 'username'),
      basicauth_password: textAt(running, ...first, 'response_data', 'password'),
    },
  });
  await call('GET /play-{product}/cloud/{id}', { path: playCloud, query: { os: 'win' } });
  await operate('GET /image-cloud/restart-vm/{id}');
  await operate('GET /image-cloud/shutdown-vm/{id}');
  await operate('GET /image-cloud/delete-vm/{id}');
  await call('GET /image-cloud/extend-vm/{id}', cloudPath);
  await call('GET /image-cloud-history/{imageId}', { path: { imageId: cloudPath.path.id } });
  await operate('DELETE /image-cloud/{id}');

  // Texts.
  await call('POST /logs', { body: { message: 'Tunnel - Tải file exe KHÔNG thành công' } });
  await call('GET /logs');
  await by(admin)('POST /user-guide', {
    body: { title: 'Mới', link: 'https://guide.example/moi' },
  });
  const guides = await call('GET /user-guide');
  await by(admin)('DELETE /user-guide/{id}', { path: { id: textAt(guides, ...first, '_id') } });
  return answers;
}

/** A form as the identity screen sends it. */
export function identityForm(otp: string): FormData {
  const form = new FormData();
  for (const name of ['front_card', 'back_card', 'portrait']) {
    form.set(name, new File(['picture'], `${name}.png`, { type: 'image/png' }));
  }
  const texts = {
    signature_image: 'data:image/png;base64,iVBORw0KGgo=',
    fullName: 'Đỗ Quốc Bửu',
    dob: '1994-05-17',
    id: '079094001234',
    issueDate: '2021-08-02',
    issuePlace: 'Cục Cảnh sát',
    address: 'Quận 7',
    email: 'buu@example.com',
    phone: '0901234567',
    otp,
  };
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  return form;
}
