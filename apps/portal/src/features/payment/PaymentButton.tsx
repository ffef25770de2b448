import { Suspense, type ReactElement } from 'react';
import { isPending, type PaymentView } from '@tram/machines/payment/view';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import type { AwaitedPaymentProps } from './AwaitedPayment.tsx';

const AwaitedPayment = lazyChunk(async () => (await import('./AwaitedPayment.tsx')).AwaitedPayment);

export interface PaymentButtonProps extends Omit<AwaitedPaymentProps, 'payment'> {
  /** The one that the dialog makes; null where there is none. */
  readonly payment: Pick<PaymentView<unknown, unknown>, 'step' | 'total'> | null;
  /** The button while no payment is under way. */
  readonly children: ReactElement;
}

/**
 * The button of a card or a row that opens a dialog that pays. While the answer of its payment is out, `AwaitedPayment` takes its
 * place, whose code is loaded then: it is seldom seen.
 */
export function PaymentButton({ payment, children, ...awaited }: PaymentButtonProps) {
  if (payment === null || !isPending(payment)) return children;
  return (
    <Suspense fallback={children}>
      <AwaitedPayment {...awaited} payment={payment} />
    </Suspense>
  );
}
