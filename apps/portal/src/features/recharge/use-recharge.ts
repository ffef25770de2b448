import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import {
  rechargeQrView,
  withRechargeQrPorts,
  type RechargeDraft,
  type RechargeQrEvent,
} from '@tram/machines/recharge-qr';
import { useServices } from '../../app/services-context.ts';
import { hasFields } from '../../app/stored.ts';
import { invalidate, queryClientOf } from '../../data/query-client.ts';
import { callQuery } from '../../data/queries.ts';
import { useLiveEvent, useResync } from '../../data/live.ts';
import { createPaymentMemory } from '../payment/payment-memory.ts';
import { rechargePorts } from './recharge-ports.ts';

/**
 * Observes whether the query with this key gets a new answer from now on. A failed request does not count: the cached answer is
 * still the old one.
 */
export function readSince(client: QueryClient, key: QueryKey) {
  const count = (): number => client.getQueryState(key)?.dataUpdateCount ?? 0;
  const before = count();
  return {
    isRead: () => count() > before,
    subscribe: (changed: () => void) => client.getQueryCache().subscribe(changed),
  };
}

const neverChanges = (): (() => void) => () => {};

/** Id of the payment in its memory: there is one dialog, and one new top-up at a time. */
const newPayment = 'new';

function isDraft(value: unknown): value is RechargeDraft {
  return hasFields(value, { money: 'number', bankId: 'string' });
}

export type RechargeLifecycle = ReturnType<typeof useRecharge>;

/**
 * One top-up for as long as its dialog lives.
 * @param resume id of a recharge to resume, or null for a new one
 */
export function useRecharge(resume: string | null) {
  const services = useServices();
  const [machine] = useState(() => withRechargeQrPorts(rechargePorts(services)));
  const [memory] = useState(() =>
    createPaymentMemory('recharge', services.session.currentAccount(), isDraft),
  );
  const [input] = useState(() => ({
    resume,
    intention: resume === null ? memory.remembered(newPayment) : null,
  }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const view = useMemo(() => rechargeQrView(snapshot), [snapshot]);
  const [balance, setBalance] = useState<ReturnType<typeof readSince> | null>(null);
  const isBalanceRead = () => balance?.isRead() ?? false;
  const balanceIsNew = useSyncExternalStore(
    balance?.subscribe ?? neverChanges,
    isBalanceRead,
    isBalanceRead,
  );

  useLiveEvent('recharge_result', (event) => {
    if (event.id === null || event.id === view.keep.resume) actor.send({ type: 'REFRESH' });
  });
  useResync(() => actor.send({ type: 'REFRESH' }));

  useEffect(() => {
    const subscription = actor.on('PAID', () => {
      const { queryKey } = callQuery(services, 'getMyAccount', {});
      setBalance(readSince(queryClientOf(services), queryKey));
      void invalidate(services, 'getMyAccount', 'listRecharges');
    });
    return () => subscription.unsubscribe();
  }, [actor, services]);

  const { intention } = view.keep;
  useEffect(() => memory.remember(newPayment, intention), [memory, intention]);
  // The customer has closed the dialog: nothing was paid with the request, even if it succeeded.
  useEffect(() => () => memory.remember(newPayment, null), [memory]);

  // The lifecycle puts what it reads into the list's cache, but not what it has changed.
  const written = view.step === 'cancelled' || (view.step === 'awaiting' && resume === null);
  useEffect(() => {
    if (written) void invalidate(services, 'listRecharges');
  }, [services, written]);

  return {
    view,
    send: (event: RechargeQrEvent) => actor.send(event),
    /** The balance has been read again since the money came. */
    balanceIsNew,
  };
}
