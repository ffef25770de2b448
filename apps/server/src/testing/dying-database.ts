import type { Database } from '../database/tables.ts';

/** When the process dies: with the work done and nothing kept, or with everything kept and nothing answered. */
export type DyingMoment = 'before-commit' | 'after-commit';

/** Ends this process as a power cut would: no handler, no flush, not one more statement. */
function die(): never {
  process.kill(process.pid, 'SIGKILL');
  // The signal arrives in a moment; nothing may happen until then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  throw new Error('the process lives on');
}

/** A database whose next transaction ends the process, as soon as `isArmed` says so. */
export function dyingDatabase(
  database: Database,
  moment: DyingMoment,
  isArmed: () => boolean,
): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const armed = isArmed();
    const result = await database.transaction(async (inner) => {
      const done = await work(inner);
      if (armed && moment === 'before-commit') die();
      return done;
    }, config);
    if (armed) die();
    return result;
  };
  // Everything else is the database's own.
  const dying: Database = Object.create(database, { transaction: { value: transaction } });
  return dying;
}
