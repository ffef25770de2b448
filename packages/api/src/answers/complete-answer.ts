/**
 * The client's edge: what a backend that keeps the specification may answer, made what the types say. A field of section 3 that is
 * absent or null becomes what stands for it, and a list becomes a list whichever way it came.
 */
import type { OperationId } from '../operations.ts';
import { failure, ok, type Result } from '../result.ts';
import { completeList, completeRecord, isFields } from './complete-record.ts';
import { recordShapes } from './record-shapes.ts';

type Shaped = keyof typeof recordShapes;

const isShaped = (id: OperationId): id is OperationId & Shaped => Object.hasOwn(recordShapes, id);

/** Lists that the contract answers as arrays. */
const plainLists: ReadonlySet<OperationId> = new Set([
  'listPackages',
  'listPackagesOfCategory',
  'listCategories',
  'listBanks',
  'listComputerConfigs',
]);

/** Answers of a single record. */
const records: ReadonlySet<OperationId> = new Set([
  'getMyAccount',
  'getNotification',
  'createImage',
]);

/** The rows of a list that came as an array, or under `data`. */
function rowsOf(answer: unknown): unknown {
  return isFields(answer) ? answer['data'] : answer;
}

/** How many pages there are: what the answer says, or the one that it is. */
function pagesOf(answer: unknown, rows: readonly unknown[]): number {
  const said = isFields(answer) ? Number(answer['total_page'] ?? Number.NaN) : Number.NaN;
  if (Number.isInteger(said) && said >= 0) return said;
  return rows.length === 0 ? 0 : 1;
}

/**
 * A successful answer as the types of the contract have it. Of calls whose answer the specification does not show, and of what is no
 * record at all, nothing is changed. Never rejects.
 */
export async function completeAnswer(id: OperationId, answer: unknown): Promise<Result<unknown>> {
  if (id !== 'listCloudPackages') return ok(completed(id, answer));
  try {
    // One screen needs it: no first load carries it.
    const { cloudGroups } = await import('./cloud-groups.ts');
    return ok(cloudGroups(answer, recordShapes[id]));
  } catch {
    return failure('network');
  }
}

function completed(id: OperationId, answer: unknown): unknown {
  if (!isShaped(id)) return answer;
  const shape = recordShapes[id];
  if (records.has(id)) return isFields(answer) ? completeRecord(answer, shape) : answer;
  const rows = completeList(rowsOf(answer), shape);
  return plainLists.has(id) ? rows : { data: rows, total_page: pagesOf(answer, rows) };
}
