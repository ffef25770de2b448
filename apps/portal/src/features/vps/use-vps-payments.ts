import { created, extended } from '@tram/api/error-catalogue';
import type { PaymentEnd } from '@tram/machines/payment';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { invalidate } from '../../data/query-client.ts';
import { useLifecycles } from '../lifecycles/use-lifecycles.ts';
import { paymentWords } from '../payment/words.vi.ts';
import {
  createVpsPayments,
  type PaidVps,
  type VpsPayments,
  type VpsIntention,
} from './vps-payments.ts';
import { vpsWords } from './words.vi.ts';

/**
 * The payments for VPS while one of their screens is shown. How each ends is told by a notice (specification, section 8), and
 * what it has changed is read again.
 */
export function useVpsPayments(): VpsPayments {
  const services = useServices();
  const words = useWords(vpsWords);
  const payment = useWords(paymentWords);
  return useLifecycles(
    () => createVpsPayments(services),
    (end: PaymentEnd<VpsIntention, PaidVps | null>) => {
      switch (end.type) {
        case 'PAID': {
          const { answer } = end;
          const about =
            answer === null ? {} : { detail: words.about(answer.config, words.systems[answer.os]) };
          // The order is shown by the next screen.
          if (end.order.action === 'rent')
            services.notify('valid', created, { ...about, keep: true });
          else services.notify('valid', extended, about);
          break;
        }
        case 'REFUSED':
          if (end.error.kind !== 'unauthorized' && end.error.kind !== 'aborted')
            services.notify('inValid', end.error.message);
          break;
        case 'UNCONFIRMED':
          services.notify('warn', payment.unconfirmed.told);
          break;
        default:
          end satisfies never;
      }
      void invalidate(services, 'listVpsOrders', 'getMyAccount', 'listLogs');
    },
  );
}
