import { type OperationId, operationIds } from '@tram/api/operations';
import { type FaultName, losses, type MatrixFault, refusals } from './faults.ts';

/** One operation of each kind, tested with every fault in the browser: a read, an action, a payment. */
const representatives: ReadonlySet<string> = new Set<OperationId>([
  'listOrders',
  'wakeImage',
  'createOrder',
]);

/** The faults for which an operation has its own words. */
type Said = Partial<Readonly<Record<FaultName, string | RegExp>>>;

/** One of the faults, another one for the next operation of the contract. */
function inTurn(operation: string, faults: readonly MatrixFault[]): readonly MatrixFault[] {
  const place = operationIds.findIndex((id) => id === operation) % faults.length;
  return faults.slice(place, place + 1);
}

/** The faults that are tested, and one for each further wording. */
function withOwnWords(
  met: readonly MatrixFault[],
  all: readonly MatrixFault[],
  said: Said,
): readonly MatrixFault[] {
  const chosen = [...met];
  for (const fault of all) {
    const words = said[fault.name];
    const isNew = words !== undefined && !chosen.some(({ name }) => said[name] === words);
    if (isNew) chosen.push(fault);
  }
  return chosen;
}

/**
 * The refusals and the losses that an operation is tested with in the browser. One operation of each kind has all of them; each other
 * one a refusal and a loss in turn, and those for which it has its own words. That every operation passes all of them on with
 * the right words is proven of the client (`packages/api/src/client.faults.test.ts`).
 */
export function faultsTestedOn(
  operation: string,
  said: Said = {},
): { readonly refusals: readonly MatrixFault[]; readonly losses: readonly MatrixFault[] } {
  if (representatives.has(operation)) return { refusals, losses };
  return {
    refusals: withOwnWords(inTurn(operation, refusals), refusals, said),
    losses: withOwnWords(inTurn(operation, losses), losses, said),
  };
}
