import type { OperationId } from '@tram/api/operations';

/** Operations that stand for the others in the quick tier: one that is read by, one act and one payment. */
const quick: ReadonlySet<string> = new Set<OperationId>(['listOrders', 'wakeImage', 'createOrder']);

/** The tag of an operation's test. */
export function quickTag(operation: string): string[] {
  return quick.has(operation) ? ['@quick'] : [];
}
