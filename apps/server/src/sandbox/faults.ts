/** Faults that the sandbox injects into named operations, so that clients can be tried against a server that fails. */

import { setTimeout as delay } from 'node:timers/promises';
import type { CloudMachineAction } from '../machine-driver/simulated-cloud-driver.ts';
import type { MachineAction } from '../machine-driver/simulated-driver.ts';
import type { NetworkAction } from '../machine-driver/simulated-network.ts';
import type { VpsAction } from '../machine-driver/simulated-vps-driver.ts';

/** Actions of the simulated machines, which a fault can name beside the operations: the next ones fail. */
export const machineActions = [
  'machine.provision',
  'machine.wake',
  'machine.reconnect',
  'machine.reset',
  'vps.provision',
  'cloud.create',
  'cloud.start',
  'cloud.restart',
  'cloud.shutdown',
  'cloud.backup',
  'cloud.restore',
  'cloud.delete',
  'cloud.rdp',
  'network.choose',
  'network.rotate',
  'network.tunnel',
] as const satisfies readonly (MachineAction | VpsAction | CloudMachineAction | NetworkAction)[];

/** The name of such an action. */
export type MachineFault = (typeof machineActions)[number];

/**
 * `fail`: an error answer. `stall`: the answer comes late. `break`: the connection is cut without an answer. `garble`: a
 * success whose JSON ends in the middle.
 */
export const faultKinds = ['fail', 'stall', 'break', 'garble'] as const;
/** What a fault does. */
type FaultKind = (typeof faultKinds)[number];

/** `before`: nothing has been done yet. `after`: the work is done and its answer is lost, late, or replaced by an error. */
export const faultMoments = ['before', 'after'] as const;
/** When a fault affects a call. */
type FaultMoment = (typeof faultMoments)[number];

/** A fault that waits for calls of its operation. */
export interface InjectedFault {
  readonly operation: string;
  readonly kind: FaultKind;
  readonly moment: FaultMoment;
  /** Status of a failure. */
  readonly status: number;
  /** The words of a failure; null for those of an unknown error. */
  readonly message: string | null;
  /** Delay of a stall, ms. */
  readonly delayMs: number;
}

/** A fault and how many calls it still affects. */
export interface PlannedFault extends InjectedFault {
  readonly times: number;
}

/** Where the faults are kept: in memory, or in the database that several instances share. */
export interface FaultStore {
  /** Adds a fault for the next `times` calls of its operation, behind those already planned. */
  add(fault: PlannedFault): Promise<void>;
  /** Replaces all planned faults by this one; no call in between goes without a fault. */
  replace(fault: PlannedFault): Promise<void>;
  /** What is still to come. */
  list(): Promise<readonly PlannedFault[]>;
  clear(): Promise<void>;
  /** Takes the next fault of an operation, or null. Asks no database while none is planned. */
  take(operation: string): Promise<InjectedFault | null>;
}

/** Stores the faults and gives each call its own. */
export interface FaultPlan extends FaultStore {
  /** Waits out a stall. Ends early, without an error, when the server stops. */
  stall(fault: InjectedFault): Promise<void>;
  /** Ends every stall. */
  stop(): void;
}

/** Builds a plan over what is kept. */
export function createFaultPlan(store: FaultStore): FaultPlan {
  const stopping = new AbortController();
  return {
    ...store,
    async stall(fault) {
      await delay(fault.delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    },
    stop() {
      stopping.abort();
    },
  };
}

/** Faults of a server that is alone; they end with its process. */
export function createFaultsInMemory(): FaultStore {
  let planned: PlannedFault[] = [];
  return {
    async add(fault) {
      planned.push(fault);
    },
    async replace(fault) {
      planned = [fault];
    },
    list: async () => [...planned],
    async clear() {
      planned = [];
    },
    async take(operation) {
      const fault = planned.find((one) => one.operation === operation);
      if (fault === undefined) return null;
      const rest = { ...fault, times: fault.times - 1 };
      planned = planned.map((one) => (one === fault ? rest : one)).filter((one) => one.times > 0);
      return fault;
    },
  };
}
