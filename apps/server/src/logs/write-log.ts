import { foldForSearch } from '@tram/machines/rules';
import { newId } from '../database/columns.ts';
import { logs } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

/** One line of an account's log. */
export interface LogLine {
  readonly accountId: string;
  /** Name of the package concerned, such as `G1080`; null when none is. */
  readonly group: string | null;
  /** Vietnamese, for the customer. A new RDP password may be in it: only the owner reads the line. */
  readonly message: string;
}

/** Writes a line into an account's log, in the unit of what it tells. */
export async function writeLog(unit: UnitOfWork, line: LogLine): Promise<typeof logs.$inferSelect> {
  const id = newId();
  const [written] = await unit.transaction
    .insert(logs)
    .values({
      id,
      ...line,
      folded: foldForSearch([id, line.group ?? '', line.message].join(' ')),
      createdAt: unit.now,
    })
    .returning();
  if (written === undefined) throw new Error('the log line was not written');
  return written;
}
