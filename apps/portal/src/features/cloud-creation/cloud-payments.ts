import { newIdempotencyKey } from '@tram/api/idempotency-key';
import { ok } from '@tram/api/result';
import { firstAndLastPage } from '@tram/machines/payment/evidence';
import type { Services } from '../../app/services.ts';
import { evidenceBy } from '../payment/evidence.ts';
import { assertSameAccount, readEvidence } from '../payment/read-evidence.ts';
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
  readonly payments: Payments<CloudOrder, null>;
  readonly memory: PaymentMemory<CloudOrder>;
}

/** Makes them over the portal's services; each order is charged once (interpretations, "Wire conventions"). */
export function createCloudPayments(
  services: Pick<Services, 'api' | 'config' | 'session'>,
): CloudPayments {
  const { api, session } = services;
  const memory = createPaymentMemory('cloud', session.currentAccount(), isCloudOrder);
  const payments = createPayments<CloudOrder, null>(
    {
      send: assertSameAccount(session, async ({ order: { cloud, name }, key }, signal) => {
        const answer = await api.createCloudImage(
          { body: { cloud, name } },
          { signal, idempotencyKey: key },
        );
        // The machine is shown by its list; its credentials are kept nowhere else.
        return answer.ok ? ok(null) : answer;
      }),
      newKey: newIdempotencyKey,
      evidence: evidenceBy(services, async () =>
        readEvidence(services, async (_, signal) => {
          // The order table has every machine, one that could not be made included.
          const images = await firstAndLastPage((page) =>
            api.listCloudImages(
              { query: { tab: 'cloud_order', page } },
              { signal, background: true },
            ),
          );
          if (!images.ok) return images;
          return ok(images.value.map((image) => ({ id: image._id, mark: '', answer: null })));
        }),
      ),
    },
    memory,
  );
  return { payments, memory };
}
