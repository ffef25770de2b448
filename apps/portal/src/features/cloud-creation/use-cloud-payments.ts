import { useState } from 'react';
import type { PaymentEnd } from '@tram/machines/payment';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { invalidate } from '../../data/invalidate.ts';
import { useLifecycles } from '../lifecycles/use-lifecycles.ts';
import { paymentWords } from '../payment/words.vi.ts';
import { createCloudPayments, type CloudOrder, type CloudPayments } from './cloud-payments.ts';
import { cloudCreationWords } from './words.vi.ts';

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
  const words = useWords(cloudCreationWords);
  const payment = useWords(paymentWords);
  const [orders] = useState(() => createCloudPayments(services));
  useLifecycles(
    () => orders.payments,
    (end: PaymentEnd<CloudOrder, null>, id: string) => {
      void invalidate(services, 'listCloudImages', 'listCloudPackages', 'getMyAccount', 'listLogs');
      switch (end.type) {
        case 'PAID':
          services.notify('valid', words.created, { keep: true });
          onCreated(id);
          break;
        case 'REFUSED':
          if (id !== shownId && end.error.kind !== 'unauthorized')
            services.notify('inValid', end.error.message);
          break;
        case 'UNCONFIRMED':
          if (id !== shownId) services.notify('warn', payment.unconfirmed.told);
          break;
        default:
          end satisfies never;
      }
    },
  );
  return orders;
}
