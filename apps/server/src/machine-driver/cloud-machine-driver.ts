/**
 * The port to the cloud machines, with the rules of `driver.ts`: every call may be asked again, after a crash and by
 * several instances at once, answers within seconds, and no row is locked meanwhile.
 *
 * Work that takes longer answers `pending` and is asked about again. The same machine, action and `askedAt` are the same
 * piece of work: asked for again, it reports the progress and never begins a second time.
 */

import type { Unfinished } from './driver.ts';

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

/** A cloud machine that runs. */
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
