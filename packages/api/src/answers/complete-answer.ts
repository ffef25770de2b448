/**
 * Makes the answers of any backend that follows the specification fit the types. A field of section 3 that is
 * absent or null gets its default, and a list in any form becomes an array.
 */
import { type Operation, type OperationId, operations } from '../operations.ts';
import { failure, ok, type Result } from '../result.ts';
import { completeFirst, isFirstOperation } from './complete-record.ts';

/** Whether the specification shows the answer of an operation as records: no file, and no message. */
function answersRecords(id: OperationId): boolean {
  const { method, sideEffect, answer, optionalBody }: Operation = operations[id];
  const isRead = method === 'GET' && sideEffect === undefined && answer === undefined;
  return (isRead && optionalBody === undefined) || id === 'createImage';
}

/**
 * A successful answer as the types of the contract have it. Of calls whose answer the specification does not show, and of what is no
 * record at all, nothing is changed. Operations of no first screen are completed by code that is loaded with them. Never rejects.
 */
export async function completeAnswer(id: OperationId, answer: unknown): Promise<Result<unknown>> {
  if (isFirstOperation(id)) return ok(completeFirst(id, answer));
  if (!answersRecords(id)) return ok(answer);
  try {
    const { completeFurther } = await import('./further-shapes.ts');
    return ok(completeFurther(id, answer));
  } catch {
    return failure('network');
  }
}
