/**
 * The client's edge: what a backend that keeps the specification may answer, made what the types say. A field of section 3 that is
 * absent or null becomes what stands for it, and a list becomes a list whichever way it came.
 */
import type { OperationId } from '../operations.ts';
import { failure, ok, type Result } from '../result.ts';
import { completeList, completeRecord, isFields } from './complete-record.ts';
import { further, recordShapes, type RecordShape } from './record-shapes.ts';

type FirstId = keyof typeof recordShapes;

const isFirst = (id: OperationId): id is OperationId & FirstId => Object.hasOwn(recordShapes, id);

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
  if (isFirst(id)) return ok(completed(id, answer, recordShapes[id]));
  const known = further.find((one) => one === id);
  if (known === undefined) return ok(answer);
  try {
    const { cloudGroups, furtherShapes } = await import('./further-shapes.ts');
    const shape = furtherShapes[known];
    return ok(
      known === 'listCloudPackages' ? cloudGroups(answer, shape) : completed(id, answer, shape),
    );
  } catch {
    return failure('network');
  }
}

function completed(id: OperationId, answer: unknown, shape: RecordShape): unknown {
  if (records.has(id)) return isFields(answer) ? completeRecord(answer, shape) : answer;
  const rows = completeList(rowsOf(answer), shape);
  return plainLists.has(id) ? rows : { data: rows, total_page: pagesOf(answer, rows) };
}
