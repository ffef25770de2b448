import type { ReactNode } from 'react';
import type { RechargeQrView } from '@tram/machines/recharge-qr';
import { Button } from '@tram/ui/button';
import { Display, DisplayFigure } from '@tram/ui/display';
import { IconCircleCheck } from '@tram/ui/icon/IconCircleCheck';
import { IconCircleX } from '@tram/ui/icon/IconCircleX';
import { IconClockX } from '@tram/ui/icon/IconClockX';
import { Notice } from '@tram/ui/notice';
import { formatAmount, formatMoney } from '../../app/format-money.ts';
import { Message } from '../../app/Message.tsx';
import { useWords } from '../../app/words.ts';
import { useAccount } from '../../data/query-state.ts';
import { critical, head, hint, icon, lead, outcome, positive, warning } from './recharge.css.ts';
import { rechargeWords } from './words.vi.ts';

interface StatementProps {
  readonly id?: string | undefined;
  readonly tone: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
  readonly detail?: ReactNode;
}

function Statement({ id, tone, picture, children, detail }: StatementProps) {
  return (
    <div className={head} id={id}>
      <span className={`${icon} ${tone}`}>{picture}</span>
      <div>
        <p className={lead}>{children}</p>
        {detail !== undefined && <p className={hint}>{detail}</p>}
      </div>
    </div>
  );
}

interface PaidProps {
  /** Id of what is said of the money. */
  readonly statementId: string;
  readonly view: RechargeQrView;
  /** The known balance includes this money. */
  readonly balanceIsNew: boolean;
}

/** The money has come: how much, whether it was late, and the new balance. */
export function Paid({ statementId, view, balanceIsNew }: PaidProps) {
  const words = useWords(rechargeWords).paid;
  const balance = useAccount()?.balance ?? null;
  const detail =
    view.reason === 'paid-late'
      ? words.late
      : view.reason === 'paid-before-cancel'
        ? words.beforeCancel
        : undefined;
  return (
    <div className={outcome}>
      <Statement
        id={statementId}
        tone={positive}
        picture={<IconCircleCheck size={24} />}
        detail={detail}
      >
        {words.credited(formatMoney(view.recharge?.money ?? 0))}
      </Statement>
      <Display caption={words.balance} tone={balanceIsNew ? 'positive' : 'normal'}>
        {balanceIsNew && balance !== null ? (
          <DisplayFigure value={formatAmount(balance)} unit={words.currency} size="l" />
        ) : (
          <DisplayFigure value={words.balanceComing} />
        )}
      </Display>
    </div>
  );
}

const endings = {
  expired: { tone: warning, picture: <IconClockX size={24} /> },
  cancelled: { tone: critical, picture: <IconCircleX size={24} /> },
};

/** The recharge has ended without money. */
export function Ended({ how }: { readonly how: keyof typeof endings }) {
  const { body, hint: detail } = useWords(rechargeWords)[how];
  return (
    <Statement {...endings[how]} detail={detail}>
      {body}
    </Statement>
  );
}

/** There is no such recharge, or it is not this customer's. @param message the server's words, where it gave some */
export function NotFound({ message }: { readonly message: string | null }) {
  const words = useWords(rechargeWords).notFound;
  return (
    <Statement tone={critical} picture={<IconCircleX size={24} />}>
      {message === null ? words.body : <Message>{message}</Message>}
    </Statement>
  );
}

/** A recharge that is being resumed could not be read; the lifecycle keeps trying. */
export function Unread({ onReload }: { readonly onReload: () => void }) {
  const words = useWords(rechargeWords).resuming;
  return (
    <Notice
      tone="neutral"
      announce="status"
      lead={words.failed}
      action={<Button onClick={onReload}>{words.reload}</Button>}
    >
      {words.failedHint}
    </Notice>
  );
}
