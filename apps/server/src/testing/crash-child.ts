/**
 * Does one thing of the domain and dies in the middle of it. `crash-child.ts JSON`, see `CrashOrder`. It says `survived`
 * when it did not die.
 */
import { openDatabase } from '../database/open.ts';
import { orderOperations } from '../orders/operations.ts';
import { payRecharge } from '../sandbox/actions.ts';
import type { MachineFault } from '../sandbox/faults.ts';
import type { AccountIdentity, Services } from '../services.ts';
import { startTimers } from '../timers/timers.ts';
import { dyingDatabase, type DyingMoment } from './dying-database.ts';
import { createTestServices } from './test-services.ts';
import type { DatabaseSettings } from './test-settings.ts';

/** What to do and when to die. */
export interface CrashOrder {
  readonly place: DatabaseSettings;
  /** The server's time, ISO 8601. */
  readonly at: string;
  readonly moment: DyingMoment;
  readonly task:
    | { readonly kind: 'pay'; readonly recharge: string }
    | {
        readonly kind: 'createOrder' | 'extendOrder';
        readonly account: AccountIdentity;
        readonly image: string;
        readonly key: string;
      }
    /** Rings the timers; dies with the first machine that is asked for. */
    | { readonly kind: 'provision'; readonly faults: MachineFault[] };
}

async function perform(
  services: Services,
  task: Exclude<CrashOrder['task'], { kind: 'provision' }>,
): Promise<unknown> {
  if (task.kind === 'pay') return payRecharge(services, task.recharge);
  return orderOperations[task.kind]?.({
    services,
    account: task.account,
    parameters: { path: {}, query: {} },
    body: { image: task.image, rental_period: 2, unit: 'hour' },
    idempotencyKey: task.key,
    confirmedTotal: null,
    requestId: 'req-crash',
    origin: 'https://portal.example',
    address: '127.0.0.1',
  });
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the test that starts this file
const order = JSON.parse(process.argv[2] ?? '') as CrashOrder;
const { db } = await openDatabase(order.place, { info() {}, error() {} });
let isArmed = order.task.kind !== 'provision';
const { services, faults } = createTestServices(
  dyingDatabase(db, order.moment, () => isArmed),
  { at: new Date(order.at) },
);
if (order.task.kind === 'provision') {
  faults.push(...order.task.faults);
  const { machines } = services;
  await startTimers({
    ...services,
    machines: {
      ...machines,
      provision(request, now) {
        isArmed = true;
        return machines.provision(request, now);
      },
    },
  }).runDue();
} else await perform(services, order.task);
process.stdout.write('survived\n');
process.exit();
