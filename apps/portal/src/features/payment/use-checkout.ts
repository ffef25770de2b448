import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isPending, type PaymentView, type PriceChange } from '@tram/machines/payment/view';
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
  readonly payment: Pick<
    PaymentView<unknown, unknown>,
    'step' | 'error' | 'finding' | 'canRetry' | 'priceChange' | 'total'
  >;
  readonly send: (event: { readonly type: 'ACKNOWLEDGE' | 'RETRY' }) => void;
  /** Null while the price is not known. */
  readonly price: CheckoutPrice | null;
  /** Names what the customer has chosen: while it is the same, another total is a changed price. @default nothing can be chosen */
  readonly choice?: string | undefined;
  /** VND. */
  readonly balance: number;
  /** Why nothing can be paid for at present. @default null */
  readonly blocked?: string | null;
}

export type Checkout = ReturnType<typeof useCheckout>;

/** The last change of the price of one choice while a dialog is shown; null where the customer has chosen something else since. */
function usePriceChange(choice: string, total: number | null): PriceChange | null {
  const [known, setKnown] = useState({ choice, total });
  const [change, setChange] = useState<PriceChange | null>(null);
  if (known.choice !== choice || known.total !== total) {
    setKnown({ choice, total });
    const isChange = known.choice === choice && known.total !== null && total !== null;
    const from = change?.from ?? known.total;
    setChange(isChange && from !== null && from !== total ? { from, to: total } : null);
  }
  return change;
}

/** Paying in a dialog, the same for everything that costs money (specification, sections 2 and 5). */
export function useCheckout({ blocked = null, choice = '', ...input }: CheckoutInput) {
  const { payment, send, price, balance } = input;
  const seenChange = usePriceChange(choice, price?.total ?? null);
  const openRecharge = useOpenRecharge();
  const busy = isPending(payment) || payment.step === 'paid';
  const missing = busy || price === null ? 0 : paymentPreview(price.total, balance).missing;
  // A refusal says it before the account and the machine have been read again.
  const refusedChange = payment.priceChange?.from === price?.total ? payment.priceChange : null;
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
    /** The price has changed since the customer has seen it, and is to be confirmed again; null otherwise. VND. */
    priceChange: busy ? null : (seenChange ?? refusedChange),
    /** VND that the balance lacks for the price; 0 while it is on its way. */
    missing,
    /** Opens a top-up of what is missing, which leads back to the dialog. */
    topUp,
    /** What a press does: pays the total that is shown, or leads to a top-up; a second one while it is on its way does nothing. */
    press: (pay: (total: number) => void): void => {
      // Nothing is paid for whose price is not known.
      if (busy || blocked !== null || price === null) return;
      if (missing > 0) topUp();
      else pay(price.total);
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
