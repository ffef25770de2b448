/** Faults that the sandbox injects into named operations, so that clients can be tried against a server that fails. */
import { setTimeout as delay } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { plannedFaults } from '../database/schema/server.ts';
import type { Database } from '../database/tables.ts';
import type { Instances } from '../instances/instances.ts';

/**
 * Actions of the simulated machines, which a fault can name beside the operations: the next ones fail. `cloud.rdp` is the
 * connection that a start asks for. What follows the end of a rental is not among them.
 */
export const machineActions = [
  'machine.provision',
  'machine.wake',
  'machine.reconnect',
  'machine.reset',
  'vps.provision',
  'cloud.create',
  'cloud.start',
  'cloud.restart',
  'cloud.shutdown',
  'cloud.backup',
  'cloud.restore',
  'cloud.delete',
  'cloud.rdp',
  'network.choose',
  'network.rotate',
  'network.tunnel',
] as const;

export type MachineFault = (typeof machineActions)[number];

/**
 * `fail`: an error answer. `stall`: the answer comes late. `break`: the connection is cut without an answer. `garble`: a
 * success whose JSON ends in the middle.
 */
export const faultKinds = ['fail', 'stall', 'break', 'garble'] as const;
type FaultKind = (typeof faultKinds)[number];

/** `before`: nothing has been done yet. `after`: the work is done and its answer is lost, late, or replaced by an error. */
export const faultMoments = ['before', 'after'] as const;
type FaultMoment = (typeof faultMoments)[number];

/** A fault that waits for calls of its operation. */
export interface InjectedFault {
  readonly operation: string;
  readonly kind: FaultKind;
  readonly moment: FaultMoment;
  readonly status: number;
  /** The words of a failure; null for those of an unknown error. */
  readonly message: string | null;
  /** Delay of a stall, ms. */
  readonly delayMs: number;
}

/** A fault and how many calls it still affects. */
export interface PlannedFault extends InjectedFault {
  readonly times: number;
}

/** Where the faults are kept: in memory, or in the database that several instances share. */
interface FaultStore {
  /** Adds a fault for the next `times` calls of its operation, behind those already planned. */
  add(fault: PlannedFault): Promise<void>;
  /** Replaces all planned faults by this one; no call in between goes without a fault. */
  replace(fault: PlannedFault): Promise<void>;
  list(): Promise<readonly PlannedFault[]>;
  clear(): Promise<void>;
  /** Takes the next fault of an operation, or null. Asks no database while none is planned. */
  take(operation: string): Promise<InjectedFault | null>;
}

export interface FaultPlan extends FaultStore {
  /** Waits out a stall. Ends early, without an error, when the server stops. */
  stall(fault: InjectedFault): Promise<void>;
  stop(): void;
}

export function createFaultPlan(store: FaultStore): FaultPlan {
  const stopping = new AbortController();
  return {
    ...store,
    async stall(fault) {
      await delay(fault.delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    },
    stop() {
      stopping.abort();
    },
  };
}

/** Faults of a server that is alone; they end with its process. */
export function createFaultsInMemory(): FaultStore {
  let planned: PlannedFault[] = [];
  return {
    async add(fault) {
      planned.push(fault);
    },
    async replace(fault) {
      planned = [fault];
    },
    list: async () => [...planned],
    async clear() {
      planned = [];
    },
    async take(operation) {
      const fault = planned.find((one) => one.operation === operation);
      if (fault === undefined) return null;
      const rest = { ...fault, times: fault.times - 1 };
      planned = planned.map((one) => (one === fault ? rest : one)).filter((one) => one.times > 0);
      return fault;
    },
  };
}

// Faults of a server with several instances, as rows of `planned_faults`: a fault affects calls to any instance.

type FaultRow = typeof plannedFaults.$inferSelect;

function oneOf<const Value extends string>(allowed: readonly Value[], value: string): Value {
  const found = allowed.find((one) => one === value);
  if (found === undefined)
    throw new Error(`planned_faults holds "${value}", which is none of ours`);
  return found;
}

function faultOf({
  operation,
  kind,
  moment,
  status,
  message,
  delayMs,
  times,
}: FaultRow): PlannedFault {
  return {
    operation,
    kind: oneOf(faultKinds, kind),
    moment: oneOf(faultMoments, moment),
    status,
    message,
    delayMs,
    times,
  };
}

/**
 * Builds the store. It caches which operations have a planned fault, so that all others cost no query. The other instances
 * have read a change again when `add`, `replace` and `clear` resolve.
 */
export function createSharedFaults(database: Database, instances: Instances): FaultStore {
  let operations: ReadonlySet<string> = new Set();
  const readOperations = async () => {
    const rows = await database
      .selectDistinct({ operation: plannedFaults.operation })
      .from(plannedFaults);
    operations = new Set(rows.map((row) => row.operation));
  };
  const changed = async () => {
    await readOperations();
    await instances.notify('faults');
  };
  instances.onNotified('faults', readOperations);

  /** Takes one call from the first fault of the operation. A call at the same time waits and takes the next one. */
  const takeRow = (operation: string) =>
    database.transaction(async (transaction) => {
      const [next] = await transaction
        .select()
        .from(plannedFaults)
        .where(eq(plannedFaults.operation, operation))
        .orderBy(asc(plannedFaults.position))
        .for('update');
      if (next === undefined) return null;
      const row = eq(plannedFaults.position, next.position);
      if (next.times > 1) {
        await transaction
          .update(plannedFaults)
          .set({ times: next.times - 1 })
          .where(row);
      } else await transaction.delete(plannedFaults).where(row);
      return faultOf(next);
    });

  return {
    async add(fault) {
      await database.insert(plannedFaults).values(fault);
      await changed();
    },
    async replace(fault) {
      await database.transaction(async (transaction) => {
        await transaction.delete(plannedFaults);
        await transaction.insert(plannedFaults).values(fault);
      });
      await changed();
    },
    async list() {
      const rows = await database.select().from(plannedFaults).orderBy(asc(plannedFaults.position));
      return rows.map(faultOf);
    },
    async clear() {
      await database.delete(plannedFaults);
      await changed();
    },
    async take(operation) {
      while (operations.has(operation)) {
        const fault = await takeRow(operation);
        if (fault !== null && fault.times > 1) return fault;
        // Used up, here or by another instance; or another one was put in its place while this call waited for its row.
        await readOperations();
        if (fault !== null) return fault;
      }
      return null;
    },
  };
}
