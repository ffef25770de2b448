import type { RentedMachine } from '../machine-driver/driver.ts';
import { Refusal } from '../services.ts';
import type { ImageRow } from './owned-image.ts';

/**
 * The machine behind an installed PC.
 * @throws Refusal 409 while the PC is not rented or waits for its machine
 */
export function installedMachine(image: ImageRow): RentedMachine {
  if (image.isBooting) throw new Refusal(409, 'Image đang được boot');
  if (!image.isInstalled || image.computerName === null || image.intIpAddress === null) {
    throw new Refusal(409, 'PC chưa được thuê nên chưa dùng được chức năng này');
  }
  return {
    imageId: image.id,
    computerName: image.computerName,
    intIpAddress: image.intIpAddress,
  };
}
