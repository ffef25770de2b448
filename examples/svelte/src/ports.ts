/** What the lifecycles do outside of themselves: every call of this page stands here. */
import { newIdempotencyKey } from '@tram/api/idempotency-key';
import { findRow } from '@tram/api/pages';
import type { Account } from '@tram/api/types';
import { pcImageCalls, type PcImagePorts } from '@tram/machines/pc-image';
import { rechargeQrCalls, type RechargeQrPorts } from '@tram/machines/recharge-qr';
import type { SessionPorts } from '@tram/machines/session';
import type { Services } from './services.ts';

/** @param seen is given the account whenever it has been read, and null when the customer is to be forgotten */
export function sessionPorts(
  { api, session, realtime }: Services,
  seen: (account: Account | null) => void,
): SessionPorts {
  return {
    login: (body, signal) => api.login({ body }, { signal }),
    getNotification: (_, signal) => api.getNotification({}, { signal }),
    async getMyAccount(_, signal) {
      const answer = await api.getMyAccount({}, { signal });
      if (answer.ok) seen(answer.value);
      return answer;
    },
    openSession: (answer) => session.open(answer),
    closeSession: () => session.close(),
    forgetCustomer() {
      realtime.disconnect();
      seen(null);
    },
  };
}

/** The same for whatever pays. The reference server charges a key once, and compares the total; else see `payment`. */
const paying = ({ clock }: Services) => ({
  evidence: null,
  quote: null,
  now: () => clock.now(),
  newKey: newIdempotencyKey,
});

export function rechargePorts(services: Services): RechargeQrPorts {
  const { api } = services;
  return {
    ...paying(services),
    ...rechargeQrCalls(api),
    readRecharge: (id, signal) =>
      findRow(
        (page) => api.listRecharges({ query: { page } }, { signal, background: true }),
        (recharge) => recharge._id === id,
      ),
  };
}

export function pcPorts(services: Services): PcImagePorts {
  const { api } = services;
  return {
    ...paying(services),
    ...pcImageCalls(api),
    readImage: (id, signal) =>
      findRow(
        (page) => api.listImages({ query: { page } }, { signal, background: true }),
        (image) => image._id === id,
      ),
  };
}
