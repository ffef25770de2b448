import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import type { Account } from '@tram/api/types';
import {
  kycOtpView,
  withKycOtpPorts,
  type KycImageKind,
  type KycOtpEvent,
} from '@tram/machines/kyc-otp';
import { useServices } from '../../app/services-context.ts';
import { holdTab } from '../../app/tab-hold.ts';
import { useWords } from '../../app/words.ts';
import { invalidate } from '../../data/query-client.ts';
import { useResync } from '../../data/live.ts';
import { createIdentityMemory } from './draft-memory.ts';
import type { IdentityForm } from './identity-form.ts';
import { identityPorts, prepareIdentity, type PreparedIdentity } from './prepare-identity.ts';
import { identityWords } from './words.vi.ts';

export type Identity = ReturnType<typeof useIdentity>;

/** Holds the form that is to be sent, outside of React's state and of the lifecycle's context. */
function createPrepared() {
  let held: PreparedIdentity | null = null;
  return {
    get: () => held,
    set(form: PreparedIdentity | null) {
      held = form;
    },
  };
}

/** The verification of one account for as long as its screen is mounted. It receives each newer account and each resync. */
export function useIdentity(account: Account) {
  const services = useServices();
  const words = useWords(identityWords);
  const [prepared] = useState(createPrepared);
  const [machine] = useState(() => withKycOtpPorts(identityPorts(services, prepared.get)));
  const [memory] = useState(() => createIdentityMemory(account._id));
  const [input] = useState(() => ({ account, ticket: memory.remembered().ticket }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const view = useMemo(() => kycOtpView(snapshot), [snapshot]);

  const onCodeSent = useEffectEvent((again: boolean) => {
    if (again) services.notify('valid', words.resent);
  });
  useEffect(() => {
    const sent = actor.on('CODE_SENT', ({ again }) => onCodeSent(again));
    const submitted = actor.on('SUBMITTED', () => {
      prepared.set(null);
      memory.forget();
      void invalidate(services, 'getMyAccount');
    });
    return () => {
      sent.unsubscribe();
      submitted.unsubscribe();
    };
  }, [actor, memory, prepared, services]);

  useEffect(() => actor.send({ type: 'RECORD', record: account }), [actor, account]);
  useResync(() => actor.send({ type: 'REFRESH' }));

  const { ticket } = view.keep;
  const isOpen = view.canSubmit || view.canCancel;
  useEffect(() => {
    if (isOpen) memory.rememberTicket(ticket);
  }, [isOpen, memory, ticket]);

  const isUploading = view.step === 'submitting';
  useEffect(() => {
    holdTab('upload', 'identity', isUploading);
    return () => holdTab('upload', 'identity', false);
  }, [isUploading]);

  return {
    view,
    send: (event: KycOtpEvent) => actor.send(event),
    /** What was typed before a reload. */
    memory,
    /**
     * Sends a complete form: the dialog opens.
     * @returns the picture that the browser cannot read, or null
     * @throws ChunkLoadError when the uploader's chunk cannot be loaded
     */
    submit: async (form: IdentityForm): Promise<KycImageKind | null> => {
      const preparation = await prepareIdentity(services, form);
      if ('unreadable' in preparation) return preparation.unreadable;
      prepared.set(preparation);
      actor.send({ type: 'SUBMIT', missing: [] });
      return null;
    },
  };
}
