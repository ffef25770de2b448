/** Faults of a server with several instances, as rows of `planned_faults`: a fault affects calls to any instance. */
import { asc, eq } from 'drizzle-orm';
import { plannedFaults } from '../database/schema/server.ts';
import type { Database } from '../database/tables.ts';
import type { Instances } from '../instances/instances.ts';
import { faultKinds, faultMoments, type FaultStore, type PlannedFault } from './faults.ts';

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
