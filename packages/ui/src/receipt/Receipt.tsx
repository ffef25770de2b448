import type { ReactNode } from 'react';
import { formatAmount } from '../money/format-money.ts';
import { Money } from '../money/Money.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { receiptWords } from '../words/vietnamese/dialogs.ts';
import { moneyWords } from '../words/vietnamese/values.ts';
import * as styles from './Receipt.css.ts';

export interface ReceiptLine {
  /** '6 giờ × 18.000 VNĐ', 'Giảm giá tài khoản 5%'. */
  readonly label: string;
  /** Whole VND; a discount is negative. */
  readonly amount: number;
}

export interface ReceiptFact {
  /** 'Dùng đến khoảng'. */
  readonly label: string;
  readonly value: ReactNode;
}

export interface ReceiptProps {
  /** What the total is made of, in order. */
  readonly lines: readonly ReceiptLine[];
  /** What is paid, whole VND. */
  readonly total: number;
  /** @default 'Tổng tiền' */
  readonly totalLabel?: string | undefined;
  /** Balance before and after; a negative one after is shown as critical. */
  readonly balance?:
    | { readonly label: string; readonly before: number; readonly after: number }
    | undefined;
  /** What else follows from paying. */
  readonly facts?: readonly ReceiptFact[] | undefined;
}

/**
 * What a press will cost, line by line, before the press (art direction, section 1): lines, rule, total, balance before and
 * after, facts. Renders a `<dl>`; the total is an `<output>`, so a new sum is spoken politely while the period is changed.
 */
export function Receipt({ lines, total, totalLabel, balance, facts }: ReceiptProps) {
  const words = useKitWords('receipt', receiptWords);
  const money = useKitWords('money', moneyWords);
  return (
    <dl className={styles.receipt}>
      {lines.map((line) => (
        <div key={line.label} className={styles.row}>
          <dt className={styles.label}>{line.label}</dt>
          <dd className={styles.value}>
            <Money amount={line.amount} />
          </dd>
        </div>
      ))}
      <div className={styles.totalRow}>
        <dt className={styles.totalLabel}>{totalLabel ?? words.total}</dt>
        <dd className={styles.total}>
          <output>
            <Money amount={total} />
          </output>
        </dd>
      </div>
      {balance !== undefined && (
        <div className={styles.row}>
          <dt className={styles.label}>{balance.label}</dt>
          <dd className={styles.value}>
            {formatAmount(balance.before, money.grouping)}
            <span aria-hidden="true"> → </span>
            <VisuallyHidden>{` ${words.becomes} `}</VisuallyHidden>
            <span className={balance.after < 0 ? `${styles.after} ${styles.short}` : styles.after}>
              <Money amount={balance.after} />
            </span>
          </dd>
        </div>
      )}
      {facts?.map((fact) => (
        <div key={fact.label} className={styles.row}>
          <dt className={styles.label}>{fact.label}</dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
