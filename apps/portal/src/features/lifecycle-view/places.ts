import type { Recharge } from '@tram/api/types';
import type { CloudImageView } from '@tram/machines/cloud-image';
import type { PcImageView } from '@tram/machines/pc-image';
import { rechargeStatusOf } from '@tram/machines/recharge-qr/rules';

/** Where a PC is on its diagram, the part that matters most first. */
export function pcPlace(view: PcImageView): readonly string[] {
  return [
    `status.${view.status}`,
    `payment.${view.payment.step}`,
    `operation.${view.operation.step}`,
  ];
}

/** Where a cloud machine is on its diagram. */
export function cloudPlace(view: CloudImageView): readonly string[] {
  return [
    `status.${view.status}`,
    `command.${view.command.step}`,
    `payment.${view.payment.step}`,
    `download.${view.download.step}`,
  ];
}

/** Where a top-up of the history is on the diagram of top-ups; nowhere for a status that this version does not know. */
export function rechargePlace(recharge: Recharge): readonly string[] {
  const status = rechargeStatusOf(recharge.is_succeeded);
  switch (status) {
    case 'pending':
      return ['awaiting'];
    case 'successful':
      return ['paid'];
    case 'cancelled':
      return ['cancelled'];
    case 'timed-out':
      return ['expired'];
    case null:
      return [];
    default:
      return status satisfies never;
  }
}
