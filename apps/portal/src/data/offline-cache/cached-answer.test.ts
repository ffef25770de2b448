import type {
  CloudImage,
  CloudPackage,
  Image,
  Order,
  Package,
  Recharge,
  UserGuide,
  VpsOrder,
} from '@tram/api/types';
import { expect, test } from 'vitest';
import {
  isCacheable,
  toCachedAnswer,
  cacheKeyOf,
  type CachedOperationId,
} from './cached-answer.ts';

const at = '2026-11-20T08:40:00.000Z';
const id = '6740c1e29f0b7a4100000001';
/** A placeholder for everything that must never be stored. */
const secret = 'SECRET';

// Samples have every field of the contract: these do not compile with a new field until it is decided here too.
const packageRecord: Package = {
  _id: id,
  name: 'G4090',
  is_available: 1,
  cpu: 'cpu',
  gpu: 'gpu',
  ram: 'ram',
  ssd: 'ssd',
  os: 'os',
  box_phone: secret,
  support: secret,
  price_per_hour: 1,
  price_per_day: 2,
  price_per_month: 3,
  orders_end_time: [at],
  updatedAt: at,
};

const image: Image = {
  _id: id,
  name: 'Render Tết',
  computer_name: 'PC-1',
  passRdp: secret,
  estimate_used: at,
  unit: 'day',
  booting_since: null,
  createdAt: at,
  updatedAt: at,
  is_installed: 1,
  is_booting: 0,
  int_ip_address: secret,
  token_pc: secret,
  account: secret,
  ssh: {
    _id: id,
    api_tunnel: secret,
    router: [secret],
    router_xoay: [secret],
    wan_selected: [{ name: secret, ip: secret, account_id: id }],
    updatedAt: at,
  },
  package: packageRecord,
};

const order: Order = {
  _id: id,
  remote_ext_ip: secret,
  ip: secret,
  user_remote: secret,
  image: {
    _id: id,
    name: 'Render Tết',
    package: { price_per_hour: 1, price_per_day: 2, price_per_month: 3 },
  },
  passRdp: secret,
  rental_period: 24,
  unit: 'day',
  time_boot: at,
  end_time: at,
  status: 1,
  after_exp: 0,
  total_price: 2,
  discount: 0,
  createdAt: at,
  updatedAt: at,
};

const vpsOrder: VpsOrder = {
  _id: id,
  rental_period: 1,
  time_start: at,
  end_time: at,
  status: 'on_rental',
  discount: 0,
  total_price: 1,
  vps: {
    _id: id,
    user: secret,
    pass: secret,
    ssh: secret,
    ip_remote: secret,
    int_ip: secret,
    api_tunnel: secret,
    os: 'ubuntu',
    config: { config_name: 'VPS 1', monthly_rental_price: 1 },
  },
  createdAt: at,
  updatedAt: at,
};

const hardware: CloudPackage['hardwares'][number] = { _id: id, name: 'RAM', price: 1 };

const cloudImage: CloudImage = {
  _id: id,
  name: 'Cloud 1',
  cloud: {
    _id: id,
    group: 'Gaming',
    name: 'C1',
    price: 1,
    cpu: 'cpu',
    ram: 'ram',
    ssd: 'ssd',
    vga: 'vga',
    os: 'os',
    days_of_use: 30,
    hours_of_use: 100,
    max_hours_each_session: 5,
    message_wait: null,
    cloudReady: true,
    hardwares: [hardware],
    updatedAt: at,
  },
  createdAt: at,
  updatedAt: at,
  days_of_use: 30,
  hours_of_use: 100,
  total_minute_used: 0,
  is_running: true,
  operation: null,
  is_creating: false,
  is_deleted: false,
  has_expired: false,
  is_extended: false,
  last_turned_time: at,
  price: 1,
  price_hardwares: 0,
  discount: 0,
  hardwares: [hardware],
  accepted_add_hardwares: 1,
  response_data: { username: secret, password: secret },
  backup_response_data: { id: secret },
  resource_cloud: { ip_remote: secret, ip_int: secret, ssh: { api_tunnel: secret } },
  account: { username: secret },
};

const recharge: Recharge = {
  _id: id,
  money: 50_000,
  content: 'TRAM1',
  bank: 'Ngân hàng',
  bank_id: id,
  link_payment: secret,
  qr_payload: secret,
  createdAt: at,
  expiresAt: at,
  updatedAt: at,
  is_succeeded: 1,
};

