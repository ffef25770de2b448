import {
  accountCalls,
  accountNamed,
  demoPassword,
  newAccount,
  openAccountCalls,
} from './accounts.ts';
import type { Calls, OpenCalls } from './call.ts';
import { guides, takenRoute } from './catalogue.ts';
import { cloudMachineCalls, decideHardware, endLongSessions } from './cloud-machines.ts';
import { cloudCalls } from './clouds.ts';
import { connectionCalls } from './connections.ts';
import { createEvents } from './events.ts';
import { createFaults, type Faults } from './faults.ts';
import { createHttpServer } from './http.ts';
import { internetRouteCalls } from './internet-routes.ts';
import { logAndGuideCalls } from './logs-and-guides.ts';
import { decideIdentity, operatorCalls } from './operator.ts';
import type { LiteralBackendOptions } from './options.ts';
import { endPcRentals, pcOrderCalls } from './pc-orders.ts';
import { openPackageCalls, pcCalls } from './pcs.ts';
import { payRecharge, rechargeCalls, timeRechargesOut } from './recharges.ts';
import { type Account, addressIn, newId, type Store } from './store.ts';
import { endVpsRentals, vpsCalls } from './vps.ts';
import type { Charge, EventName, EventBody, BackendContext } from './context.ts';

/** Discounts of an account, in percent. */
type Discounts = Pick<Account, 'discount_pc' | 'discount_vps' | 'discount_cloud'>;

/** A running backend. */
export interface LiteralBackend {
  /** Its address, `http://127.0.0.1:4100`; the API is at `/api`, real time at `/socket.io`. */
  readonly url: string;
  /** The calls that it answers, by method and path, as in the table of section 7. */
  readonly calls: readonly string[];
  /** Money taken from customers since the start, oldest first. */
  readonly charges: readonly Charge[];
  readonly faults: Faults;
  /** The bank reports the transfer of a recharge, named by its id or its content. @throws where there is none, or it was paid */
  pay(recharge: string): void;
  /** The one-time code that was mailed last and has not been used. @throws where there is no such account */
  codeOf(username: string): string | null;
  /** Decides on a submitted identity. @param reason why it is refused; null accepts it */
  decideIdentity(username: string, reason: string | null): void;
  /** Gives a customer other discounts, in percent. No event tells of it. */
  changeDiscounts(username: string, discounts: Partial<Discounts>): void;
  /** Decides on the hardware asked for with a cloud machine. */
  decideHardware(cloudImage: string, accepted: boolean): void;
  /** Finishes all work of machines at once: those that are being made become ready. */
  finishWork(): void;
  /** Sends an event as if something had happened. */
  emit(username: string, event: EventName, body: EventBody): void;
  /** Ends every connection and forgets everything. */
  close(): Promise<void>;
}

/** Starts a backend that answers only the specification's call table. Its data are in memory. */
export async function createLiteralBackend(
  options: LiteralBackendOptions = {},
): Promise<LiteralBackend> {
  const now = () => new Date((options.now ?? Date.now)());
  /** Work of machines, by the timer that ends it. */
  const work = new Map<NodeJS.Timeout, () => void>();
  const charges: Charge[] = [];
  const allowedOrigin = options.allowedOrigin ?? null;
  const context: BackendContext = {
    store: startingStore(now(), options.balance ?? 20_000_000),
    charges,
    clouds: options.clouds ?? 'by-name',
    rechargeMs: options.rechargeMs ?? 900_000,
    now,
    later(then) {
      const timer = setTimeout(() => {
        work.delete(timer);
        then();
      }, options.readyMs ?? 2000);
      work.set(timer, then);
    },
    emit: (...event) => events.emit(...event),
    say: options.say ?? (() => {}),
  };
  const open: OpenCalls = { ...openAccountCalls(context), ...openPackageCalls(context) };
  const signedIn: Calls = {
    ...accountCalls(context, () => url),
    ...rechargeCalls(context),
    ...logAndGuideCalls(context),
    ...pcCalls(context),
    ...pcOrderCalls(context),
    ...vpsCalls(context),
    ...cloudCalls(context),
    ...cloudMachineCalls(context),
    ...internetRouteCalls(context),
    ...connectionCalls(context),
  };
  const calls = [...Object.keys(open), ...Object.keys(signedIn)];
  const faults = createFaults(calls);
  const server = createHttpServer({
    open,
    signedIn,
    beside: operatorCalls(context),
    accountOf: (token) => context.store.sessions.get(token),
    faults,
    notShown: options.notShown ?? null,
    allowedOrigin,
    catchUp() {
      timeRechargesOut(context);
      endPcRentals(context);
      endVpsRentals(context);
      endLongSessions(context);
    },
  });
  const events = createEvents(server, allowedOrigin, options.events ?? 'bare');
  const host = options.host ?? '127.0.0.1';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://${host}:${address.port}`;
  return {
    url,
    calls,
    charges,
    faults,
    pay: (recharge) => payRecharge(context, recharge),
    codeOf: (username) => accountNamed(context, username).code,
    decideIdentity: (username, reason) => decideIdentity(context, username, reason),
    changeDiscounts: (username, discounts) =>
      void Object.assign(accountNamed(context, username), discounts),
    decideHardware: (cloudImage, accepted) => decideHardware(context, cloudImage, accepted),
    finishWork() {
      const due = [...work];
      work.clear();
      for (const [timer, then] of due) {
        clearTimeout(timer);
        then();
      }
    },
    emit: (username, event, body) => context.emit(accountNamed(context, username), event, body),
    async close() {
      for (const timer of work.keys()) clearTimeout(timer);
      server.closeAllConnections();
      await events.close();
    },
  };
}

/** The initial customers: the names and the password are those of the reference server's sandbox. */
function startingStore(now: Date, balance: number): Store {
  const password = demoPassword;
  const accounts = [
    newAccount(
      {
        username: 'demo',
        password,
        fullName: 'Đỗ Quốc Bửu',
        email: 'demo@tram.example',
        phone: '0901234567',
        balance,
        discount_pc: 5,
        discount_vps: 10,
        discount_cloud: 10,
      },
      now,
    ),
    newAccount(
      {
        username: 'new-customer',
        password,
        fullName: 'Nguyễn Thị Mai An',
        email: 'new-customer@tram.example',
        phone: '0912345678',
        kyc: 0,
      },
      now,
    ),
    newAccount(
      {
        username: 'admin',
        password,
        fullName: 'Quản trị viên',
        email: 'admin@tram.example',
        phone: '0923456789',
        role: 'ADMIN',
      },
      now,
    ),
  ];
  return {
    accounts,
    sessions: new Map(),
    files: new Map(),
    recharges: [],
    pcs: [],
    pcOrders: [],
    vpsOrders: [],
    cloudImages: [],
    logs: [],
    guides: [...guides],
    rotating: new Map([[takenRoute, { account_id: newId(), ip: addressIn('198.51.100') }]]),
  };
}
