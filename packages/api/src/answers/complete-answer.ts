/**
 * The client's edge: what a backend that keeps the specification may answer, made what the types say. A field of section 3 that is
 * absent or null gets its default, and a list in any form becomes an array.
 */
import { type Operation, type OperationId, operations } from '../operations.ts';
import { failure, ok, type Result } from '../result.ts';
import { completePage, completeRecord, isFields, recordShapes } from './complete-record.ts';

/** Whether the specification shows what an operation answers, as records: not a file, and no words about what was done. */
function answersRecords(id: OperationId): boolean {
  const { method, sideEffect, answer, optionalBody }: Operation = operations[id];
  const isRead = method === 'GET' && sideEffect === undefined && answer === undefined;
  return (isRead && optionalBody === undefined) || id === 'createImage';
}

/**
 * A successful answer as the types of the contract have it. Of calls whose answer the specification does not show, and of what is no
 * record at all, nothing is changed. What no first screen asks for is completed by code that is loaded with it. Never rejects.
 */
export async function completeAnswer(id: OperationId, answer: unknown): Promise<Result<unknown>> {
  if (id === 'listImages') return ok(completePage(answer, recordShapes[id]));
  if (id === 'getMyAccount')
    return ok(isFields(answer) ? completeRecord(answer, recordShapes[id]) : answer);
  if (!answersRecords(id)) return ok(answer);
  try {
    const { completeFurther } = await import('./further-shapes.ts');
    return ok(completeFurther(id, answer));
  } catch {
    return failure('network');
  }
}
