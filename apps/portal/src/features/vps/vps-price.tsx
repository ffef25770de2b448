import {
  affordableUnits,
  MAXIMUM_VPS_MONTHS,
  paymentPreview,
  vpsPrice,
  formatDateTime,
  type PricePreview,
} from '@tram/machines/rules';
import { NumberStepper } from '@tram/ui/number-stepper';
import { formatMoney } from '../../app/format-money.ts';
import type { PaymentDialogProps } from '../payment/PaymentDialog.tsx';
import { vpsWords } from './words.vi.ts';
import { useWords } from '../../app/words.ts';

/** What months of a VPS cost and leave, while the customer still chooses. */
export interface VpsPreview extends PricePreview {
  /** The most months that the balance pays for, when the chosen ones are too many; null otherwise. */
  readonly affordable: number | null;
}

/**
 * The receipt of so many months.
 * @param monthlyPrice VND, before the discount
 * @param account with `discount_vps` in percent and the balance in VND
 * @param months as the field holds them; null for what cannot be sent
 */
export function vpsPreview(
  monthlyPrice: number,
  account: { readonly discount_vps: number; readonly balance: number },
  months: number | null,
): VpsPreview | null {
  if (months === null || months < 1 || months > MAXIMUM_VPS_MONTHS) return null;
  const { discount_vps: discount, balance } = account;
  // Nothing is promised about a price that nobody knows.
  if (!Number.isSafeInteger(monthlyPrice)) return null;
  const price = vpsPrice(monthlyPrice, months, discount);
  const payment = paymentPreview(price.total, balance);
  const fits = affordableUnits(monthlyPrice, discount, balance);
  return {
    ...price,
    ...payment,
    affordable: payment.missing > 0 && fits >= 1 ? fits : null,
  };
}

interface VpsCostInput {
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

const usualMonths = [1, 3, 6, 12];

interface MonthsFieldProps {
  readonly max: number;
  readonly disabled: boolean;
}

/** How many months of a VPS: the field `rental_period` of a form. */
export function MonthsField({ max, disabled }: MonthsFieldProps) {
  const words = useWords(vpsWords);
  return (
    <NumberStepper
      name="rental_period"
      label={words.months}
      aside={words.atLeast}
      unit={words.month}
      max={max}
      usualValues={usualMonths}
      disabled={disabled}
    />
  );
}