const guide: UserGuide = { _id: id, title: 'Bắt đầu', link: '/guides/1', updatedAt: at };

const page = (row: object) => ({ data: [row], total_page: 1 });
const answers: Readonly<Record<CachedOperationId, unknown>> = {
  listPackages: [packageRecord],
  listImages: page(image),
  listOrders: page(order),
  listVpsOrders: page(vpsOrder),
  listCloudImages: page(cloudImage),
  listRecharges: page(recharge),
  listUserGuides: page(guide),
};

/** The same answer, with a field in each of its objects that the contract does not have today. */
function withNewFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewFields);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, one]) => [name, withNewFields(one)]);
  return { ...Object.fromEntries(inner), added_tomorrow: `${secret} of tomorrow` };
}

const ids = Object.keys(answers).filter(isCacheable);

test.each(ids)(
  'nothing secret of %s is stored, nor a field that is added to the contract later',
  (one) => {
    const kept = JSON.stringify(toCachedAnswer(one, withNewFields(answers[one])));
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain('added_tomorrow');
  },
);

/** Every path in a value, down to the records inside a record. */
function paths(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const found: string[] = [];
  for (const [name, inner] of Object.entries(value)) {
    found.push(`${path}/${name}`, ...paths(inner, `${path}/${name}`));
  }
  return found;
}

test.each(ids)(
  'what is stored of %s has the contract’s form: no field is missing on screen',
  (one) => {
    const kept = new Set(paths(toCachedAnswer(one, answers[one])));
    // An omitted field has no inner fields.
    const blank = /\/(?:resource_cloud|router|router_xoay|wan_selected)\//;
    expect(paths(answers[one]).filter((path) => !kept.has(path) && !blank.test(path))).toEqual([]);
  },
);

test('of a machine its lists store its name, its state and its end', () => {
  expect(toCachedAnswer('listImages', answers.listImages)).toMatchObject({
    data: [{ name: 'Render Tết', is_installed: 1, estimate_used: at, package: { name: 'G4090' } }],
    total_page: 1,
  });
});

test('whether there is a password, an address or a user is stored', () => {
  expect(toCachedAnswer('listImages', answers.listImages)).toMatchObject({
    data: [{ passRdp: '' }],
  });
  expect(toCachedAnswer('listImages', page({ ...image, passRdp: null }))).toMatchObject({
    data: [{ passRdp: null }],
  });
  expect(toCachedAnswer('listOrders', page({ ...order, ip: null }))).toMatchObject({
    data: [{ remote_ext_ip: '', ip: null, user_remote: '', passRdp: '' }],
  });
  expect(toCachedAnswer('listVpsOrders', answers.listVpsOrders)).toMatchObject({
    data: [{ vps: { user: '', pass: '', ssh: '', ip_remote: '' } }],
  });
  const [making, made] = [
    { ...cloudImage, response_data: null, backup_response_data: null },
    cloudImage,
  ].map((one) => toCachedAnswer('listCloudImages', page(one)));
  expect(making).toMatchObject({ data: [{ response_data: null, backup_response_data: null }] });
  expect(made).toMatchObject({
    data: [{ response_data: { username: '', password: '' }, backup_response_data: { id: '' } }],
  });
});

test.each([
  ['getMyAccount', {}],
  ['getNotification', {}],
  ['listLogs', { query: { page: 1 } }],
  ['listBanks', { query: { money: 50_000 } }],
  ['getOrderOfImage', { path: { id } }],
  ['listOrders', { query: { page: 1, passRdp: 'abc' } }],
  ['listOrders', { query: { page: 1, remote_ext_ip: '1.2.3.4' } }],
  ['listImages', { query: { page: 11 } }],
  ['toString', {}],
])('%s of %o is kept under no name', (one, input) => {
  expect(cacheKeyOf(one, input)).toBeNull();
});

test('a list has one name for each page and state, however it was asked for', () => {
  expect(cacheKeyOf('listOrders', { query: { status: 1, page: 2, imageName: '' } })).toBe(
    '/kept/listOrders?page=2&status=1',
  );
  expect(cacheKeyOf('listOrders', { query: { page: 2, status: 1, imageName: undefined } })).toBe(
    '/kept/listOrders?page=2&status=1',
  );
  expect(cacheKeyOf('listPackages', {})).toBe('/kept/listPackages?');
});
