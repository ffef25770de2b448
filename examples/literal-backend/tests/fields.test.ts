import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createLiteralBackend, type LiteralBackend } from '../src/backend.ts';
import { type Answered, callerAt } from './caller.ts';
import { walk } from './walk.ts';

/** The names of an answer's fields: of a list its first row, of a value null. */
type Shape = null | readonly Shape[] | { readonly [field: string]: Shape };

function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, its]) => [name, shapeOf(its)]));
}

const fields = (names: string, nested: Readonly<Record<string, Shape>> = {}): Shape =>
  Object.assign(Object.fromEntries(names.split(' ').map((name) => [name, null])), nested);
const pageOf = (row: Shape): Shape => ({ data: [row], total_page: null });

// Section 3 of the specification, entity by entity, in its order.
const session = fields('_id username role jwt');
const account = fields(
  '_id username fullName email isActive phone balance imageAllowed kyc isVerify front_card back_card portrait link_contract otp timeKyc role reasonFailKyc discount_pc discount_vps discount_cloud createdAt updatedAt',
);
const pcPackage = fields(
  '_id name is_available cpu gpu ram ssd os box_phone support price_per_hour price_per_day price_per_month',
  { orders_end_time: [null] },
);
const recharge = fields('_id money content bank bank_id link_payment createdAt is_succeeded');
const notification = fields('status title content');
const rentedPc = fields(
  '_id name computer_name passRdp estimate_used createdAt is_installed is_booting int_ip_address token_pc account',
  {
    ssh: fields('_id api_tunnel', {
      router: [null],
      router_xoay: [null],
      wan_selected: [fields('name ip account_id')],
    }),
    package: pcPackage,
  },
);
const idlePc = fields(
  '_id name computer_name passRdp estimate_used createdAt is_installed is_booting int_ip_address token_pc account ssh',
  { package: pcPackage },
);
const log = fields('_id message createdAt');
const pcOrder = fields(
  '_id remote_ext_ip ip user_remote passRdp rental_period time_boot end_time status after_exp total_price discount',
  { image: fields('name', { package: fields('price_per_hour price_per_day price_per_month') }) },
);
const pcOrderHistory = fields('rental_period unit price createdAt');
const guide = fields('_id title link');
const vpsConfig = fields(
  '_id config_name monthly_rental_price cpu ram ssd gpu network_speed ipv4 os data_center',
);
const vpsOrder = fields('_id rental_period time_start end_time status discount', {
  vps: fields('_id user pass ssh ip_remote int_ip api_tunnel os', {
    config: fields('config_name monthly_rental_price'),
  }),
});
const hardware = fields('_id name price');
const cloudPackage = (hardwares: readonly Shape[]) =>
  fields(
    '_id group name price cpu ram ssd vga os days_of_use hours_of_use max_hours_each_session message_wait cloudReady',
    { hardwares },
  );
const cloudImage = fields(
  '_id name createdAt days_of_use hours_of_use total_minute_used is_running is_creating is_deleted has_expired is_extended last_turned_time price price_hardwares discount accepted_add_hardwares',
  {
    cloud: cloudPackage([hardware]),
    hardwares: [hardware],
    response_data: fields('username password'),
    backup_response_data: fields('id'),
    resource_cloud: fields('ip_remote ip_int', { ssh: fields('api_tunnel') }),
    account: fields('username'),
  },
);

/** A file, by the name that its header gives; null where the table promises none. */
const fileNamed = (name: string | null) => ({ file: name });
/** An answer that the table does not show. */
const message = fields('message');
const emptyObject = {};
const nothing = { nothing: true } as const;

