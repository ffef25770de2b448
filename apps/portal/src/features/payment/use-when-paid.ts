import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { PaymentEnd, PaymentEvent, PaymentView } from '@tram/machines/payment';
import { useLookAgain } from '../../data/use-live.ts';
import type { Payments } from './payments.ts';

/**
 * Payments for as long as a screen is shown. What was under way when the tab was reloaded, or when another screen was left,
 * is asked for again.
 * @param make makes them, once
 * @param onEnd one of them has ended, whether its dialog is still open or not
 */
export function usePayments<Order, Answer>(
  make: () => Payments<Order, Answer>,
  onEnd: (id: string, end: PaymentEnd<Order, Answer>) => void,
): Payments<Order, Answer> {
  const [payments] = useState(make);
  const tell = useEffectEvent(onEnd);
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(ending.current);
    const silence = payments.onEnd((id, end) => tell(id, end));
    payments.start();
    return () => {
      silence();
      // Not at once: React's strict mode takes effects down and up again, and dialogs hold on to what they have.
      ending.current = setTimeout(payments.stop, 0);
    };
  }, [payments]);
  useLookAgain(payments.lookAgain);
  return payments;
}

/** One of them: its present face, and what it is told. */
export function usePayment<Order, Answer>(
  payments: Payments<Order, Answer>,
  id: string,
): {
  readonly view: PaymentView<Order, Answer>;
  readonly send: (event: PaymentEvent<Order>) => void;
} {
  const payment = payments.of(id);
  const view = useSyncExternalStore(payment.subscribe, payment.view, payment.view);
  return { view, send: payment.send };
}

/**
 * Hears that one of them has been paid while a dialog is shown. Not by its `paid` face: that stays from a payment whose dialog was
 * closed before its answer came, and would close the next one.
 */
export function useWhenPaid(
  payments: Pick<Payments<unknown, unknown>, 'onEnd'>,
  id: string,
  onPaid: () => void,
): void {
  const tell = useEffectEvent(onPaid);
  useEffect(
    () =>
      payments.onEnd((ended, end) => {
        if (ended === id && end.type === 'PAID') tell();
      }),
    [payments, id],
  );
}
