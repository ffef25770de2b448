import type { CloudMachine, CloudTask } from '../machine-driver/cloud-machine-driver.ts';
import { hardwarePricesOf } from '@tram/machines/hardware-request/rules';
import type { KnownCloudImage } from './owned-cloud-image.ts';

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
