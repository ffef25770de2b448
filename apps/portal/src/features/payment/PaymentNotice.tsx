import { Button } from '@tram/ui/button';
import { Notice } from '@tram/ui/notice';
import { Message } from '../../app/Message.tsx';
import { useWords } from '../../app/words.ts';
import type { PaymentView } from './payments.ts';
import { paymentWords } from './words.vi.ts';

export interface PaymentNoticeProps {
  readonly view: PaymentView;
  /** What was refused: 'Chưa thuê được VPS.' */
  readonly refused: string;
  readonly onRetry: () => void;
}

/** How the payment of a dialog is going: its answer was lost, or it was refused in the server's words; else nothing. */
export function PaymentNotice({ view: { step, error }, refused, onRetry }: PaymentNoticeProps) {
  const words = useWords(paymentWords).unsure;
  if (step === 'unsure') {
    return (
      <Notice
        tone="caution"
        announce="status"
        lead={words.lead}
        action={<Button onClick={onRetry}>{words.ask}</Button>}
      >
        {words.detail}
      </Notice>
    );
  }
  if (step === 'refused' && error !== null) {
    return (
      <Notice tone="invalid" announce="alert" lead={refused}>
        <Message>{error.message}</Message>
      </Notice>
    );
  }
  return null;
}
