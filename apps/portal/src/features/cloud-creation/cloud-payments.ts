import { newIdempotencyKey } from '@tram/api/idempotency-key';
import type { CloudImage } from '@tram/api/types';
import type { Services } from '../../app/services.ts';
import { inNameOf } from '../payment/in-name-of.ts';
import { createPaymentMemory, type PaymentMemory } from '../payment/payment-memory.ts';
import { createPayments, type Payments } from '../payment/payments.ts';

/** What is ordered: a machine of a package, under a name. */
export interface CloudOrder {
  /** Id of the cloud package. */
  readonly cloud: string;
  /** As the customer gave it; empty takes the package's. */
  readonly name: string;
}

function isCloudOrder(value: unknown): value is CloudOrder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'cloud' in value &&
    typeof value.cloud === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}

/** The orders of cloud machines of a screen, one a package, and the memory of those without an answer. */
export interface CloudPayments {
  readonly payments: Payments<CloudOrder, CloudImage>;
  readonly memory: PaymentMemory<CloudOrder>;
}

/** Makes them over the portal's services; each order is charged once (interpretations, "Wire conventions"). */
export function createCloudPayments({
  api,
  session,
}: Pick<Services, 'api' | 'session'>): CloudPayments {
  const memory = createPaymentMemory('cloud', session.currentAccount(), isCloudOrder);
  const payments = createPayments<CloudOrder, CloudImage>(
    {
      send: inNameOf(session, ({ order: { cloud, name }, key }, signal) =>
        api.createCloudImage({ body: { cloud, name } }, { signal, idempotencyKey: key }),
      ),
      newKey: newIdempotencyKey,
    },
    memory,
  );
  return { payments, memory };
}
