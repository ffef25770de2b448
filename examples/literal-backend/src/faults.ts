/**
 * What may happen to the answer of a call that has been carried out.
 *
 * - `lost`: the connection breaks before a byte of the answer.
 * - `failed`: 500.
 * - `empty`: a success without a body.
 * - `late`: the answer waits until the promise resolves.
 */
type Fault =
  | { readonly kind: 'lost' | 'failed' | 'empty' }
  | { readonly kind: 'late'; readonly until: Promise<void> };

export interface Faults {
  /**
   * Plans what happens to the next answer of a call; planned again, to the one after it, and so on. A refusal is answered as usual,
   * and does not use up the plan.
   * @param call method and path, as in the table: `PATCH /orders-vps/{id}`
   * @throws RangeError where there is no such call
   */
  next(call: string, fault: Fault): void;
}

/** Faults as the server takes them. */
export interface PlannedFaults extends Faults {
  take(call: string): Fault | undefined;
}

export function createFaults(calls: readonly string[]): PlannedFaults {
  const planned = new Map<string, Fault[]>(calls.map((call) => [call, []]));
  return {
    next(call, fault) {
      const faults = planned.get(call);
      if (faults === undefined) throw new RangeError(`there is no call ${call}`);
      faults.push(fault);
    },
    take: (call) => planned.get(call)?.shift(),
  };
}
