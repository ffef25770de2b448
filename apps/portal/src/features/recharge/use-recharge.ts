import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import {
  rechargeQrView,
  withRechargeQrPorts,
  type RechargeQrEvent,
  type RechargeQrView,
} from '@tram/machines/recharge-qr';
import { useServices } from '../../app/services-context.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { readAgain } from '../../data/read-again.ts';
import { useLiveEvent, useLookAgain } from '../../data/use-live.ts';
import { rememberAttempt, rememberedAttempt } from './attempt-memory.ts';
import { readSince, type ReadSince } from './read-since.ts';
import { rechargePorts } from './recharge-ports.ts';

const neverChanges = (): (() => void) => () => {};

export interface RechargeLifecycle {
  readonly view: RechargeQrView;
  readonly send: (event: RechargeQrEvent) => void;
  /** The balance has been read again since the money came. */
  readonly balanceIsNew: boolean;
}

/**
 * One top-up for as long as its dialog lives.
 * @param resume id of a recharge to pick up again, or null for a new one
 */
export function useRecharge(resume: string | null): RechargeLifecycle {
  const services = useServices();
  const [machine] = useState(() => withRechargeQrPorts(rechargePorts(services)));
  const [input] = useState(() => ({
    resume,
    attempt: resume === null ? rememberedAttempt() : null,
  }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const view = useMemo(() => rechargeQrView(snapshot), [snapshot]);
  const [balance, setBalance] = useState<ReadSince | null>(null);
  const isBalanceRead = () => balance?.isRead() ?? false;
  const balanceIsNew = useSyncExternalStore(
    balance?.subscribe ?? neverChanges,
    isBalanceRead,
    isBalanceRead,
  );

  useLiveEvent('recharge_result', (event) => {
    if (event.id === null || event.id === view.keep.resume) actor.send({ type: 'LOOK_AGAIN' });
  });
  useLookAgain(() => actor.send({ type: 'LOOK_AGAIN' }));

  useEffect(() => {
    const subscription = actor.on('PAID', () => {
      const { queryKey } = callQuery(services, 'getMyAccount', {});
      setBalance(readSince(queryClientOf(services), queryKey));
      void readAgain(services, 'getMyAccount', 'listRecharges');
    });
    return () => subscription.unsubscribe();
  }, [actor, services]);

  const { attempt } = view.keep;
  useEffect(() => rememberAttempt(attempt), [attempt]);
  // The customer has closed the dialog: whatever became of the attempt, nothing was paid with it.
  useEffect(() => () => rememberAttempt(null), []);

  // What the lifecycle reads goes into the list by itself; what it wrote does not.
  const written = view.step === 'cancelled' || (view.step === 'awaiting' && resume === null);
  useEffect(() => {
    if (written) void readAgain(services, 'listRecharges');
  }, [services, written]);

  return {
    view,
    send: (event) => actor.send(event),
    balanceIsNew,
  };
}
