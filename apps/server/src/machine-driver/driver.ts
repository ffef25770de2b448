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

// The port to the virtual private servers that are rented out, with the same rules.

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

// The port to the cloud machines, with the same rules. Work that takes longer answers `pending` and is asked about again.
// The same machine, action and `askedAt` are the same piece of work: asked for again, it reports the progress and never
// begins a second time.

/** The progress of a piece of work. */
export type CloudProgress<Result = null> =
  | Unfinished
  | { readonly state: 'done'; readonly result: Result };

/** A customer's cloud machine, as the driver needs it. */
export interface CloudMachine {
  /** Its id, the same for as long as it is rented, whatever becomes of the virtual machine behind it. */
  readonly imageId: string;
  /** Name of the package, such as `Game Nặng`. */
  readonly packageName: string;
  /** Names of the additional hardware that it is to run with. */
  readonly hardwares: readonly string[];
}

/** A piece of work on a cloud machine. */
export interface CloudTask extends CloudMachine {
  /** When it was asked for first. */
  readonly askedAt: Date;
}

/** Work on a machine that runs, or is to run, on a place of its own. */
interface PlacedCloudTask extends CloudTask {
  /** Number of the place among those of its package, from 1. */
  readonly machineNumber: number;
}

/** The Windows user of a virtual machine. */
export interface CloudCredentials {
  readonly username: string;
  readonly password: string;
}

interface RunningCloudMachine {
  /** Its address in the operator's network. */
  readonly ipInt: string;
  /** Address of the service that makes tunnels to it; null when there is none. */
  readonly apiTunnel: string | null;
  /** The user of a new virtual machine; null when the existing one was kept. */
  readonly credentials: CloudCredentials | null;
}

/** What can be asked of cloud machines. */
export interface CloudMachineDriver {
  /** Makes the virtual machine of a rental. It does not run yet. */
  create(task: CloudTask, now: Date): Promise<CloudProgress<CloudCredentials>>;
  /**
   * Opens a Remote Desktop connection to the machine and answers its host and port, which its `.rdp` file names. Asked before
   * every start; the answer may be the same each time.
   * @throws MachineError when there is none: the machine is not started then
   */
  openRemoteDesktop(machine: CloudMachine): Promise<{ readonly ipRemote: string }>;
  /**
   * Starts the machine on its place.
   * @param task.hasMachine false when its virtual machine was thrown away: a new one is made
   */
  start(
    task: PlacedCloudTask & { readonly hasMachine: boolean },
    now: Date,
  ): Promise<CloudProgress<RunningCloudMachine>>;
  /** Restarts a machine that runs. One that could not be restarted keeps running. */
  restart(task: CloudTask, now: Date): Promise<CloudProgress>;
  /** Shuts a machine down and frees its place. One that is off already is done. */
  shutdown(task: CloudTask, now: Date): Promise<CloudProgress>;
  /** Keeps the machine's disk as its only backup, in place of an earlier one. */
  backup(task: CloudTask, now: Date): Promise<CloudProgress<{ readonly backupId: string }>>;
  /** Puts the disk of a backup in place, and makes the virtual machine that was thrown away. Answers the user of that disk. */
  restore(
    task: CloudTask & { readonly backupId: string },
    now: Date,
  ): Promise<CloudProgress<CloudCredentials>>;
  /** Throws the virtual machine away, also while it runs, and frees its place. Its backup is kept. */
  deleteMachine(task: CloudTask, now: Date): Promise<CloudProgress>;
  /**
   * Takes back everything of a rental that is over: virtual machine and backup. A rental that has nothing is no error.
   * @throws MachineError when it could not; it is asked again later
   */
  release(imageId: string): Promise<void>;
}

// The port to the routers and tunnels of the rented machines, with the same rules. Every method throws a `MachineError`
// when the network does not do it; nothing may have changed then, or all of it, and the caller either asks again or takes
// it back.

/** A rented machine as its router knows it. */
export interface RoutedMachine {
  /** The router that the machine stands behind. */
  readonly gateway: string;
  /** The machine's address in the operator's network. */
  readonly intIpAddress: string;
}

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
