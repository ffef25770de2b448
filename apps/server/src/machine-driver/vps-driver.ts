import type { Provisioning } from './driver.ts';

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
   * Asks for the server of an order; asked again for the same order it tells how far it is. Its number may have been
   * another order's a moment ago: the server is `ready` only once nothing of the customer before is left on it.
   */
  provision(request: VpsRequest, now: Date): Promise<Provisioning<ProvisionedVps>>;
  /**
   * Takes the server of an order back: wipes it and frees it for the next customer. An order that has none is no error.
   * @throws MachineError when it could not; it is asked again later
   */
  release(orderId: string): Promise<void>;
}
