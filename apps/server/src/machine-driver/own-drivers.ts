/** Loads the operator's own drivers from the ES module that `TRAM_MACHINE_DRIVER` names. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from '../services.ts';
import { type Settings, SettingsError } from '../settings.ts';
import type { TunnelInstallers } from '../tunnels/installers.ts';
import {
  type CloudMachineDriver,
  type MachineDriver,
  MachineError,
  type NetworkDriver,
  type VpsDriver,
} from './driver.ts';

/** One driver for each kind of machine, and for the network between them and their customers. */
export interface Drivers {
  /** PCs. */
  readonly machines: MachineDriver;
  readonly cloudMachines: CloudMachineDriver;
  /** Virtual private servers. */
  readonly servers: VpsDriver;
  /** Internet routes and tunnels. */
  readonly network: NetworkDriver;
  /** Installers of the tunnel client; null where none are built. */
  readonly installers: TunnelInstallers | null;
}

/** What a module's `createDrivers` is given: the log, and the settings that concern it. The server's secrets do not. */
interface OwnDriverParts {
  readonly settings: Pick<Settings, 'mode' | 'dataDir' | 'origin' | 'runtimeConfig'>;
  readonly log: Logger;
}

/** The functions of a driver. Every one has to be there: a missing one would be noticed by a customer. */
type Functions<Driver> = Readonly<Record<keyof Driver, true>>;

const ofMachines: Functions<MachineDriver> = {
  provision: true,
  wake: true,
  reconnect: true,
  reset: true,
  release: true,
};
const ofCloudMachines: Functions<CloudMachineDriver> = {
  create: true,
  openRemoteDesktop: true,
  start: true,
  restart: true,
  shutdown: true,
  backup: true,
  restore: true,
  deleteMachine: true,
  release: true,
};
const ofServers: Functions<VpsDriver> = { provision: true, release: true };
const ofNetwork: Functions<NetworkDriver> = {
  chooseRoute: true,
  releaseRoute: true,
  releaseEveryRoute: true,
  rotate: true,
  addPeer: true,
  removePeer: true,
};
const ofInstallers: Functions<TunnelInstallers> = { build: true };

const names = ['machines', 'cloudMachines', 'servers', 'network', 'installers'] as const;

/**
 * Loads the module and has its `createDrivers({ settings, log })` make the drivers.
 * @param module an absolute path, or the name of a package that this server can import
 * @returns those that it gives; the others are left to the server
 * @throws SettingsError naming what the module lacks
 */
export async function loadOwnDrivers(
  module: string,
  { settings, log }: OwnDriverParts,
): Promise<Partial<Drivers>> {
  const create = await createDriversOf(module);
  const { mode, dataDir, origin, runtimeConfig } = settings;
  const made = await create({ settings: { mode, dataDir, origin, runtimeConfig }, log });
  if (typeof made !== 'object' || made === null)
    throw unusable(module, 'createDrivers gives nothing');
  const given = Object.keys(made);
  const unknown = given.find((name) => !names.some((one) => one === name));
  if (unknown !== undefined || given.length === 0) {
    throw unusable(
      module,
      `createDrivers gives ${unknown ?? 'nothing'}, and should give some of ${names.join(', ')}`,
    );
  }
  const driver = <Driver extends object>(name: (typeof names)[number], wanted: Functions<Driver>) =>
    driverOf(module, name, Reflect.get(made, name), wanted);
  const own = {
    machines: driver('machines', ofMachines),
    cloudMachines: driver('cloudMachines', ofCloudMachines),
    servers: driver('servers', ofServers),
    network: driver('network', ofNetwork),
    installers: driver('installers', ofInstallers),
  };
  log.info({ module, drivers: given }, 'the operator’s own drivers are in place');
  return withoutMissing(own);
}

function unusable(module: string, fault: string): SettingsError {
  return new SettingsError(`TRAM_MACHINE_DRIVER, ${module}: ${fault}`);
}

type CreateDrivers = (parts: OwnDriverParts) => unknown;

async function createDriversOf(module: string): Promise<CreateDrivers> {
  const address = path.isAbsolute(module) ? pathToFileURL(module).href : module;
  let exported: object;
  try {
    exported = Object(await import(address));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw unusable(module, `cannot be loaded (${code ?? message})`);
  }
  const create: unknown = Reflect.get(exported, 'createDrivers');
  if (!isFunction(create)) throw unusable(module, 'has no function createDrivers');
  return create;
}

function isFunction(value: unknown): value is (...parameters: unknown[]) => unknown {
  return typeof value === 'function';
}

function driverOf<Driver extends object>(
  module: string,
  name: string,
  value: unknown,
  wanted: Functions<Driver>,
): Driver | undefined {
  if (value === undefined) return undefined;
  const missing = missingIn(value, wanted);
  if (missing.length > 0 || !isDriver(value, wanted)) {
    throw unusable(module, `${name} lacks ${missing.join(', ')}`);
  }
  return throwingMachineErrors(value);
}

function missingIn(value: unknown, wanted: object): string[] {
  return Object.keys(wanted).filter((method) => !isFunction(Reflect.get(Object(value), method)));
}

/** What the functions take and give is in the hands of who wrote them, as in every other driver. */
function isDriver<Driver extends object>(
  value: unknown,
  wanted: Functions<Driver>,
): value is Driver {
  return missingIn(value, wanted).length === 0;
}

/**
 * A module from elsewhere cannot import our `MachineError`: an error of that name is one as well. Every other error is a fault
 * of the program, and is logged as such.
 */
function throwingMachineErrors<Driver extends object>(driver: Driver): Driver {
  return new Proxy(driver, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (!isFunction(member)) return member;
      return async (...parameters: unknown[]): Promise<unknown> => {
        try {
          return await Reflect.apply(member, target, parameters);
        } catch (error) {
          const isMachines = error instanceof Error && error.name === 'MachineError';
          throw isMachines ? new MachineError(error.message) : error;
        }
      };
    },
  });
}

function withoutMissing(drivers: {
  readonly [Name in keyof Drivers]: Drivers[Name] | undefined;
}): Partial<Drivers> {
  const { machines, cloudMachines, servers, network, installers } = drivers;
  return {
    ...(machines === undefined ? {} : { machines }),
    ...(cloudMachines === undefined ? {} : { cloudMachines }),
    ...(servers === undefined ? {} : { servers }),
    ...(network === undefined ? {} : { network }),
    ...(installers === undefined ? {} : { installers }),
  };
}
