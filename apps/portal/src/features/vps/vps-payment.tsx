import { useId } from 'react';
import type { Account, ComputerConfig } from '@tram/api/types';
import {
  affordableUnits,
  MAXIMUM_VPS_MONTHS,
  paymentPreview,
  vpsPrice,
  type PricePreview,
} from '@tram/machines/rules';
import { NumberStepper } from '@tram/ui/number-stepper';
import { useFormState, type SchemaFormOptions } from '@tram/ui/use-form';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import { useDraftForm } from '../draft/use-draft.ts';
import { useLifecycle } from '../lifecycles/use-lifecycles.ts';
import { useCheckout } from '../payment/use-checkout.ts';
import { momentInWords } from '../server-time/use-now.ts';
import type { VpsIntention, VpsPayments } from './vps-payments.ts';
import { vpsWords } from './words.vi.ts';

/** What months of a VPS cost and leave, while the customer still chooses. */
export interface VpsPreview extends PricePreview {
  /** The most months that the balance pays for, when the chosen ones are too many; null otherwise. */
  readonly affordable: number | null;
}

/**
 * The receipt of so many months.
 * @param monthlyPrice VND, before the discount
 * @param account with `discount_vps` in percent and the balance in VND
 * @param months as the field holds them; null for what cannot be sent
 */
export function vpsPreview(
  monthlyPrice: number,
  account: { readonly discount_vps: number; readonly balance: number },
  months: number | null,
): VpsPreview | null {
  if (months === null || months < 1 || months > MAXIMUM_VPS_MONTHS) return null;
  const { discount_vps: discount, balance } = account;
  // Nothing is promised about a price that nobody knows.
  if (!Number.isSafeInteger(monthlyPrice)) return null;
  const price = vpsPrice(monthlyPrice, months, discount);
  const payment = paymentPreview(price.total, balance);
  const fits = affordableUnits(monthlyPrice, discount, balance);
  return {
    ...price,
    ...payment,
    affordable: payment.missing > 0 && fits >= 1 ? fits : null,
  };
}

/** The fields of a form by which months of a VPS are paid for. */
interface VpsFields {
  readonly rental_period: number | null;
  /** Chosen for a new one alone. */
  readonly os?: string;
}

interface VpsPaymentInput<Values> {
  readonly payments: VpsPayments;
  readonly paymentId: string;
  readonly account: Account;
  readonly config: Pick<ComputerConfig, 'monthly_rental_price'>;
  readonly initialValues: VpsFields;
  readonly schema: SchemaFormOptions<VpsFields, Values>['schema'];
  readonly intentionOf: (values: Values) => VpsIntention;
  readonly action: VpsIntention['action'];
  /** When a rental of so many months would end, ms of server time. */
  readonly endOf: (months: number) => number;
}

/** Paying for months of a VPS: a form that keeps its draft, and what `PaymentDialog` shows of price and payment. */
export function useVpsPayment<Values>({
  payments,
  paymentId,
  account,
  config,
  initialValues,
  schema,
  intentionOf,
  action,
  endOf,
}: VpsPaymentInput<Values>) {
  const words = useWords(vpsWords);
  const { view, send } = useLifecycle(payments, paymentId);
  const formId = useId();
  const form = useDraftForm<VpsFields, Values>(paymentId, {
    initialValues,
    schema,
    onSubmit: (values) =>
      checkout.press((total) => send({ type: 'PAY', order: intentionOf(values), total })),
  });
  const { rental_period: months } = useFormState(form).values;
  const price = vpsPreview(config.monthly_rental_price, account, months);
  const { balance } = account;
  const checkout = useCheckout({ payment: view, send, price, balance, choice: `${months}` });
  const affordable = price?.affordable ?? null;
  return {
    form,
    dialog: {
      action,
      kind: 'vps' as const,
      checkout,
      onPress: formId,
      order: view.order && words.monthsOf(view.order.months),
      ...(price === null || months === null
        ? { lines: [], facts: [] }
        : {
            lines: [
              { label: words.line(months, formatMoney(price.unitPrice)), amount: price.subtotal },
            ],
            facts: [{ label: words.until[action], value: momentInWords(endOf(months)) }],
            choice: {
              wanted: words.monthsOf(months),
              affordable:
                affordable === null
                  ? null
                  : {
                      name: words.monthsOf(affordable),
                      choose: () => form.setValue('rental_period', affordable),
                    },
            },
          }),
    },
  };
}

const usualMonths = [1, 3, 6, 12];

interface MonthsFieldProps {
  readonly max: number;
  readonly disabled: boolean;
}

/** How many months of a VPS: the field `rental_period` of a form. */
export function MonthsField({ max, disabled }: MonthsFieldProps) {
  const words = useWords(vpsWords);
  return (
    <NumberStepper
      name="rental_period"
      label={words.months}
      aside={words.atLeast}
      unit={words.month}
      max={max}
      usualValues={usualMonths}
      disabled={disabled}
    />
  );
}
