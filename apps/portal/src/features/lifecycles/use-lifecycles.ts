import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useAccount } from '../../data/use-account.ts';
import { useResync } from '../../data/use-live.ts';
import type { Lifecycle } from './lifecycles.ts';

/** What the hook does with lifecycles of any kind. */
interface Running<Told extends readonly unknown[]> {
  readonly onOutcome: (listener: (...told: Told) => void) => () => void;
  readonly send: (event: { readonly type: 'REFRESH' }) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Lifecycles for as long as a screen is shown, which look at their own state again whenever the connection or the tab comes back.
 * A payment that was under way when the tab was reloaded, or when another screen was left, is asked about.
 * @param make makes them, once
 * @param onOutcome something has ended, whether its dialog is still open or not
 */
export function useLifecycles<Told extends readonly unknown[], Kind extends Running<Told>>(
  make: () => Kind,
  onOutcome: (...told: Told) => void,
): Kind {
  const [lifecycles] = useState(make);
  const tell = useEffectEvent(onOutcome);
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(ending.current);
    const silence = lifecycles.onOutcome((...told) => tell(...told));
    lifecycles.start();
    return () => {
      silence();
      // Not at once: React's strict mode takes effects down and up again, and cards and dialogs hold on to what they have.
      ending.current = setTimeout(lifecycles.stop, 0);
    };
  }, [lifecycles]);
  useResync(() => lifecycles.send({ type: 'REFRESH' }));
  return lifecycles;
}

/**
 * The same for the records on screen: they are told their newest records, and whether the account is there.
 * @param make makes them, once, given whether the account has been loaded
 */
export function useRecordLifecycles<
  Row,
  Told extends readonly unknown[],
  Kind extends Running<Told> & {
    readonly follow: (records: readonly Row[]) => void;
    readonly tellAccount: (isLoaded: boolean) => void;
  },
>(
  make: (isAccountLoaded: boolean) => Kind,
  records: readonly Row[],
  onOutcome: (...told: Told) => void,
): Kind {
  const isAccountLoaded = useAccount() !== null;
  const lifecycles = useLifecycles(() => make(isAccountLoaded), onOutcome);
  useEffect(() => lifecycles.tellAccount(isAccountLoaded), [lifecycles, isAccountLoaded]);
  useEffect(() => lifecycles.follow(records), [lifecycles, records]);
  return lifecycles;
}

/** One of them: its present view, and what it is told. */
export function useLifecycle<Subject, View, Event>(
  lifecycles: { readonly of: (subject: Subject) => Lifecycle<View, Event> },
  subject: Subject,
): { readonly view: View; readonly send: (event: Event) => void } {
  const { view, subscribe, send } = lifecycles.of(subject);
  return { view: useSyncExternalStore(subscribe, view, view), send };
}
