/** The services of the domain for a test or for a process that a test starts. Imports no test runner. */
import { pino } from 'pino';
import { createAttempts } from '../auth/attempts.ts';
import { createKeys } from '../auth/token-secret.ts';
import type { Database } from '../database/tables.ts';
import { createDiskFiles } from '../files/file-store.ts';
import { createFairQueue } from '../http/fair-queue.ts';
import { createDocuments } from '../identity/documents.ts';
import { createSimulatedCloudDriver } from '../machine-driver/simulated-cloud-driver.ts';
import { createSimulatedDriver } from '../machine-driver/simulated-driver.ts';
import { createSimulatedNetwork } from '../machine-driver/simulated-network.ts';
import { createSimulatedVpsDriver } from '../machine-driver/simulated-driver.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { ServerEvents } from '../realtime/event-publisher.ts';
import type { MachineFault } from '../sandbox/faults.ts';
import type { Services } from '../services.ts';
import { createSandboxInstallers } from '../tunnels/installers.ts';
import { createManualClock } from './manual-clock.ts';
import { testSettings } from './test-settings.ts';

/** An event that was published. */
export interface PublishedEvent {
  readonly accountId: string;
  readonly event: keyof ServerEvents;
  readonly payload: ServerEvents[keyof ServerEvents];
}

/** The services and what a test looks at. */
export interface TestServices {
  readonly services: Services;
  readonly events: PublishedEvent[];
  /** Machine actions that fail from now on; an action is in it as often as it is to fail. */
  readonly faults: MachineFault[];
}

/** How a test builds the services. */
export interface TestServicesOptions {
  readonly provisionMs?: number;
  readonly at?: Date;
  /** Where mails go; they stay in the outbox when left out. */
  readonly mailSender?: MailSender;
  /** Where files are kept; a test that keeps none needs no folder. */
  readonly dataDir?: string;
  /** What all keys are derived from; zeros when left out. */
  readonly secret?: Uint8Array;
}

/** Builds services with a clock that stands still and simulated machines. */
export function createTestServices(
  database: Database,
  { provisionMs = 4000, at, dataDir = '/nowhere', mailSender, secret }: TestServicesOptions = {},
): TestServices {
  const events: PublishedEvent[] = [];
  const faults: MachineFault[] = [];
  const takeFault = (action: MachineFault): boolean => {
    const index = faults.indexOf(action);
    if (index >= 0) faults.splice(index, 1);
    return index >= 0;
  };
  const clock = createManualClock(at);
  const settings = testSettings(dataDir);
  const keys = createKeys(secret ?? new Uint8Array(32));
  const services: Services = {
    settings,
    database,
    clock,
    log: pino({ level: 'silent' }),
    attempts: createAttempts({ database, clock, key: keys('attempts') }),
    keys,
    files: createDiskFiles({ folder: settings.filesDir, key: keys('file-store'), clock }),
    documents: createDocuments(),
    events: {
      publish: (unit, accountId, event, payload) =>
        unit.afterCommit(() =>
          events.push({ accountId, event, payload: { ...payload, at: unit.now.toISOString() } }),
        ),
      endSessions() {},
    },
    mailSender: mailSender ?? null,
    machines: createSimulatedDriver({ provisionMs, takeFault }),
    servers: createSimulatedVpsDriver({ provisionMs, takeFault }),
    network: createSimulatedNetwork({ key: keys('simulated-tunnel'), takeFault }),
    installers: createSandboxInstallers(),
    cloudMachines: createSimulatedCloudDriver({ provisionMs, takeFault }),
    queue: createFairQueue(),
    lendSlot: (work) => work(),
  };
  return { services, events, faults };
}
