import type { CloudPrice } from '@tram/machines/rules';
import { paymentPreview } from '@tram/machines/rules';
import { Notice } from '@tram/ui/notice';
import { Receipt, type ReceiptFact } from '@tram/ui/receipt';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import { cloudPaymentWords } from './words.vi.ts';

export interface CloudCostProps {
  /** Name of the package. */
  readonly offer: string;
  readonly price: CloudPrice;
  /** VND. */
  readonly balance: number;
  /** 'Số dư sau khi thuê'. */
  readonly balanceLabel: string;
  /** What is bought. */
  readonly facts: readonly ReceiptFact[];
}

/**
 * What a cloud machine costs before the press: the sum with its parts, the balance before and after, what is bought, what is
 * missing, and that nothing is paid back (specification, section 2; art direction, "Receipt").
 */
export function CloudCost({ offer, price, balance, balanceLabel, facts }: CloudCostProps) {
  const words = useWords(cloudPaymentWords);
  const { missing } = paymentPreview(price.total, balance);
  return (
    <>
      <Receipt
        lines={[
          { label: offer, amount: price.packagePrice },
          ...(price.hardwarePrice > 0
            ? [{ label: words.hardware, amount: price.hardwarePrice }]
            : []),
          ...(price.discount > 0
            ? [{ label: words.discount(price.discountPercent), amount: -price.discount }]
            : []),
        ]}
        total={price.total}
        totalLabel={words.toPay}
        balance={{ label: balanceLabel, before: balance, after: balance - price.total }}
        facts={facts}
      />
      {missing > 0 && (
        <Notice tone="critical" announce="status" lead={words.missing.lead(formatMoney(missing))}>
          {words.missing.detail}
        </Notice>
      )}
      <Notice tone="caution" lead={words.noRefund}>
        {words.terms}
      </Notice>
    </>
  );
}
