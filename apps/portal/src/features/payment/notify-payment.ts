import type { ApiError } from '@tram/api/result';
import { priceChangeOf } from '@tram/machines/payment/view';
import { formatMoney } from '../../app/format-money.ts';
import type { Notify } from '../../app/notices.ts';
import type { paymentWords } from './words.vi.ts';

interface Refusal {
  readonly error: ApiError;
  /** What had been confirmed, VND. */
  readonly total?: number | undefined;
}

/**
 * Tells the customer that an action was refused: of a payment whose price had changed that nothing was charged, else the server's words.
 * What was refused for want of a session, or left, is told elsewhere or not at all.
 * @param detail what it was for
 */
export function notifyRefusedAction(
  notify: Notify,
  words: typeof paymentWords.vi,
  { error, total }: Refusal,
  detail?: string,
): void {
  if (error.kind === 'unauthorized' || error.kind === 'aborted') return;
  const change = priceChangeOf({ total, error });
  const about = detail === undefined ? {} : { detail };
  if (change === null) notify('inValid', error.message, about);
  else
    notify('warn', words.priceChange.lead(formatMoney(change.from), formatMoney(change.to)), {
      detail: [detail, words.priceChange.nothingCharged].filter(Boolean).join('. '),
    });
}

/** The detail of a toast about a payment: what it was for, and what was charged where that is known. */
export function chargedDetail(
  words: typeof paymentWords.vi,
  { total }: Pick<Refusal, 'total'>,
  about?: string,
): { readonly detail?: string } {
  const parts = [about, total === undefined ? undefined : words.charged(formatMoney(total))];
  const detail = parts.filter((part) => part !== undefined).join('. ');
  return detail === '' ? {} : { detail };
}
