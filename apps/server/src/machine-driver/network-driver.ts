/**
 * The port to the routers and tunnels of the rented machines, with the rules of `driver.ts`: every call may be asked again,
 * after a crash and by several instances at once, answers within seconds, and no row is locked meanwhile. Every method
 * throws a `MachineError` when the network does not do it; nothing may have changed then, or all of it, and the caller
 * either asks again or takes it back.
 */

/** A rented machine as its router knows it. */
export interface RoutedMachine {
  /** The router that the machine stands behind. */
  readonly gateway: string;
  /** The machine's address in the operator's network. */
  readonly intIpAddress: string;
}

/** A machine and one of its internet routes. */
interface MachineRoute extends RoutedMachine {
  /** The route's name, in the form 'WAN00 …'. */
  readonly route: string;
}

/** A device that shall reach one machine through the tunnel API of that machine. */
interface TunnelPeer {
  /** The machine's tunnel API, as its driver gave it: never an address that a customer sent. */
  readonly apiTunnel: string;
  /** WireGuard public key of the device, base64. */
  readonly publicKey: string;
}

/** A device that is to be added. */
interface NewTunnelPeer extends TunnelPeer {
  /** The device's own address in the tunnel, without a mask. */
  readonly address: string;
  /** The one address that it may reach, as /32. */
  readonly allowIp: string;
}

/** The other end of a tunnel. */
export interface TunnelServer {
  /** WireGuard public key, base64. */
  readonly publicKey: string;
  /** Host and port. */
  readonly endpoint: string;
}

/** What can be asked of the network. */
export interface NetworkDriver {
  /**
   * Sends a machine through a route, plain or rotating, in place of the plain route or of the default that it had.
   * @returns the route's public address
   */
  chooseRoute(route: MachineRoute): Promise<{ ip: string }>;
  /** Takes a machine off a route. One that does not use it is no error. */
  releaseRoute(route: MachineRoute): Promise<void>;
  /** Takes a machine off every route, because its rental is over. */
  releaseEveryRoute(machine: RoutedMachine): Promise<void>;
  /** Gives a rotating route a new public address. `ip` is the present one; null when it is unknown. */
  rotate(route: MachineRoute & { readonly ip: string | null }): Promise<{ ip: string }>;
  /** Lets a device in. Asked again with the same key it answers the same. */
  addPeer(peer: NewTunnelPeer): Promise<TunnelServer>;
  /** Removes a device. A missing one is no error. */
  removePeer(peer: TunnelPeer): Promise<void>;
}
