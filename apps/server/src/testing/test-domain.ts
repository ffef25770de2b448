import { nameColumns } from '../auth/account-name.ts';
import { newId } from '../database/columns.ts';
import { accounts } from '../database/schema/accounts.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import { domainOperations } from '../operations.ts';
import { Refusal } from '../refusal.ts';
import type { MachineFault } from '../sandbox/faults.ts';
import { seedCatalogue, seedCloudCatalogue, seedComputerConfigs } from '../seed/catalogue.ts';
import { seedDemoBanks } from '../seed/demo-recharges.ts';
import type {
  AccountIdentity,
  AnswerFile,
  OperationContext,
  OperationHandler,
  OperationHandlers,
  OperationId,
  Services,
} from '../services.ts';
import { startTimers, type TimerLoop } from '../timers/timers.ts';
import { witnessed } from './contract-witness.ts';
import { openTestDatabase } from './test-database.ts';
import { createTestServices, type PublishedEvent } from './test-services.ts';
import type { DatabaseSettings } from './test-settings.ts';
import type { Whole } from './whole.ts';

/** A call as a test writes it. */
interface TestCall<Id extends OperationId> {
  readonly path?: OperationContext<Id>['parameters']['path'];
  readonly query?: Partial<OperationContext<Id>['parameters']['query']>;
  readonly body?: OperationContext<Id>['body'];
  readonly key?: string;
  /** What the customer has confirmed to pay, VND. */
  readonly confirmedTotal?: number;
}

type Answer<Id extends OperationId> = Awaited<ReturnType<OperationHandler<Id>>>;
/** The JSON that an operation answers. */
export type Body<Id extends OperationId> = Whole<Extract<Answer<Id>, { body: unknown }>['body']>;

/** The domain on a database of its own, with a clock that stands still. */
export interface TestDomain {
  readonly services: Services;
  readonly place: DatabaseSettings;
  readonly events: PublishedEvent[];
  /** Machine actions that fail from now on; an action is in it as often as it is to fail. */
  readonly faults: MachineFault[];
  readonly timers: TimerLoop;
  /** Creates a customer whose balance is booked. */
  customer(options?: {
    balance?: number;
    discountPc?: number;
    discountVps?: number;
    discountCloud?: number;
    imageAllowed?: number;
  }): Promise<AccountIdentity>;
  /** Does an operation and answers its JSON. A refusal is thrown. */
  call<Id extends OperationId>(
    operation: Id,
    account: AccountIdentity | null,
    call?: TestCall<Id>,
  ): Promise<Body<Id>>;
  /** Does an operation that answers a file. */
  download<Id extends OperationId>(
    operation: Id,
    account: AccountIdentity,
    call: TestCall<Id>,
  ): Promise<AnswerFile>;
  /** Stops it and leaves its database for another process. */
  leave(): Promise<void>;
  /** Stops it and removes its database. */
  close(): Promise<void>;
}

/** What a refused call said: its status, its words and its details. */
export async function refusalOf(call: Promise<unknown>): Promise<{
  status: number;
  message: string;
  missing?: number;
  total?: number;
  field?: string;
  triesLeft?: number;
}> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { statusCode, message, details } = error;
    return {
      status: statusCode,
      message,
      ...(details.missing_amount === undefined ? {} : { missing: details.missing_amount }),
      ...(details.total === undefined ? {} : { total: details.total }),
      ...(details.field === undefined ? {} : { field: details.field }),
      ...(details.tries_left === undefined ? {} : { triesLeft: details.tries_left }),
    };
  }
  throw new Error('the call was not refused');
}

/** How a test opens the domain. */
export interface TestDomainOptions {
  /** How long a machine takes, ms; 4000 when left out. */
  readonly provisionMs?: number;
  /** A database that was filled before. */
  readonly place?: DatabaseSettings;
  /** What that database's files and codes were sealed with. */
  readonly secret?: Uint8Array;
  /** The server's time at first. */
  readonly at?: Date;
  /** Where mails go; they stay in the outbox when left out. */
  readonly mailSender?: MailSender;
  /** Machine actions that fail from the beginning on. */
  readonly faults?: readonly MachineFault[];
}

/** Seen by name: those of signing in are not among them. */
const handlers: OperationHandlers = domainOperations;

/** Opens the domain. The catalogue and the demo banks are there, accounts are not. */
export async function openTestDomain(options: TestDomainOptions = {}): Promise<TestDomain> {
  const database = await openTestDatabase(options.place);
  const { services, events, faults } = createTestServices(database.db, {
    ...options,
    dataDir: database.settings.dataDir,
  });
  const { clock } = services;
  faults.push(...(options.faults ?? []));
  if (options.place === undefined) {
    await inOneTransaction(services, async (unit) => {
      await seedCatalogue(unit);
      await seedComputerConfigs(unit);
      await seedCloudCatalogue(unit);
      await seedDemoBanks(unit);
    });
  }
  const timers = startTimers(services);

  const perform = async <Id extends OperationId>(
    operation: Id,
    account: AccountIdentity | null,
    { path, query, body, key, confirmedTotal }: TestCall<Id>,
  ): Promise<Answer<Id>> => {
    const handler: OperationHandler<Id> | undefined = handlers[operation];
    if (handler === undefined) throw new Error(`nobody handles ${operation}`);
    const answering = handler({
      services,
      account,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test leaves out what its operation does not have
      parameters: { path: path ?? {}, query: query ?? {} } as OperationContext<Id>['parameters'],
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test leaves out the body that its operation does not have
      body: body as OperationContext<Id>['body'],
      idempotencyKey: key ?? null,
      confirmedTotal: confirmedTotal ?? null,
      requestId: 'req-test',
      origin: 'https://portal.example',
      address: '127.0.0.1',
    });
    return witnessed(operation, answering);
  };

  return {
    services,
    place: database.settings,
    events,
    faults,
    timers,
    async customer({
      balance = 0,
      discountPc = 0,
      discountVps = 0,
      discountCloud = 0,
      imageAllowed = 0,
    } = {}) {
      const id = newId();
      const username = `khach-${id.slice(0, 10)}`;
      const now = clock.now();
      await inOneTransaction(services, async (unit) => {
        await unit.transaction.insert(accounts).values({
          id,
          ...nameColumns(username),
          fullName: 'Khách hàng',
          email: `${username}@example.com`,
          phone: '0900000000',
          passwordHash: '',
          emailVerifiedAt: now,
          discountPc,
          discountVps,
          discountCloud,
          imageAllowed,
          createdAt: now,
          updatedAt: now,
        });
        await book(unit, { accountId: id, amount: balance, kind: 'adjustment', reference: id });
      });
      return { id, username, role: 'USER' };
    },
    async call(operation, account, call = {}) {
      const answer = await perform(operation, account, call);
      if ('file' in answer) throw new Error(`${operation} answered a file`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `witnessed` has held it against the contract
      return answer.body as Body<typeof operation>;
    },
    async download(operation, account, call) {
      const answer = await perform(operation, account, call);
      if (!('file' in answer)) throw new Error(`${operation} answered no file`);
      return answer.file;
    },
    async leave() {
      await timers.stop();
      await services.documents.close();
      await database.close();
    },
    async close() {
      await timers.stop();
      await services.documents.close();
      await database.remove();
    },
  };
}
