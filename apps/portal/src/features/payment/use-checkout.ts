import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { isPending, type PaymentView } from '@tram/machines/payment/view';
import { paymentPreview } from '@tram/machines/rules';
import { useOpenRecharge } from '../recharge/use-open-recharge.ts';

/** What a press would cost by a price rule, VND. */
interface CheckoutPrice {
  readonly total: number;
  /** Part of the account's discount in it; the lines of a receipt are before it. */
  readonly discount: number;
  readonly discountPercent: number;
}

interface CheckoutInput {
  readonly payment: Pick<PaymentView<unknown, unknown>, 'step' | 'error' | 'finding' | 'canRetry'>;
  readonly send: (event: { readonly type: 'ACKNOWLEDGE' | 'RETRY' }) => void;
  /** Null while the price is not known. */
  readonly price: CheckoutPrice | null;
  /** VND. */
  readonly balance: number;
  /** Why nothing can be paid for at present. @default null */
  readonly blocked?: string | null;
}

export type Checkout = ReturnType<typeof useCheckout>;

/** Paying in a dialog, the same for everything that costs money (specification, sections 2 and 5). */
export function useCheckout({ blocked = null, ...input }: CheckoutInput) {
  const { payment, send, price, balance } = input;
  const openRecharge = useOpenRecharge();
  const busy = isPending(payment) || payment.step === 'paid';
  const missing = busy || price === null ? 0 : paymentPreview(price.total, balance).missing;
  const topUp = () => openRecharge({ amount: missing });

  // How the last payment ended concerns only the dialog that was open then.
  const acknowledge = useEffectEvent(() => {
    if (payment.step === 'paid' || payment.step === 'refused') send({ type: 'ACKNOWLEDGE' });
  });
  useLayoutEffect(() => acknowledge(), []);

  return {
    ...input,
    blocked,
    /** The payment is on its way, or its answer is being asked for; also while the dialog closes after it. */
    busy,
    /** VND that the balance lacks for the price; 0 while it is on its way. */
    missing,
    /** Opens a top-up of what is missing, which leads back to the dialog. */
    topUp,
    /** What a press does: pays, or leads to a top-up; a second one while it is on its way does nothing. */
    press: (pay: () => void): void => {
      // Nothing is paid for whose price is not known.
      if (busy || blocked !== null || price === null) return;
      if (missing > 0) topUp();
      else pay();
    },
  };
}

/**
 * Calls `onPaid` when a payment has been made while a dialog is shown. Not by its `paid` view: that remains from a payment whose
 * dialog was closed before the answer came, and would close the next dialog.
 * @param isPaid whether an outcome is that of the payment
 */
export function useWhenPaid<Outcome>(
  lifecycles: {
    readonly onOutcome: (listener: (outcome: Outcome, id: string) => void) => () => void;
  },
  id: string,
  isPaid: (outcome: Outcome) => boolean,
  onPaid: () => void,
): void {
  const onOutcome = useEffectEvent((outcome: Outcome, ended: string) => {
    if (ended === id && isPaid(outcome)) onPaid();
  });
  useEffect(
    () => lifecycles.onOutcome((outcome, ended) => onOutcome(outcome, ended)),
    [lifecycles],
  );
}
