import type { SignedIn } from '../scripts/processes/session.ts';
import { sessionOf } from './session.ts';
import { waitingRecharge } from './waiting-recharge.ts';

/** The built screens of the portal and the dialogs over them, for checks and pictures that visit them all. */
export interface Screen {
  readonly name: string;
  /**
   * `{free}`, `{ready}`, `{pending}` are placeholders for a seeded PC that is not rented, one that is ready, and an unpaid recharge;
   * `{config}`, `{vps}` for a VPS configuration and an order of a Windows VPS on rental that can be connected to; `{offer}`,
   * `{cloud}`, `{running}` for a cloud package, a cloud machine of it and one that is running.
   */
  readonly path: string;
  /** A visitor, or a seeded customer. */
  readonly as: 'visitor' | 'demo' | 'new-customer';
  /** Name of the dialog that is open at this address. */
  readonly dialog?: string | RegExp;
}

export const screens: readonly Screen[] = [
  { name: 'home', path: '/home', as: 'visitor' },
  { name: 'login', path: '/login', as: 'visitor' },
  { name: 'register', path: '/register', as: 'visitor' },
  { name: 'pcs', path: '/', as: 'demo' },
  { name: 'pcs, empty', path: '/', as: 'new-customer' },
  { name: 'recharge history', path: '/payment-history', as: 'demo' },
  { name: 'recharge history, empty', path: '/payment-history', as: 'new-customer' },
  { name: 'statement', path: '/payment-history?view=statement', as: 'demo' },
  {
    name: 'statement, pictures',
    path: '/payment-history?view=statement&pictures=open',
    as: 'demo',
  },
  { name: 'vps', path: '/vps', as: 'demo' },
  { name: 'vps orders', path: '/order-vps-management', as: 'demo' },
  { name: 'vps orders, empty', path: '/order-vps-management', as: 'new-customer' },
  { name: 'cloud catalogue', path: '/create-clouds', as: 'demo' },
  { name: 'clouds', path: '/clouds', as: 'demo' },
  { name: 'clouds, empty', path: '/clouds', as: 'new-customer' },
  { name: 'cloud orders', path: '/order-cloud-management', as: 'demo' },
  { name: 'cloud history', path: '/order-cloud-history?image_id={cloud}', as: 'demo' },
  {
    name: 'cloud history, pictures',
    path: '/order-cloud-history?image_id={cloud}&pictures=open',
    as: 'demo',
  },
  { name: 'pc orders', path: '/order-management', as: 'demo' },
  { name: 'pc orders, nothing found', path: '/order-management?imageName=zzz', as: 'demo' },
  { name: 'logs', path: '/log-management', as: 'demo' },
  { name: 'user guides', path: '/user-guide-management', as: 'demo' },
  { name: 'api placeholder', path: '/api', as: 'demo' },
  { name: 'identity verification', path: '/identity-verification', as: 'demo' },
  { name: 'not found', path: '/nowhere', as: 'demo' },
  { name: 'dialog, create a PC', path: '/?create=pc', as: 'demo', dialog: 'Tạo PC' },
  { name: 'dialog, rent', path: '/?rent={free}', as: 'demo', dialog: /^Thuê máy/ },
  { name: 'dialog, extend', path: '/?extend={ready}', as: 'demo', dialog: /^Gia hạn máy/ },
  { name: 'dialog, connect', path: '/?connect={ready}', as: 'demo', dialog: /^Kết nối tới/ },
  { name: 'dialog, reset', path: '/?reset={ready}', as: 'demo', dialog: /^Reset/ },
  { name: 'dialog, new password', path: '/?password={ready}', as: 'demo', dialog: /mật khẩu/ },
  { name: 'dialog, delete', path: '/?delete={free}', as: 'demo', dialog: /^Xóa/ },
  { name: 'dialog, internet route', path: '/?wan={ready}', as: 'demo', dialog: /internet/ },
  { name: 'dialog, IP rotation', path: '/?rotation={ready}', as: 'demo', dialog: 'Xoay IP' },
  { name: 'dialog, tunnel', path: '/?tunnel={ready}', as: 'demo', dialog: 'Tải tunnel' },
  { name: 'dialog, Play', path: '/?play={ready}', as: 'demo', dialog: 'Play' },
  { name: 'dialog, free times', path: '/?times={free}', as: 'demo', dialog: 'Giờ có máy trống' },
  { name: 'dialog, no tunnel', path: '/?tunnel={free}', as: 'demo', dialog: /^Chưa tải được/ },
  { name: 'dialog, expiry', path: '/?expiry=open', as: 'demo', dialog: 'Lịch hết hạn' },
  {
    name: 'dialog, expiry without machines',
    path: '/clouds?expiry=open',
    as: 'new-customer',
    dialog: 'Lịch hết hạn',
  },
  { name: 'dialog, rent a VPS', path: '/vps?choose={config}', as: 'demo', dialog: /^Thuê VPS/ },
  {
    name: 'dialog, VPS actions',
    path: '/order-vps-management?action={vps}',
    as: 'demo',
    dialog: /^Thao tác với/,
  },
  {
    name: 'dialog, rent a cloud machine',
    path: '/create-clouds?rent={offer}',
    as: 'demo',
    dialog: /^Thuê máy cloud/,
  },
  {
    name: 'dialog, extend a cloud machine',
    path: '/clouds?extend={cloud}',
    as: 'demo',
    dialog: /^Gia hạn máy/,
  },
  {
    name: 'dialog, hardware',
    path: '/clouds?hardware={cloud}',
    as: 'demo',
    dialog: /^Thêm phần cứng/,
  },
  {
    name: 'dialog, back a cloud machine up',
    path: '/clouds?backup={cloud}',
    as: 'demo',
    dialog: /^Sao lưu/,
  },
  { name: 'dialog, cloud Play', path: '/clouds?play={running}', as: 'demo', dialog: 'Play' },
  {
    name: 'dialog, cloud tunnel',
    path: '/clouds?tunnel={running}',
    as: 'demo',
    dialog: /tunnel/,
  },
  {
    name: 'dialog, VPS tunnel',
    path: '/order-vps-management?tunnel={vps}',
    as: 'demo',
    dialog: /tunnel/,
  },
  {
    name: 'dialog, cloud history',
    path: '/order-cloud-management?history={cloud}',
    as: 'demo',
    dialog: /^Lịch sử của/,
  },
  {
    name: 'dialog, order history',
    path: '/order-management?history={order}',
    as: 'demo',
    dialog: 'Lịch sử thuê',
  },
  {
    name: 'dialog, extend an order',
    path: '/order-management?extend={ready}',
    as: 'demo',
    dialog: /^Gia hạn máy/,
  },
  { name: 'dialog, steps of a PC', path: '/?lifecycle={ready}', as: 'demo', dialog: /^Vòng đời/ },
  {
    name: 'dialog, steps of a cloud machine',
    path: '/clouds?lifecycle={cloud}',
    as: 'demo',
    dialog: /^Vòng đời/,
  },
  {
    name: 'dialog, steps of a top-up',
    path: '/payment-history?lifecycle={pending}',
    as: 'demo',
    dialog: /^Vòng đời/,
  },
  {
    name: 'dialog, activity',
    path: '/log-management?activity=open',
    as: 'demo',
    dialog: 'Thông báo',
  },
  { name: 'dialog, runway', path: '/?runway=open', as: 'demo', dialog: 'Giờ thuê và số dư' },
  { name: 'dialog, top up', path: '/?recharge=new', as: 'demo', dialog: 'Nạp tiền' },
  {
    name: 'dialog, QR',
    path: '/payment-history?recharge={pending}',
    as: 'demo',
    dialog: /^Quét mã/,
  },
];

