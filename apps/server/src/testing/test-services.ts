/** The services of the domain for a test or for a process that a test starts. Imports no test runner. */
import { pino } from 'pino';
import type { Database } from '../database/open.ts';
import { createSimulatedDriver, type MachineAction } from '../machine-driver/simulated-driver.ts';
import type { ServerEvents } from '../realtime/event-publisher.ts';
import type { Services } from '../services.ts';
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
  readonly faults: MachineAction[];
}

/** Builds services with a clock that stands still and simulated machines. */
export function createTestServices(
  database: Database,
  { provisionMs = 4000, at }: { provisionMs?: number; at?: Date } = {},
): TestServices {
  const events: PublishedEvent[] = [];
  const faults: MachineAction[] = [];
  const services: Services = {
    settings: testSettings('/nowhere'),
    database,
    clock: createManualClock(at),
    log: pino({ level: 'silent' }),
    events: {
      publish: (accountId, event, payload) => events.push({ accountId, event, payload }),
      endSessions() {},
    },
    machines: createSimulatedDriver({
      provisionMs,
      takeFault(action) {
        const index = faults.indexOf(action);
        if (index >= 0) faults.splice(index, 1);
        return index >= 0;
      },
    }),
  };
  return { services, events, faults };
}
