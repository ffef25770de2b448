import { type SignedIn, signInOverApi } from '../scripts/processes/session.ts';

/** The built screens of the portal and the dialogs over them, for checks and pictures that visit them all. */
export interface Screen {
  readonly name: string;
  /** `{free}`, `{ready}`, `{pending}` stand for a seeded PC that is not rented, one that is ready, and an unpaid recharge. */
  readonly path: string;
  /** Who looks at it: a visitor, or a seeded customer. */
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
  { name: 'api placeholder', path: '/api', as: 'demo' },
  { name: 'not built yet', path: '/vps', as: 'demo' },
  { name: 'not found', path: '/nowhere', as: 'demo' },
  { name: 'dialog, create a PC', path: '/?create=pc', as: 'demo', dialog: 'Tạo PC' },
  { name: 'dialog, rent', path: '/?rent={free}', as: 'demo', dialog: /^Thuê máy/ },
  { name: 'dialog, extend', path: '/?extend={ready}', as: 'demo', dialog: /^Gia hạn máy/ },
  { name: 'dialog, connect', path: '/?connect={ready}', as: 'demo', dialog: /^Kết nối tới/ },
  { name: 'dialog, reset', path: '/?reset={ready}', as: 'demo', dialog: /^Reset/ },
  { name: 'dialog, delete', path: '/?delete={free}', as: 'demo', dialog: /^Xóa/ },
  { name: 'dialog, top up', path: '/?recharge=new', as: 'demo', dialog: 'Nạp tiền' },
  {
    name: 'dialog, QR',
    path: '/payment-history?recharge={pending}',
    as: 'demo',
    dialog: /^Quét mã/,
  },
];

interface Row {
  readonly _id: string;
  readonly is_installed?: number;
  readonly is_booting?: number;
  readonly is_succeeded?: number;
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
  const rows = typeof page === 'object' && page !== null && 'data' in page ? page.data : null;
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** The address of a screen on a started product. @throws where the seed has nothing to put into it */
export async function addressOf(screen: Screen, origin: string): Promise<string> {
  if (!screen.path.includes('{')) return screen.path;
  const session = await signInOverApi(origin, screen.as);
  const images = await rowsOf(origin, session, '/images?page=1');
  const recharges = await rowsOf(origin, session, '/recharges?page=1');
  const found: Readonly<Record<string, Row | undefined>> = {
    free: images.find((image) => image.is_installed === 0 && image.is_booting === 0),
    ready: images.find((image) => image.is_installed === 1),
    pending: recharges.find((recharge) => recharge.is_succeeded === 0),
  };
  return screen.path.replace(/\{(\w+)\}/, (_, name: string) => {
    const row = found[name];
    if (row === undefined) throw new Error(`The seed has no ${name} for ${screen.name}.`);
    return row._id;
  });
}
