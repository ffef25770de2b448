import { formatAmount, formatMoney } from '../money/format-money.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { moneyWords, priceWords } from '../words/vietnamese/values.ts';
import { current, digits, discount, percent, price } from './Price.css.ts';

export interface PriceProps {
  /** What the customer pays, whole VND, discount already taken off. */
  readonly amount: number;
  /** What it costs without the discount; struck through when it is more than `amount`. */
  readonly original?: number | undefined;
  /** 0 to 100; said in words beside the original price. */
  readonly discountPercent?: number | undefined;
  /** What it is paid for: 'giờ', 'ngày', 'tháng'. */
  readonly per?: string | undefined;
  /** l is the catalogue card's 28 px. @default 'm' */
  readonly size?: 'm' | 'l' | undefined;
}

/** A price with its unit and, when discounted, the original struck through and 'Giảm 10%'. Renders a `<div>`. */
export function Price({ amount, original, discountPercent, per, size = 'm' }: PriceProps) {
  const words = {
    money: useKitWords('money', moneyWords),
    price: useKitWords('price', priceWords),
  };
  const discounted = original !== undefined && original > amount;
  return (
    <div className={price}>
      <div className={current({ size })}>
        <span className={digits({ size })}>{formatAmount(amount, words.money.grouping)}</span>{' '}
        <span>{`${words.money.unit}${per === undefined ? '' : `/${per}`}`}</span>
      </div>
      {discounted && (
        <div className={discount}>
          <s>
            <VisuallyHidden>{`${words.price.original} `}</VisuallyHidden>
            {formatMoney(original, words.money.unit, words.money.grouping)}
          </s>
          {discountPercent !== undefined && discountPercent > 0 && (
            <span className={percent}>{words.price.discount(discountPercent)}</span>
          )}
        </div>
      )}
    </div>
  );
}
