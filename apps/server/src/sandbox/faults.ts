/** Faults that the sandbox injects into named operations, so that clients can be tried against a server that fails. */
import { setTimeout as delay } from 'node:timers/promises';

/** `fail`: an error answer. `stall`: the answer comes late. `break`: the connection is cut without an answer. */
export type FaultKind = 'fail' | 'stall' | 'break';

/** `before`: nothing has been done yet. `after`: the work is done and its answer is lost, late, or replaced by an error. */
export type FaultMoment = 'before' | 'after';

/** A fault that waits for calls of its operation. */
export interface InjectedFault {
  readonly operation: string;
  readonly kind: FaultKind;
  readonly moment: FaultMoment;
  /** Status of a failure. */
  readonly status: number;
  /** Delay of a stall, ms. */
  readonly delayMs: number;
}

/** A fault and how many calls it still meets. */
export interface PlannedFault extends InjectedFault {
  readonly times: number;
}

/** Keeps the faults and hands them out. */
export interface FaultPlan {
  /** Adds a fault for the next `times` calls of its operation, behind those already planned. */
  add(fault: PlannedFault): void;
  /** What is still to come. */
  list(): readonly PlannedFault[];
  clear(): void;
  /** Takes the next fault of an operation, or null. */
  take(operation: string): InjectedFault | null;
  /** Waits out a stall. Ends early, without an error, when the server stops. */
  stall(fault: InjectedFault): Promise<void>;
  /** Ends every stall. */
  stop(): void;
}

/** Builds an empty plan. */
export function createFaultPlan(): FaultPlan {
  let planned: PlannedFault[] = [];
  const stopping = new AbortController();
  return {
    add(fault) {
      planned.push(fault);
    },
    list: () => [...planned],
    clear() {
      planned = [];
    },
    take(operation) {
      const fault = planned.find((one) => one.operation === operation);
      if (fault === undefined) return null;
      const rest = { ...fault, times: fault.times - 1 };
      planned = planned.map((one) => (one === fault ? rest : one)).filter((one) => one.times > 0);
      return fault;
    },
    async stall(fault) {
      await delay(fault.delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    },
    stop() {
      stopping.abort();
    },
  };
}
