import { created, extended } from '@tram/api/error-catalogue';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { readAgain } from '../../data/read-again.ts';
import { usePayments } from '../payment/use-payments.ts';
import { createVpsPayments, type VpsPayments } from './vps-payments.ts';
import { vpsWords } from './words.vi.ts';

/**
 * The payments for VPS while one of their screens is shown. How each ends is told by a notice (specification, section 8), and
 * what it has changed is read again.
 */
export function useVpsPayments(): VpsPayments {
  const services = useServices();
  const words = useWords(vpsWords);
  return usePayments(
    () => createVpsPayments(services),
    (_, end) => {
      if (end.type === 'PAID') {
        const { config, os } = end.answer.vps;
        const detail = words.about(config.config_name, words.systems[os]);
        // The order is shown by the next screen.
        if (end.order.action === 'rent') services.notify('valid', created, { detail, keep: true });
        else services.notify('valid', extended, { detail });
      } else if (end.error.kind !== 'unauthorized' && end.error.kind !== 'aborted') {
        services.notify('inValid', end.error.message);
      }
      void readAgain(services, 'listVpsOrders', 'getMyAccount', 'listLogs');
    },
  );
}
