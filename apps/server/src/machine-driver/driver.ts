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

/** Work that is not done yet, or that has failed. */
export type Unfinished =
  | { readonly state: 'pending'; readonly askAgainAt: Date }
  | {
      readonly state: 'failed';
      /** For the operator's log; customers read a message of the server's own. */
      readonly reason: string;
    };

/** The progress of a machine that is being made. */
export type Provisioning<Machine = ProvisionedMachine> =
  | Unfinished
  | { readonly state: 'ready'; readonly machine: Machine };

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
  /** Asks for the machine of an order; asked again for the same order, it reports the progress. */
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

/**
 * The port to the virtual private servers that are rented out, with the rules of `driver.ts`: every call may be asked
 * again, after a crash and by several instances at once, answers within seconds, and no row is locked meanwhile.
 */

/** Operating systems, as the contract names them. */
export type VpsOs = 'window server' | 'ubuntu';

/** Which server an order wants. */
export interface VpsRequest {
  readonly orderId: string;
  /** Id of the server on the wire, which the order shows. */
  readonly vpsId: string;
  /** Name of the configuration, such as `VPS 4`. */
  readonly configName: string;
  /** Number of the server among those of its configuration, from 1. */
  readonly machineNumber: number;
  readonly os: VpsOs;
  /** When the order was made. */
  readonly orderedAt: Date;
}

/** A server that runs and can be reached. */
export interface ProvisionedVps {
  readonly user: string;
  readonly pass: string;
  /** Host with its port, reached by SSH (Ubuntu) or Remote Desktop (Windows). */
  readonly address: string;
  /** Its address in the operator's network. */
  readonly intIp: string;
  /** Address of the service that makes tunnels to it; null when there is none. */
  readonly apiTunnel: string | null;
}

/** What can be asked of virtual private servers. */
export interface VpsDriver {
  /**
   * Asks for the server of an order; asked again for the same order, it reports the progress. Its number may have been
   * another order's a moment ago: the server is `ready` only once nothing of the customer before is left on it.
   */
  provision(request: VpsRequest, now: Date): Promise<Provisioning<ProvisionedVps>>;
  /**
   * Takes the server of an order back: wipes it and frees it for the next customer. An order that has none is no error.
   * @throws MachineError when it could not; it is asked again later
   */
  release(orderId: string): Promise<void>;
}
