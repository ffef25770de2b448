import { formatDateTime } from '@tram/machines/rules';
import { formatMoney } from '../../app/format-money.ts';
import type { PaymentDialogProps } from '../payment/PaymentDialog.tsx';
import type { VpsPreview } from './vps-price.ts';
import type { vpsWords } from './words.vi.ts';

export interface VpsCostInput {
  readonly preview: VpsPreview | null;
  /** Chosen months; null for what cannot be sent. */
  readonly months: number | null;
  /** When a rental of so many months would end, ms of server time. */
  readonly endOf: (months: number) => number;
  readonly action: 'rent' | 'extend';
  readonly choose: (months: number) => void;
  readonly words: typeof vpsWords.vi;
}

/** What the dialogs that pay say of the chosen months. */
export function vpsCost({
  preview,
  months,
  endOf,
  action,
  choose,
  words,
}: VpsCostInput): Pick<PaymentDialogProps, 'lines' | 'facts' | 'choice'> {
  if (preview === null || months === null) return { lines: [], facts: [] };
  const { affordable } = preview;
  return {
    lines: [
      { label: words.line(months, formatMoney(preview.unitPrice)), amount: preview.subtotal },
    ],
    facts: [{ label: words.until[action], value: formatDateTime(endOf(months)) }],
    choice: {
      wanted: words.monthsOf(months),
      affordable:
        affordable === null
          ? null
          : { name: words.monthsOf(affordable), choose: () => choose(affordable) },
    },
  };
}