/** Section 7 of the specification, row by row. */
const table: Readonly<Record<string, Shape | { readonly file: string | null } | typeof nothing>> = {
  'POST /auth/login': session,
  'POST /auth/register': message,
  'GET /auth/otp': message,
  'GET /notification': notification,
  'GET /accounts/me': account,
  'PATCH /accounts': emptyObject,
  'GET /packages': [pcPackage],
  'GET /packages/categories/{id}': [pcPackage],
  'GET /categories': [fields('_id name')],
  'GET /banks': [fields('_id bank_name')],
  'GET /recharges': pageOf(recharge),
  'POST /recharges/request': fields('link_payment _id'),
  'PATCH /recharges/{id}': nothing,
  'GET /logs': pageOf(log),
  'POST /logs': nothing,
  'GET /images': pageOf(rentedPc),
  'POST /images': idlePc,
  'DELETE /images/{id}': message,
  'GET /images/wol/{id}': nothing,
  'GET /images/reconnect/{id}': fields('statusCode'),
  'POST /orders': fields('_id name is_booting is_installed'),
  'PATCH /orders/extend': nothing,
  'GET /orders': pageOf(pcOrder),
  'GET /orders/image/{id}': emptyObject,
  'GET /orders/file/{id}': fileNamed('Máy 1.rdp'),
  'POST /tool/reset': fields('message'),
  'GET /order-history/{orderId}': pageOf(pcOrderHistory),
  'GET /user-guide': pageOf(guide),
  'POST /user-guide': emptyObject,
  'DELETE /user-guide/{id}': message,
  'GET /computer-configs': [vpsConfig],
  'GET /orders-vps': pageOf(vpsOrder),
  'POST /orders-vps': nothing,
  'PATCH /orders-vps/{id}': emptyObject,
  'GET /orders-vps/orders_file': fileNamed(null),
  'GET /orders-vps/{id}': fileNamed('VPS 2.rdp'),
  'GET /image-cloud': pageOf(cloudImage),
  'POST /image-cloud': emptyObject,
  'DELETE /image-cloud/{id}': message,
  'GET /image-cloud/connect-pc/{id}': fileNamed(null),
  'GET /image-cloud/start/{id}': emptyObject,
  'GET /image-cloud/restart-vm/{id}': message,
  'GET /image-cloud/delete-vm/{id}': fields('status'),
  'GET /image-cloud/backup-vm/{id}': nothing,
  'GET /image-cloud/restore-vm/{id}': emptyObject,
  'GET /image-cloud/shutdown-vm/{id}': nothing,
  'GET /image-cloud/extend-vm/{id}': message,
  'POST /image-cloud/add-hardwares/{id}': nothing,
  'GET /clouds': { 'Cloud Gaming': [cloudPackage([])], 'Cloud Render': [cloudPackage([hardware])] },
  'GET /image-cloud-history/{imageId}': pageOf(fields('time_start time_shutdown')),
  'POST /sshs/cli-add-mangle': message,
  'POST /sshs/cli-delete-mangle': emptyObject,
  'POST /sshs/start-ip-xoay': nothing,
  'POST /sshs/change-ip-xoay': message,
  'GET /sshs/choose-tunnel': fileNamed('Máy 1.exe'),
  'GET /sshs/choose-tunnel-for-cloud': fields('config'),
  'GET /sshs/choose-tunnel-for-vps': fileNamed('VPS 2.pkg'),
  'POST /play-{product}/get-token-pc/{id}': fields('token'),
  'POST /play-{product}/get-token-cloud/{id}': fields('token'),
  'GET /play-{product}/pc/{id}': fields('link'),
  'GET /play-{product}/cloud/{id}': fields('link'),
};

/** What an answer is, in the words of the table. */
function answeredAs({ headers, text, body }: Answered): (typeof table)[string] {
  if (body !== undefined) return shapeOf(body);
  if (text === '') return nothing;
  const name = /filename\*=UTF-8''(.+)$/.exec(headers.get('content-disposition') ?? '')?.[1];
  return fileNamed(name === undefined ? null : decodeURIComponent(name));
}

describe('every call of the table', () => {
  let backend: LiteralBackend;
  let answers: ReadonlyMap<string, Answered>;
  beforeAll(async () => {
    backend = await createLiteralBackend({ readyMs: 0 });
    answers = await walk(backend, (token) => callerAt(backend.url, token));
  });
  afterAll(() => backend.close());

  test('is there, and no other', () => {
    expect([...backend.calls].toSorted()).toEqual(Object.keys(table).toSorted());
    expect(backend.calls).toHaveLength(61);
  });

  test.each(Object.entries(table))('%s answers the fields of the specification', (call, its) => {
    const answer = answers.get(call);
    expect(answer === undefined ? 'not called' : answeredAs(answer)).toEqual(its);
  });

  const open = new Set(['POST /auth/login', 'POST /auth/register', 'GET /packages']);
  test.each(Object.keys(table).filter((call) => !open.has(call)))(
    '%s is refused without a token, in statusCode and message alone',
    async (call) => {
      const answer = await callerAt(backend.url, null)(call, {
        path: { id: 'x', orderId: 'x', imageId: 'x', product: 'tram' },
      });
      expect(answer).toMatchObject({
        status: 401,
        body: { statusCode: 401, message: 'Phiên đăng nhập đã hết hạn' },
      });
    },
  );
});

describe('answers that the table does not show', () => {
  let backend: LiteralBackend;
  afterEach(() => backend.close());
  const notShown = Object.entries(table).filter(
    ([, its]) => its === message || its === emptyObject || its === nothing,
  );

  test.each([
    ['message', message],
    ['object', emptyObject],
    ['nothing', nothing],
  ] as const)('are all %s where that is asked for', async (form, its) => {
    backend = await createLiteralBackend({ readyMs: 0, notShown: form });
    const { url } = backend;
    const answers = await walk(backend, (token) => callerAt(url, token));
    const sent = notShown.map(([call]) => {
      const answer = answers.get(call);
      return [call, answer === undefined ? 'not called' : answeredAs(answer)];
    });
    expect(sent).toEqual(notShown.map(([call]) => [call, its]));
  });
});
