import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useAccount } from '../../data/query-state.ts';
import { tabHolds } from '../../app/tab-hold.ts';
import { useServices } from '../../app/services-context.ts';
import { liveOf, onConnected, useResync } from '../../data/live.ts';
import type { Lifecycle } from './lifecycles.ts';

interface Running<Outcome extends readonly unknown[]> {
  readonly onOutcome: (listener: (...outcome: Outcome) => void) => () => void;
  readonly send: (event: { readonly type: 'REFRESH' }) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Lifecycles for as long as a screen is shown, which read their own state again whenever the connection or the tab comes back.
 * A payment that was under way when the tab was reloaded, or when another screen was left, is asked about.
 * @param make makes them, once
 * @param onOutcome called when something has ended, whether its dialog is still open or not
 */
export function useLifecycles<Outcome extends readonly unknown[], Kind extends Running<Outcome>>(
  make: () => Kind,
  onOutcome: (...outcome: Outcome) => void,
): Kind {
  const [lifecycles] = useState(make);
  const listener = useEffectEvent(onOutcome);
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(ending.current);
    const unsubscribe = lifecycles.onOutcome((...outcome) => listener(...outcome));
    lifecycles.start();
    return () => {
      unsubscribe();
      // Not at once: React's strict mode unmounts and remounts effects, and cards and dialogs keep the lifecycles that they have.
      ending.current = setTimeout(lifecycles.stop, 0);
    };
  }, [lifecycles]);
  useResync(() => lifecycles.send({ type: 'REFRESH' }));
  const live = liveOf(useServices());
  useEffect(
    () =>
      onConnected(live, () => {
        if (tabHolds().includes('payment')) lifecycles.send({ type: 'REFRESH' });
      }),
    [live, lifecycles],
  );
  return lifecycles;
}

/**
 * The same for the records on screen: each receives its newest record, and whether the account has been loaded.
 * @param make makes them, once, given whether the account has been loaded
 */
export function useRecordLifecycles<
  Row,
  Outcome extends readonly unknown[],
  Kind extends Running<Outcome> & {
    readonly follow: (records: readonly Row[]) => void;
    readonly setAccountLoaded: (isLoaded: boolean) => void;
  },
>(
  make: (isAccountLoaded: boolean) => Kind,
  records: readonly Row[],
  onOutcome: (...outcome: Outcome) => void,
): Kind {
  const isAccountLoaded = useAccount() !== null;
  const lifecycles = useLifecycles(() => make(isAccountLoaded), onOutcome);
  useEffect(() => lifecycles.setAccountLoaded(isAccountLoaded), [lifecycles, isAccountLoaded]);
  useEffect(() => lifecycles.follow(records), [lifecycles, records]);
  return lifecycles;
}

/** One of them: its present view, and the function that sends it events. */
export function useLifecycle<Subject, View, Event>(
  lifecycles: { readonly of: (subject: Subject) => Lifecycle<View, Event> },
  subject: Subject,
): { readonly view: View; readonly send: (event: Event) => void } {
  const { view, subscribe, send } = lifecycles.of(subject);
  return { view: useSyncExternalStore(subscribe, view, view), send };
}
