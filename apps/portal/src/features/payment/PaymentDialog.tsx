import { type ReactNode, useState } from 'react';
import type { RentalKind } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { Notice } from '@tram/ui/notice';
import { Receipt, type ReceiptFact, type ReceiptLine, type ReceiptProps } from '@tram/ui/receipt';
import { Message } from '../../app/Message.tsx';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import type { OpeningProps } from '../address/dialog-address.ts';
import { DataRetentionNotice } from '../data-retention/DataRetention.tsx';
import { stack } from '../../app/stack.css.ts';
import type { Checkout } from './use-checkout.ts';
import { paymentWords } from './words.vi.ts';

interface PaymentNoticeProps {
  readonly view: Checkout['payment'];
  /** What was refused: 'Chưa thuê được VPS.' */
  readonly refused: string;
  /** What is paid for, where its outcome is not known: '2 giờ', or the name of a package. Null: it says itself what it was. */
  readonly order: string | null;
  readonly onRetry: () => void;
}

/**
 * The state of the payment of a dialog: its answer was lost and is being asked for or looked for, its outcome is
 * unknown, or it was refused in the server's words; else nothing.
 */
function PaymentNotice({ view, refused, order, onRetry }: PaymentNoticeProps) {
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
      // That the price has changed is said whether it was refused for that or not.
      return error === null || view.priceChange !== null ? null : (
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

export interface PaymentDialogProps extends OpeningProps {
  readonly title: string;
  readonly subtitle: string;
  readonly action: 'rent' | 'extend';
  /** What is rented: what happens to its data at the end is said. */
  readonly kind: RentalKind;
  readonly checkout: Checkout;
  /** Parts of the price, before the discount. */
  readonly lines: readonly ReceiptLine[];
  /** @default 'Tổng tiền' */
  readonly totalLabel?: string | undefined;
  /** What else paying means: when the rental would end, what it grants. */
  readonly facts: readonly ReceiptFact[];
  /** A better offer, below the receipt. */
  readonly offer?: ReactNode;
  /** What is missing money for, '7 ngày', and the most that the balance pays for. @default nothing that could be less of */
  readonly choice?:
    | {
        readonly wanted: string;
        readonly affordable: { readonly name: string; readonly choose: () => void } | null;
      }
    | undefined;
  /** Words of the press: 'Thuê máy, trả 349.000 VNĐ'. */
  readonly submit: (total: string) => string;
  /** The same while there is no price: 'Thuê máy'. @default none, for a dialog that always has one */
  readonly submitWithoutPrice?: string | undefined;
  /** Id of the form among the children that a press submits; or what it does. */
  readonly onPress: string | (() => void);
  /** 'Chưa thuê được máy.' */
  readonly refused: string;
  /** What is paid for, where its outcome is not known: '2 giờ', or the name of a package. */
  readonly order: string | null;
  /** Whether the last payment was for what this dialog is about, and is shown here. @default true */
  readonly showsPayment?: boolean | undefined;
  /** Beside the reason why nothing can be paid for. */
  readonly blockedDetail?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * The receipt as it was at the press, for as long as its answer is out: by then the balance may have been charged already. In a dialog
 * that is opened while the answer is out, all that is left of it is the sum.
 */
function useReceipt(
  receipt: ReceiptProps | null,
  { busy, payment: { total } }: Checkout,
): ReceiptProps | null {
  const [isLate, setIsLate] = useState(busy);
  const [pressed, setPressed] = useState<ReceiptProps | null>(null);
  if (busy && pressed === null && receipt !== null)
    setPressed(isLate && total !== null ? { lines: [], total } : receipt);
  if (!busy && isLate) setIsLate(false);
  if (!busy && pressed !== null) setPressed(null);
  return busy ? (pressed ?? receipt) : receipt;
}

/**
 * Everything that is paid for in a dialog (art direction, "Receipt"): what it costs and leaves is shown before the press, and
 * the button names the sum; too little money leads to a top-up and back; nothing is paid back. A payment belongs to its
 * lifecycle: closing the dialog does not stop it, and the lifecycle finds out what a lost answer was.
 */
export function PaymentDialog({
  action,
  kind,
  checkout,
  lines,
  totalLabel,
  facts,
  offer,
  choice,
  submit,
  submitWithoutPrice,
  onPress,
  refused,
  order,
  showsPayment = true,
  blockedDetail,
  children,
  ...dialog
}: PaymentDialogProps) {
  const { dialog: words, priceChange: changeWords } = useWords(paymentWords);
  const { payment, send, price, balance, blocked, busy, missing, topUp, priceChange } = checkout;
  const affordable = choice?.affordable ?? null;
  const receipt = useReceipt(
    price === null
      ? null
      : {
          lines: [
            ...lines,
            ...(price.discount > 0
              ? [{ label: words.discount(price.discountPercent), amount: -price.discount }]
              : []),
          ],
          total: price.total,
          ...(totalLabel === undefined ? {} : { totalLabel }),
          balance: { label: words.balance[action], before: balance, after: balance - price.total },
          facts,
        },
    checkout,
  );
  return (
    <Dialog
      {...dialog}
      size="rental"
      footer={
        <>
          <Button size="m" onClick={dialog.onClose}>
            {busy ? words.close : words.cancel}
          </Button>
          <Button
            size="m"
            theme="primary"
            busy={busy}
            busyLabel={words.sending}
            {...(blocked === null
              ? {}
              : { disabled: true, disabledReason: blocked, hideReason: true })}
            // Topping up needs nothing from the form. It is the same button, so that it keeps the focus when the money has come.
            {...(missing > 0 && blocked === null
              ? { type: 'button', onClick: topUp }
              : typeof onPress === 'string'
                ? { type: 'submit', form: onPress }
                : { type: 'button', onClick: onPress })}
          >
            {missing > 0 && blocked === null
              ? words.missing.topUp(formatMoney(missing))
              : price === null
                ? submitWithoutPrice
                : submit(formatMoney(price.total))}
          </Button>
        </>
      }
    >
      <div className={stack[20]}>
        {children}
        {receipt !== null && <Receipt {...receipt} />}
        {priceChange !== null && (
          <Notice
            tone="caution"
            announce="alert"
            lead={`${changeWords.lead(formatMoney(priceChange.from), formatMoney(priceChange.to))}.`}
          >
            {payment.step !== 'unconfirmed' && `${changeWords.nothingCharged}. `}
            {changeWords.confirm}
          </Notice>
        )}
        {/* What just happened comes before what is always said: on a phone the end of the dialog is out of sight. */}
        {blocked !== null && (
          <Notice tone="neutral" lead={blocked}>
            {blockedDetail}
          </Notice>
        )}
        {showsPayment && (
          <PaymentNotice
            view={payment}
            refused={refused}
            order={order}
            onRetry={() => send({ type: 'RETRY' })}
          />
        )}
        {offer}
        {missing > 0 && (
          <Notice
            tone="critical"
            announce="status"
            lead={words.missing.lead(formatMoney(missing))}
            action={
              affordable === null ? undefined : (
                <Button onClick={affordable.choose}>{words.missing.reduce(affordable.name)}</Button>
              )
            }
          >
            {words.missing.detail(choice?.wanted ?? null, affordable?.name ?? null)}
          </Notice>
        )}
        <Notice tone="caution" lead={words.noRefund}>
          {words.terms}
        </Notice>
        <DataRetentionNotice kinds={[kind]} />
      </div>
    </Dialog>
  );
}
