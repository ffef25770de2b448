import { newIdempotencyKey } from '@tram/api/idempotency-key';
import type { OperatingSystem, VpsOrder } from '@tram/api/types';
import { OPERATING_SYSTEMS } from '@tram/machines/validation';
import type { Services } from '../../app/services.ts';
import { inNameOf } from '../payment/in-name-of.ts';
import { createPaymentMemory } from '../payment/payment-memory.ts';
import { createPayments, type Payments } from '../payment/payments.ts';

/** What a customer pays for: a VPS of a configuration, or further months of one. */
export type VpsWish =
  | {
      readonly action: 'rent';
      readonly configId: string;
      /** Calendar months. */
      readonly months: number;
      readonly os: OperatingSystem;
    }
  | { readonly action: 'extend'; readonly orderId: string; readonly months: number };

export type VpsPayments = Payments<VpsWish, VpsOrder>;

/** Whether a stored value is a wish. */
export function isVpsWish(value: unknown): value is VpsWish {
  if (typeof value !== 'object' || value === null || !('action' in value)) return false;
  if (!('months' in value) || typeof value.months !== 'number') return false;
  switch (value.action) {
    case 'rent':
      return (
        'configId' in value &&
        typeof value.configId === 'string' &&
        'os' in value &&
        OPERATING_SYSTEMS.some((os) => os === value.os)
      );
    case 'extend':
      return 'orderId' in value && typeof value.orderId === 'string';
    default:
      return false;
  }
}

/** Id of the payment for a VPS of this configuration. */
export function rentPaymentId(configId: string): string {
  return `rent-${configId}`;
}

/** Id of the payment for further months of this order. */
export function extendPaymentId(orderId: string): string {
  return `extend-${orderId}`;
}

/** The payments for VPS over the portal's services. */
export function createVpsPayments({
  api,
  session,
}: Pick<Services, 'api' | 'session'>): VpsPayments {
  return createPayments<VpsWish, VpsOrder>(
    {
      send: inNameOf(session, ({ order, key }, signal) => {
        const options = { signal, idempotencyKey: key };
        if (order.action === 'rent') {
          const { configId, months, os } = order;
          return api.createVpsOrder(
            { body: { config_id: configId, rental_period: months, os } },
            options,
          );
        }
        const { orderId, months } = order;
        return api.extendVpsOrder(
          { path: { id: orderId }, body: { rental_period: months } },
          options,
        );
      }),
      newKey: newIdempotencyKey,
    },
    createPaymentMemory('vps', session.currentAccount(), isVpsWish),
  );
}
