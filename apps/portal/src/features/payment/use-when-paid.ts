import { useEffect, useEffectEvent } from 'react';
import type { Payments } from './payments.ts';

/**
 * Hears that a payment has been made while a dialog is shown. Not by its `paid` view: that stays from a payment whose dialog was
 * closed before its answer came, and would close the next one.
 */
export function useWhenPaid(
  payments: Pick<Payments<unknown, unknown>, 'onOutcome'>,
  id: string,
  onPaid: () => void,
): void {
  const tell = useEffectEvent(onPaid);
  useEffect(
    () =>
      payments.onOutcome((end, ended) => {
        if (ended === id && end.type === 'PAID') tell();
      }),
    [payments, id],
  );
}
