/**
 * The port to the machines that are rented out. The simulated driver stands behind it by default; an operator who has
 * machines writes another one.
 *
 * Calls are asked again after a crash and by several instances at once, so each is idempotent: the same order asked for
 * again answers how far its machine is, and never makes a second one. A call answers within seconds; work that takes
 * longer answers `pending` and is asked again later. No database row is locked meanwhile.
 */

/** Which machine an order wants. */
export interface MachineRequest {
  readonly orderId: string;
  readonly imageId: string;
  /** Name of the package, such as `G4090`. */
  readonly packageName: string;
  /** Number of the machine among those of its package, from 1. */
  readonly machineNumber: number;
  /** When the order was made. */
  readonly orderedAt: Date;
}

/** A machine that is installed and reachable. */
export interface ProvisionedMachine {
  /** Its name in Windows, such as `TRAM-G4090-07`. */
  readonly computerName: string;
  /** Host, with its port, for Remote Desktop. */
  readonly remoteExtIp: string;
  /** Its address in the operator's network. */
  readonly intIpAddress: string;
  readonly userRemote: string;
  readonly passRdp: string;
  /** Token of the agent that runs on it. */
  readonly tokenPc: string;
  /** Its way to the internet. */
  readonly route: {
    readonly apiTunnel: string | null;
    /** The router that it stands behind; machines behind the same one share its rotating routes. */
    readonly gateway: string;
    /** Names of the internet routes to choose from. */
    readonly router: readonly string[];
    /** Names of those whose address rotates. */
    readonly routerXoay: readonly string[];
  };
}

/** How far a machine is. */
export type Provisioning<Machine = ProvisionedMachine> =
  | { readonly state: 'pending'; readonly askAgainAt: Date }
  | { readonly state: 'ready'; readonly machine: Machine }
  | {
      readonly state: 'failed';
      /** For the operator's log; customers read a message of ours. */
      readonly reason: string;
    };

/** A rented machine, as an action needs it. */
export interface RentedMachine {
  readonly imageId: string;
  readonly computerName: string;
  readonly intIpAddress: string;
}

/** The machine did not do what was asked. Its message is for the operator's log. */
export class MachineError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MachineError';
  }
}

/** What can be asked of machines. Every method but `provision` throws a `MachineError` when the machine does not do it. */
export interface MachineDriver {
  /** Asks for the machine of an order; asked again for the same order it tells how far it is. */
  provision(request: MachineRequest, now: Date): Promise<Provisioning>;
  /** Powers it on (wake on LAN). A machine that is on stays on. */
  wake(machine: RentedMachine): Promise<void>;
  /** Cuts the remote session and sets a new password, which it answers. */
  reconnect(machine: RentedMachine): Promise<{ passRdp: string }>;
  /** Restarts it. */
  reset(machine: RentedMachine): Promise<void>;
  /** Takes the machine of an order back: wipes it and shuts it down. An order that has none is no error. */
  release(orderId: string): Promise<void>;
}
