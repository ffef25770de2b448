import { formatDateTime } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Notice } from '@tram/ui/notice';
import { Receipt } from '@tram/ui/receipt';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import type { VpsPreview } from './vps-price.ts';
import { vpsWords } from './words.vi.ts';

export interface VpsCostProps {
  readonly preview: VpsPreview;
  /** Chosen months. */
  readonly months: number;
  /** When the rental would end, ms of server time. */
  readonly end: number;
  readonly action: 'rent' | 'extend';
  readonly onMonths: (months: number) => void;
}

/** What the chosen months cost, what they leave, and what is missing for them (art direction, "Receipt"). */
export function VpsCost({ preview, months, end, action, onMonths }: VpsCostProps) {
  const words = useWords(vpsWords).cost;
  const { affordable, missing } = preview;
  return (
    <>
      <Receipt
        lines={[
          { label: words.line(months, formatMoney(preview.unitPrice)), amount: preview.subtotal },
          ...(preview.discount > 0
            ? [{ label: words.discount(preview.discountPercent), amount: -preview.discount }]
            : []),
        ]}
        total={preview.total}
        balance={{
          label: words.balance[action],
          before: preview.balance,
          after: preview.balance - preview.total,
        }}
        facts={[{ label: words.until[action], value: formatDateTime(end) }]}
      />
      {missing > 0 && (
        <Notice
          tone="critical"
          announce="status"
          lead={words.missing.lead(formatMoney(missing))}
          action={
            affordable === null ? undefined : (
              <Button onClick={() => onMonths(affordable)}>
                {words.missing.reduce(affordable)}
              </Button>
            )
          }
        >
          {words.missing.detail(months, affordable)}
        </Notice>
      )}
      <Notice tone="caution" lead={words.noRefund}>
        {words.terms}
      </Notice>
    </>
  );
}
