import type { CloudImageOperation } from '@tram/machines/cloud-image/rules';
import { hardwarePricesOf } from '@tram/machines/hardware-request/rules';
import type { CloudMachine, CloudProgress, CloudTask } from '../machine-driver/driver.ts';
import type { Services } from '../services.ts';
import { type CloudImageRow, findCloudImage, type KnownCloudImage } from './cloud-machine.ts';

/** A cloud machine, as the driver needs it: with the hardware that was accepted. */
export function driverMachine({ image, itsPackage }: KnownCloudImage): CloudMachine {
  const isAccepted = hardwarePricesOf(image.acceptedAddHardwares, image.hardwares).length > 0;
  return {
    imageId: image.id,
    packageName: itsPackage.name,
    hardwares: isAccepted ? image.hardwares.map((hardware) => hardware.name) : [],
  };
}

/** A piece of work on a cloud machine, as the driver needs it. */
export function driverTask(known: KnownCloudImage, askedAt: Date): CloudTask {
  return { ...driverMachine(known), askedAt };
}

type CloudFindings = Partial<
  Pick<
    CloudImageRow,
    'hasMachine' | 'username' | 'password' | 'ipInt' | 'apiTunnel' | 'backupId' | 'backedUpAt'
  >
>;

/** The progress of a machine's operation. `operation` and `since` identify it. */
export interface OperationProgress {
  readonly operation: CloudImageOperation;
  readonly since: Date;
  readonly progress: CloudProgress<CloudFindings>;
}

function leaving<Result>(
  progress: CloudProgress<Result>,
  findings: (result: Result) => CloudFindings,
): CloudProgress<CloudFindings> {
  return progress.state === 'done' ? { ...progress, result: findings(progress.result) } : progress;
}

const nothing = () => ({});

/**
 * Asks the driver for the progress of a machine's operation, with no row locked. Null when there is none.
 * @param now the time to ask for; a moment to come asks a simulation how it will have ended
 */
export async function askDriver(
  services: Pick<Services, 'database' | 'cloudMachines'>,
  imageId: string,
  now: Date,
): Promise<OperationProgress | null> {
  const known = await findCloudImage(services.database, imageId);
  const operation = known?.image.operation ?? null;
  const since = known?.image.operationSince ?? null;
  if (known === undefined || operation === null || since === null) return null;
  const progress = await ask[operation](services.cloudMachines, known, since, now);
  return { operation, since, progress };
}

const ask: Readonly<
  Record<
    CloudImageOperation,
    (
      driver: Services['cloudMachines'],
      known: KnownCloudImage,
      since: Date,
      now: Date,
    ) => Promise<CloudProgress<CloudFindings>>
  >
> = {
  async start(driver, known, since, now) {
    const { machineNumber, hasMachine } = known.image;
    if (machineNumber === null) throw new Error(`${known.image.id} is started on no place`);
    const task = { ...driverTask(known, since), machineNumber, hasMachine };
    return leaving(await driver.start(task, now), ({ ipInt, apiTunnel, credentials }) => ({
      hasMachine: true,
      ipInt,
      apiTunnel,
      ...credentials,
    }));
  },
  restart: async (driver, known, since, now) =>
    leaving(await driver.restart(driverTask(known, since), now), nothing),
  shutdown: async (driver, known, since, now) =>
    leaving(await driver.shutdown(driverTask(known, since), now), nothing),
  backup: async (driver, known, since, now) =>
    leaving(await driver.backup(driverTask(known, since), now), ({ backupId }) => ({
      backupId,
      backedUpAt: since,
    })),
  async restore(driver, known, since, now) {
    const { backupId } = known.image;
    if (backupId === null) throw new Error(`${known.image.id} is restored from no backup`);
    const task = { ...driverTask(known, since), backupId };
    return leaving(await driver.restore(task, now), ({ username, password }) => ({
      hasMachine: true,
      username,
      password,
    }));
  },
  delete: async (driver, known, since, now) =>
    leaving(await driver.deleteMachine(driverTask(known, since), now), () => ({
      hasMachine: false,
      username: null,
      password: null,
    })),
};
