/** One tab of a customer: the client and the connection as the portal wires them, and the lists that are on its screens. */
import { type Api, createApi } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import { createRealtime, type RealtimeEventName, type RealtimeOptions } from '@tram/api/realtime';
import type { Result } from '@tram/api/result';
import { referenceServer } from '@tram/api/runtime-config';
import { isDeepStrictEqual } from 'node:util';
import type { Tally } from './tally.ts';
import { createView, type View } from './view.ts';

const reads = {
  account: (api: Api) => api.getMyAccount(),
  pcs: (api: Api) => api.listImages(),
  orders: (api: Api) => api.listOrders(),
  vps: (api: Api) => api.listVpsOrders(),
  clouds: (api: Api) => api.listCloudImages(),
  recharges: (api: Api) => api.listRecharges(),
};

type ListName = keyof typeof reads;
type Listed<Name extends ListName> =
  Awaited<ReturnType<(typeof reads)[Name]>> extends Result<infer Value> ? Value : never;
type Views = { readonly [Name in ListName]: View<Listed<Name>> };

const allLists: readonly ListName[] = ['account', 'pcs', 'orders', 'vps', 'clouds', 'recharges'];

/** Which lists an event makes stale, as in the portal (`live-bridge.ts`). */
const staleLists: { readonly [Name in RealtimeEventName]: readonly ListName[] } = {
  boot_result: ['pcs', 'orders', 'account'],
  create_vm_result: ['clouds', 'vps', 'pcs', 'account'],
  vm_result: ['clouds', 'vps', 'account'],
  recharge_result: ['recharges', 'account'],
  account_result: ['account'],
};

/** The fields that are compared: what the server knows of the customer's own things, without links that are signed anew each time. */
const comparedFields: { readonly [Name in ListName]: readonly string[] } = {
  account: ['balance', 'kyc', 'isVerify', 'timeKyc', 'reasonFailKyc', 'isActive'],
  pcs: ['_id', 'name', 'is_installed', 'is_booting', 'estimate_used', 'unit', 'computer_name'],
  orders: ['_id', 'status', 'rental_period', 'total_price', 'after_exp', 'time_boot', 'end_time'],
  vps: ['_id', 'status', 'rental_period', 'total_price', 'time_start', 'end_time'],
  clouds: [
    '_id',
    'is_running',
    'operation',
    'is_creating',
    'has_expired',
    'days_of_use',
    'hours_of_use',
    'total_minute_used',
    'price',
  ],
  recharges: ['_id', 'is_succeeded', 'money'],
};

function compared(name: ListName, answer: unknown): unknown {
  const pick = (row: unknown) =>
    comparedFields[name].map((field): unknown => Reflect.get(Object(row), field));
  if (name === 'account') return pick(answer);
  const { data, total_page: pages } = Object(answer);
  return [pages, Array.isArray(data) ? data.map(pick) : data];
}

export interface Tab {
  readonly api: Api;
  readonly views: Views;
  /** Reads these lists again, as after an action of the customer. */
  readonly refresh: (...names: readonly ListName[]) => void;
  connect(): void;
  disconnect(): void;
  isConnected(): boolean;
  /**
   * What it still waits for before it shows what was true at `moment` (`performance.now()`) or later, in words; null when it is
   * connected, was told to read everything since, and has read it.
   */
  awaited(moment: number): string | null;
  /** What it shows otherwise than a reading now says, in words; nothing where both are the same. */
  differences(): Promise<readonly string[]>;
  close(): void;
}

/** What all tabs of a browser share: who is signed in. */
export type TabSession = RealtimeOptions['session'];

interface TabParts {
  readonly origin: string;
  readonly session: TabSession;
  readonly tally: Tally;
  /** The server accepts the session no more. */
  readonly onSignedOut: () => void;
}

/** Opens a tab, which reads and connects once `connect` is called. */
export function openTab({ origin, session, tally, onSignedOut }: TabParts): Tab {
  const clock = createServerClock();
  const api = createApi({
    baseUrl: `${origin}/api`,
    session,
    clock,
    ...referenceServer,
    onUnauthorized: onSignedOut,
  });
  const view = <Name extends ListName>(
    name: Name,
    read: (client: Api) => Promise<Result<Listed<Name>>>,
  ): View<Listed<Name>> =>
    createView(
      () => read(api),
      (reason) => tally(`read ${name}`, `failed ${reason}`),
    );
  const views: Views = {
    account: view('account', reads.account),
    pcs: view('pcs', reads.pcs),
    orders: view('orders', reads.orders),
    vps: view('vps', reads.vps),
    clouds: view('clouds', reads.clouds),
    recharges: view('recharges', reads.recharges),
  };
  const refresh = (...names: readonly ListName[]) => {
    for (const name of names) views[name].refresh();
  };
  let resyncedAt = Number.NEGATIVE_INFINITY;
  const realtime = createRealtime({ origin, page: null, session, clock });
  realtime.onResync((reason) => {
    resyncedAt = performance.now();
    tally('real time', reason);
    refresh(...allLists);
  });
  realtime.onStatus((status) => {
    if (status === 'refused') onSignedOut();
  });
  for (const name of ['boot_result', 'create_vm_result', 'vm_result', 'account_result'] as const) {
    realtime.on(name, () => refresh(...staleLists[name]));
  }
  realtime.on('recharge_result', () => refresh(...staleLists.recharge_result));
  return {
    api,
    views,
    refresh,
    connect: () => realtime.connect(),
    disconnect: () => realtime.disconnect(),
    isConnected: () => realtime.status() === 'connected',
    awaited(moment) {
      const status = realtime.status();
      if (status !== 'connected') return `its connection is ${status}`;
      if (resyncedAt < moment) return 'it is connected and was not told to read again';
      const reading = allLists.filter((name) => !views[name].isAtRest());
      return reading.length === 0 ? null : `it reads ${reading.join(', ')}`;
    },
    async differences() {
      const found = await Promise.all(
        allLists.map(async (name) => {
          const now = await reads[name](api);
          if (!now.ok) return [`${name} cannot be read (${now.error.status ?? now.error.kind})`];
          const [shown, there] = [views[name].value(), now.value].map((answer) =>
            compared(name, answer),
          );
          if (isDeepStrictEqual(shown, there)) return [];
          return [`${name}: shown ${JSON.stringify(shown)}, there ${JSON.stringify(there)}`];
        }),
      );
      return found.flat();
    },
    close() {
      realtime.disconnect();
      for (const name of allLists) views[name].close();
    },
  };
}
