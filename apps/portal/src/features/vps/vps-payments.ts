import { newIdempotencyKey } from '@tram/api/idempotency-key';
import { findRow } from '@tram/api/pages';
import { ok } from '@tram/api/result';
import type { OperatingSystem, Vps, VpsOrder } from '@tram/api/types';
import type { PaymentEnd, Port } from '@tram/machines/payment';
import { firstAndLastPage, type Trace } from '@tram/machines/payment/evidence';
import { vpsPrice } from '@tram/machines/rules';
import { OPERATING_SYSTEMS } from '@tram/machines/validation';
import { created, extended } from '@tram/api/error-catalogue';
import type { Services } from '../../app/services.ts';
import { evidenceBy } from '../payment/evidence.ts';
import { quoteBy } from '../payment/quote.ts';
import { assertSameAccount, readEvidence } from '../payment/read-evidence.ts';
import { createPaymentMemory } from '../payment/payment-memory.ts';
import { createPayments, type Payments } from '../payment/payments.ts';
import { useServices } from '../../app/services-context.ts';
import { hasFields } from '../../app/stored.ts';
import { useWords } from '../../app/words.ts';
import { invalidate } from '../../data/query-client.ts';
import { useLifecycles } from '../lifecycles/use-lifecycles.ts';
import { chargedDetail, notifyRefusedAction } from '../payment/notify-payment.ts';
import { paymentWords } from '../payment/words.vi.ts';
import { vpsWords } from './words.vi.ts';

/** What a customer pays for: a VPS of a configuration, or further months of one. */
export type VpsIntention =
  | {
      readonly action: 'rent';
      readonly configId: string;
      /** Calendar months. */
      readonly months: number;
      readonly os: OperatingSystem;
    }
  | { readonly action: 'extend'; readonly orderId: string; readonly months: number };

/** What is kept of the answer: no password. Null where it does not say, which the specification does not ask of it (section 7). */
export interface PaidVps {
  readonly config: string;
  readonly os: OperatingSystem;
}

export type VpsPayments = Payments<VpsIntention, PaidVps | null>;

function paidVps({ vps }: Partial<VpsOrder>): PaidVps | null {
  // Another backend's answer, of no shape that anybody promises.
  const { config, os }: { config?: Partial<Vps['config']>; os?: string } = { ...vps };
  const known = OPERATING_SYSTEMS.find((one) => one === os);
  return typeof config?.config_name === 'string' && known !== undefined
    ? { config: config.config_name, os: known }
    : null;
}

export function isVpsIntention(value: unknown): value is VpsIntention {
  if (!hasFields(value, { action: 'string', months: 'number' })) return false;
  if (value.action === 'extend') return hasFields(value, { orderId: 'string' });
  return (
    value.action === 'rent' &&
    hasFields(value, { configId: 'string', os: 'string' }) &&
    OPERATING_SYSTEMS.some((os) => os === value.os)
  );
}

export function rentPaymentId(configId: string): string {
  return `rent-${configId}`;
}

export function extendPaymentId(orderId: string): string {
  return `extend-${orderId}`;
}

export function isPaid({ type }: PaymentEnd<VpsIntention, PaidVps | null>): boolean {
  return type === 'PAID';
}

/** The orders that an intention would add to, or the one that it would lengthen. */
function tracesIn({ api }: Pick<Services, 'api'>): Port<VpsIntention, readonly Trace<never>[]> {
  return async (intention, signal) => {
    const read = (page: number) =>
      api.listVpsOrders({ query: { page } }, { signal, background: true });
    if (intention.action === 'rent') {
      const orders = await firstAndLastPage(read);
      if (!orders.ok) return orders;
      return ok(orders.value.map(({ _id: id }) => ({ id, mark: '', answer: null })));
    }
    const order = await findRow(read, ({ _id: id }) => id === intention.orderId);
    if (!order.ok) return order;
    if (order.value === null) return ok([]);
    const { _id: id, rental_period: months, end_time: end } = order.value;
    return ok([{ id, mark: `${months} ${end}`, answer: null }]);
  };
}

/** What a month costs now: of the configuration, or of the order that is extended; null where that is not there any more. */
function monthlyPriceIn({ api }: Pick<Services, 'api'>): Port<VpsIntention, number | null> {
  return async (intention, signal) => {
    const options = { signal, background: true };
    if (intention.action === 'rent') {
      const configs = await api.listComputerConfigs({}, options);
      if (!configs.ok) return configs;
      const config = configs.value.find(({ _id: id }) => id === intention.configId);
      return ok(config?.monthly_rental_price ?? null);
    }
    const order = await findRow(
      (page) => api.listVpsOrders({ query: { page } }, options),
      ({ _id: id }) => id === intention.orderId,
    );
    return order.ok ? ok(order.value?.vps.config.monthly_rental_price ?? null) : order;
  };
}

export function createVpsPayments(
  services: Pick<Services, 'api' | 'config' | 'session'>,
): VpsPayments {
  const { api, session } = services;
  return createPayments<VpsIntention, PaidVps | null>(
    {
      send: assertSameAccount(session, async ({ order, key, total }, signal) => {
        const { months } = order;
        const options = { signal, idempotencyKey: key, confirmedTotal: total };
        const answer =
          order.action === 'rent'
            ? await api.createVpsOrder(
                { body: { config_id: order.configId, rental_period: months, os: order.os } },
                options,
              )
            : await api.extendVpsOrder(
                { path: { id: order.orderId }, body: { rental_period: months } },
                options,
              );
        return answer.ok ? ok(paidVps(answer.value)) : answer;
      }),
      newKey: newIdempotencyKey,
      evidence: evidenceBy(services, async () => readEvidence(services, tracesIn(services))),
      quote: quoteBy(
        services,
        monthlyPriceIn(services),
        (price, account, { months }) => vpsPrice(price, months, account.discount_vps).total,
      ),
    },
    createPaymentMemory('vps', session.currentAccount(), isVpsIntention),
  );
}

/**
 * The payments for VPS while one of their screens is shown. A toast shows how each ends (specification, section 8), and
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
          const about = chargedDetail(
            payment,
            end,
            answer === null ? undefined : words.about(answer.config, words.systems[answer.os]),
          );
          // The order is shown by the next screen.
          if (end.order.action === 'rent')
            services.notify('valid', created, { ...about, keep: true });
          else services.notify('valid', extended, about);
          break;
        }
        case 'REFUSED':
          notifyRefusedAction(services.notify, payment, end);
          break;
        case 'UNCONFIRMED':
          services.notify('warn', payment.unconfirmed.told);
          break;
        default:
          end satisfies never;
      }
      void invalidate(services, 'listVpsOrders', 'getMyAccount', 'listLogs');
      // A configuration is read once; another price than the confirmed one says that it is old.
      if (end.type === 'REFUSED' && end.error.total !== undefined)
        void invalidate(services, 'listComputerConfigs');
    },
  );
}
