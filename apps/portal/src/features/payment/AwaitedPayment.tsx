import { type ReactNode, useSyncExternalStore } from 'react';
import { isPending, type PaymentView } from '@tram/machines/payment/view';
import { Button, type ButtonProps } from '@tram/ui/button';
import { Spinner } from '@tram/ui/spinner';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import type { Payments } from './payments.ts';
import { paymentWords } from './words.vi.ts';

interface AwaitedPaymentProps extends Pick<ButtonProps, 'size' | 'theme' | 'width' | 'onClick'> {
  readonly payment: Pick<PaymentView<unknown, unknown>, 'total'>;
  /** Name of the machine, of which a list has many. */
  readonly name: string;
}

/**
 * In place of the button that opens a dialog that pays, while its payment has no answer: the sum stays in sight when the dialog is
 * closed, and the press opens it again, where the answer can be asked for.
 */
export function AwaitedPayment({ payment: { total }, name, ...button }: AwaitedPaymentProps) {
  const { awaited } = useWords(paymentWords);
  const words = awaited(total === null ? null : formatMoney(total));
  return (
    <Button {...button} icon={<Spinner size={16} />} aria-label={`${words}, ${name}`}>
      {words}
    </Button>
  );
}

interface PaymentOpenerProps extends Omit<AwaitedPaymentProps, 'payment'> {
  readonly payments: Pick<Payments<unknown, unknown>, 'subscribe' | 'viewOf'>;
  /** Of the payment that the dialog makes. */
  readonly id: string;
  /** The button of an entry with no payment under way. */
  readonly children: ReactNode;
}

/** The button of an entry of a list that opens a dialog that pays; `AwaitedPayment` while the answer of its payment is out. */
export function PaymentOpener({ payments, id, children, ...awaited }: PaymentOpenerProps) {
  const read = () => payments.viewOf(id);
  const view = useSyncExternalStore(payments.subscribe, read, read);
  if (view === null || !isPending(view)) return children;
  return <AwaitedPayment {...awaited} payment={view} />;
}
