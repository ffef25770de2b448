import type { OperationId } from '@tram/api/operations';

/** Operations that stand for the others in the quick tier: one that is read by and one act. Payments have `refusals.spec.ts`. */
const quick: ReadonlySet<string> = new Set<OperationId>(['listOrders', 'wakeImage']);

/** The tag of an operation's test. */
export function quickTag(operation: string): string[] {
  return quick.has(operation) ? ['@quick'] : [];
}
