import type { PaymentView } from '@tram/machines/payment';
import { Button } from '@tram/ui/button';
import { Notice } from '@tram/ui/notice';
import { Message } from '../../app/Message.tsx';
import { useWords } from '../../app/words.ts';
import { paymentWords } from './words.vi.ts';

export interface PaymentNoticeProps {
  readonly view: Pick<PaymentView<unknown, unknown>, 'step' | 'error' | 'finding' | 'canRetry'>;
  /** What was refused: 'Chưa thuê được VPS.' */
  readonly refused: string;
  /** What is paid for, where its outcome is not known: '2 giờ', or the name of a package. Null: it says itself what it was. */
  readonly order: string | null;
  readonly onRetry: () => void;
}

/**
 * How the payment of a dialog is going: its answer was lost and is being asked for or looked for, nobody can tell what became of
 * it, or it was refused in the server's words; else nothing.
 */
export function PaymentNotice({ view, refused, order, onRetry }: PaymentNoticeProps) {
  const words = useWords(paymentWords);
  const { step, error, finding, canRetry } = view;
  const ask = (label: string) =>
    canRetry ? <Button onClick={onRetry}>{label}</Button> : undefined;
  switch (step) {
    case 'unsure':
    case 'checking': {
      const { lead, detail, ask: label } = words[step];
      return (
        <Notice tone="caution" announce="status" lead={lead} action={ask(label)}>
          {detail}
        </Notice>
      );
    }
    case 'unconfirmed':
      return (
        <Notice
          tone="warning"
          announce="alert"
          lead={words.unconfirmed.lead(order)}
          action={ask(words.checking.ask)}
        >
          {words.unconfirmed.findings[finding ?? 'unreadable']}
        </Notice>
      );
    case 'refused':
      return error === null ? null : (
        <Notice tone="invalid" announce="alert" lead={refused}>
          <Message>{error.message}</Message>
        </Notice>
      );
    case 'idle':
    case 'sending':
    case 'paid':
      return null;
    default:
      return step satisfies never;
  }
}
