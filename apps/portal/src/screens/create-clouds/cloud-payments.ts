import { newIdempotencyKey } from '@tram/api/idempotency-key';
import { ok } from '@tram/api/result';
import { firstAndLastPage } from '@tram/machines/payment/evidence';
import type { PaymentEnd } from '@tram/machines/payment';
import { cloudPriceOf } from '@tram/machines/rules';
import type { Services } from '../../app/services.ts';
import { evidenceBy } from '../../features/payment/evidence.ts';
import { quoteBy } from '../../features/payment/quote.ts';
import { assertSameAccount, readEvidence } from '../../features/payment/read-evidence.ts';
import { createPaymentMemory } from '../../features/payment/payment-memory.ts';
import { createPayments, type Payments } from '../../features/payment/payments.ts';
import { useServices } from '../../app/services-context.ts';
import { hasFields } from '../../app/stored.ts';
import { useWords } from '../../app/words.ts';
import { invalidate } from '../../data/query-client.ts';
import { useLifecycles } from '../../features/lifecycles/use-lifecycles.ts';
import { chargedDetail, notifyRefusedAction } from '../../features/payment/notify-payment.ts';
import { paymentWords } from '../../features/payment/words.vi.ts';
import { createCloudsWords } from './words.vi.ts';

/** What is ordered: a machine of a package, under a name. */
interface CloudOrder {
  readonly cloud: string;
  /** As the customer gave it; empty takes the package's. */
  readonly name: string;
}

function isCloudOrder(value: unknown): value is CloudOrder {
  return hasFields(value, { cloud: 'string', name: 'string' });
}

/** The orders of cloud machines of a screen, one a package. */
export type CloudPayments = Payments<CloudOrder, null>;

/** Makes them over the portal's services; each order is charged once (interpretations, "Wire conventions"). */
export function createCloudPayments(
  services: Pick<Services, 'api' | 'config' | 'session'>,
): CloudPayments {
  const { api, session } = services;
  return createPayments<CloudOrder, null>(
    {
      send: assertSameAccount(session, async ({ order: { cloud, name }, key, total }, signal) => {
        const answer = await api.createCloudImage(
          { body: { cloud, name } },
          { signal, idempotencyKey: key, confirmedTotal: total },
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
      quote: quoteBy(
        services,
        async ({ cloud }, signal) => {
          const groups = await api.listCloudPackages({}, { signal, background: true });
          if (!groups.ok) return groups;
          const all = groups.value.flatMap(({ packages }) => packages);
          return ok(all.find(({ _id: id }) => id === cloud) ?? null);
        },
        ({ price }, { discount_cloud: discount }) => cloudPriceOf(price, [], discount).total,
      ),
    },
    createPaymentMemory('cloud', session.currentAccount(), isCloudOrder),
  );
}

/**
 * The orders of cloud machines for as long as the catalogue is shown: they say how they ended, and the lists follow.
 * @param shownId id of the package whose dialog is open, which says itself why it was refused; null for none
 * @param onCreated a machine of this package has been rented
 */
export function useCloudPayments(
  shownId: string | null,
  onCreated: (packageId: string) => void,
): CloudPayments {
  const services = useServices();
  const words = useWords(createCloudsWords).rental;
  const payment = useWords(paymentWords);
  return useLifecycles(
    () => createCloudPayments(services),
    (end: PaymentEnd<CloudOrder, null>, id: string) => {
      void invalidate(services, 'listCloudImages', 'listCloudPackages', 'getMyAccount', 'listLogs');
      switch (end.type) {
        case 'PAID':
          services.notify('valid', words.created, { ...chargedDetail(payment, end), keep: true });
          onCreated(id);
          break;
        case 'REFUSED':
          if (id !== shownId) notifyRefusedAction(services.notify, payment, end);
          break;
        case 'UNCONFIRMED':
          if (id !== shownId) services.notify('warn', payment.unconfirmed.told);
          break;
        default:
          end satisfies never;
      }
    },
  );
}