const confirmations = {
  restart: ['{running}', /^Khởi động lại/],
  shutdown: ['{running}', /^Tắt/],
  restore: ['{cloud}', /^Khôi phục/],
  'delete-vm': ['{cloud}', /^Xóa máy ảo/],
  delete: ['{cloud}', /^Xóa/],
} as const;

/** Confirmations of cloud machines, for pictures: the checks visit one of them, the others differ only in their words. */
export const cloudConfirmations: readonly Screen[] = Object.entries(confirmations).map(
  ([name, [row, dialog]]) => ({
    name: `dialog, ${name} cloud`,
    path: `/clouds?${name}=${row}`,
    as: 'demo',
    dialog,
  }),
);

/** The seeded PC that can be used; labels in tests contain this name. */
const readyPc = 'Render Tết 2027';

interface Row {
  readonly _id: string;
  readonly name?: string;
  readonly is_installed?: number;
  readonly is_booting?: number;
  readonly is_creating?: boolean;
  readonly is_running?: boolean;
  /** The package of a cloud machine. */
  readonly cloud?: { readonly _id: string; readonly name: string };
  /** The server of a VPS order; `user` is null while it is being made. */
  readonly vps?: { readonly os: string; readonly user: string | null };
}

function isRow(value: unknown): value is Row {
  return (
    typeof value === 'object' && value !== null && '_id' in value && typeof value._id === 'string'
  );
}

async function rowsOf(origin: string, session: SignedIn, path: string): Promise<readonly Row[]> {
  const answer = await fetch(`${origin}/api${path}`, {
    headers: { authorization: `Bearer ${session.jwt}` },
  });
  const page: unknown = await answer.json();
  const rows = typeof page === 'object' && page !== null && 'data' in page ? page.data : page;
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** The address of a screen on a started product. @throws where the seed has nothing to put into it */
export async function addressOf(screen: Screen, origin: string): Promise<string> {
  if (!screen.path.includes('{')) return screen.path;
  const session = await sessionOf(origin, screen.as);
  const images = await rowsOf(origin, session, '/images?page=1');
  const [order] = await rowsOf(origin, session, '/orders?page=1&status=1');
  const [config] = await rowsOf(origin, session, '/computer-configs');
  const servers = await rowsOf(origin, session, '/orders-vps?page=1&status=on_rental');
  const clouds = await rowsOf(origin, session, '/image-cloud?page=1');
  // By their properties, not by their position: other tests rent machines, which come first. This package has free machines.
  const cloud = clouds.find((one) => one.is_creating === false && one.cloud?.name === 'Game Nặng');
  const found: Readonly<Record<string, Pick<Row, '_id'> | undefined>> = {
    free: images.find((image) => image.is_installed === 0 && image.is_booting === 0),
    ready: images.find((image) => image.is_installed === 1 && image.name === readyPc),
    ...(screen.path.includes('{pending}')
      ? { pending: { _id: await waitingRecharge(origin, screen.as) } }
      : {}),
    config,
    vps: servers.find(({ vps }) => vps?.os === 'window server' && vps.user !== null),
    cloud,
    running: clouds.find((image) => image.is_running === true),
    offer: cloud?.cloud,
    order,
  };
  return screen.path.replace(/\{(\w+)\}/, (_, name: string) => {
    const row = found[name];
    if (row === undefined) throw new Error(`The seed has no ${name} for ${screen.name}.`);
    return row._id;
  });
}
