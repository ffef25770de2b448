import { pino } from 'pino';
import { parseRuntimeConfig } from '@tram/api/runtime-config';
import { newId } from '../database/columns.ts';
import { accounts } from '../database/schema.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import { createSimulatedDriver, type MachineAction } from '../machine-driver/simulated-driver.ts';
import { domainOperations } from '../operations.ts';
import type { ServerEvents } from '../realtime/event-publisher.ts';
import { seedCatalogue } from '../seed/catalogue.ts';
import { seedDemoBanks } from '../seed/demo-banks.ts';
import {
  type AccountIdentity,
  type AnswerFile,
  type OperationContext,
  type OperationHandler,
  type OperationId,
  Refusal,
  type Services,
} from '../services.ts';
import { readSettings } from '../settings.ts';
import { startTimers, type TimerLoop } from '../timers/timers.ts';
import { createManualClock } from './manual-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** An event that was published. */
export interface PublishedEvent {
  readonly accountId: string;
  readonly event: keyof ServerEvents;
  readonly payload: ServerEvents[keyof ServerEvents];
}

/** A call as a test writes it. */
export interface TestCall<Id extends OperationId> {
  readonly path?: OperationContext<Id>['parameters']['path'];
  readonly query?: Partial<OperationContext<Id>['parameters']['query']>;
  readonly body?: OperationContext<Id>['body'];
  readonly key?: string;
}

type Answer<Id extends OperationId> = Awaited<ReturnType<OperationHandler<Id>>>;
/** The JSON that an operation answers. */
export type Body<Id extends OperationId> = Extract<Answer<Id>, { body: unknown }>['body'];

/** The domain on a database of its own, with a clock that stands still. */
export interface TestDomain {
  readonly services: Services;
  readonly database: TestDatabase;
  readonly events: PublishedEvent[];
  /** Machine actions that fail from now on; an action is in it as often as it is to fail. */
  readonly faults: MachineAction[];
  readonly timers: TimerLoop;
  /** Creates a customer whose balance is booked. */
  customer(options?: {
    balance?: number;
    discountPc?: number;
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
  close(): Promise<void>;
}

/** What a refused call said: its status, its words and its details. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ status: number; message: string; missing?: number }> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { statusCode, message, details } = error;
    return {
      status: statusCode,
      message,
      ...(details.missing_amount === undefined ? {} : { missing: details.missing_amount }),
    };
  }
  throw new Error('the call was not refused');
}

/** Opens the domain. The catalogue and the demo banks are there, accounts are not. */
export async function openTestDomain(options: { provisionMs?: number } = {}): Promise<TestDomain> {
  const database = await createTestDatabase();
  const clock = createManualClock();
  const events: PublishedEvent[] = [];
  const faults: MachineAction[] = [];
  const settings = readSettings({ TRAM_DATA_DIR: database.settings.dataDir });
  const services: Services = {
    settings: { ...settings, runtimeConfig: parseRuntimeConfig({}) },
    database: database.db,
    clock,
    log: pino({ level: 'silent' }),
    events: {
      publish: (accountId, event, payload) => events.push({ accountId, event, payload }),
      endSessions() {},
    },
    machines: createSimulatedDriver({
      provisionMs: options.provisionMs ?? 4000,
      takeFault(action) {
        const index = faults.indexOf(action);
        if (index >= 0) faults.splice(index, 1);
        return index >= 0;
      },
    }),
  };
  await inOneTransaction(services, async (unit) => {
    await seedCatalogue(unit);
    await seedDemoBanks(unit);
  });
  const timers = startTimers(services);

  const perform = async <Id extends OperationId>(
    operation: Id,
    account: AccountIdentity | null,
    { path, query, body, key }: TestCall<Id>,
  ): Promise<Answer<Id>> => {
    const handler: OperationHandler<Id> | undefined = domainOperations[operation];
    if (handler === undefined) throw new Error(`nobody handles ${operation}`);
    return handler({
      services,
      account,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test leaves out what its operation does not have
      parameters: { path: path ?? {}, query: query ?? {} } as OperationContext<Id>['parameters'],
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- likewise
      body: body as OperationContext<Id>['body'],
      idempotencyKey: key ?? null,
      requestId: 'req-test',
      origin: 'https://portal.example',
      address: '127.0.0.1',
    });
  };

  let customers = 0;
  return {
    services,
    database,
    events,
    faults,
    timers,
    async customer({ balance = 0, discountPc = 0, imageAllowed = 0 } = {}) {
      customers += 1;
      const id = newId();
      const username = `customer-${customers}`;
      const now = clock.now();
      await inOneTransaction(services, async (unit) => {
        await unit.transaction.insert(accounts).values({
          id,
          username,
          fullName: `Khách hàng ${customers}`,
          email: `${username}@example.com`,
          phone: '0900000000',
          passwordHash: '',
          emailVerifiedAt: now,
          discountPc,
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
      return answer.body;
    },
    async download(operation, account, call) {
      const answer = await perform(operation, account, call);
      if (!('file' in answer)) throw new Error(`${operation} answered no file`);
      return answer.file;
    },
    async close() {
      await timers.stop();
      await database.remove();
    },
  };
}
