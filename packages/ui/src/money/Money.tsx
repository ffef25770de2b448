import { useKitWords } from '../words/useKitWords.ts';
import { moneyWords } from '../words/vietnamese/values.ts';
import { formatAmount } from './format-money.ts';
import { money, quietUnit, strong } from './Money.css.ts';

export { formatAmount, formatMoney, type Grouping } from './format-money.ts';

export interface MoneyProps {
  /** Whole VND; never rounded. A negative amount gets a true minus. */
  readonly amount: number;
  /** Show 'VNĐ' after it; leave it out in a column whose head names the unit. @default true */
  readonly unit?: boolean | undefined;
  /** What it is paid for: `per="giờ"` shows `VNĐ/giờ`. */
  readonly per?: string | undefined;
  /** `figure`: strong digits and a quiet unit, as in a row of prices. @default 'plain' */
  readonly look?: 'plain' | 'figure' | undefined;
}

/** An amount of money in tabular figures that never breaks across lines: `1.284.500 VNĐ`, in English `1,284,500 VND`. Renders a `<span>`. */
export function Money({ amount, unit = true, per, look = 'plain' }: MoneyProps) {
  const words = useKitWords('money', moneyWords);
  const suffix = `${unit ? words.unit : ''}${per === undefined ? '' : `/${per}`}`;
  const digits = formatAmount(amount, words.grouping);
  if (look === 'plain') {
    return <span className={money}>{suffix === '' ? digits : `${digits}\u00A0${suffix}`}</span>;
  }
  return (
    <span className={money}>
      <span className={strong}>{digits}</span>
      {suffix !== '' && <span className={quietUnit}>{`\u00A0${suffix}`}</span>}
    </span>
  );
}
