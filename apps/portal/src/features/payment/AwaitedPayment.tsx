import type { PaymentView } from '@tram/machines/payment/view';
import { Button, type ButtonProps } from '@tram/ui/button';
import { Spinner } from '@tram/ui/spinner';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import { paymentWords } from './words.vi.ts';

export interface AwaitedPaymentProps extends Pick<
  ButtonProps,
  'size' | 'theme' | 'width' | 'onClick'
> {
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
