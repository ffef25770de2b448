import { useSyncExternalStore } from 'react';
import { PaymentButton, type PaymentButtonProps } from './PaymentButton.tsx';
import type { Payments } from './payments.ts';

interface PaymentOpenerProps extends Omit<PaymentButtonProps, 'payment'> {
  readonly payments: Pick<Payments<unknown, unknown>, 'subscribe' | 'viewOf'>;
  /** Of the payment that the dialog makes. */
  readonly id: string;
}

/** `PaymentButton` of an entry of a list by the id of its payment. */
export function PaymentOpener({ payments, id, ...button }: PaymentOpenerProps) {
  const read = () => payments.viewOf(id);
  return (
    <PaymentButton {...button} payment={useSyncExternalStore(payments.subscribe, read, read)} />
  );
}
