/** The ports of the lifecycles over the client: all network code of this front end. */
import { newIdempotencyKey } from '@tram/api/idempotency-key';
import { findRow } from '@tram/api/pages';
import type { Account } from '@tram/api/types';
import { pcImageCalls, type PcImagePorts } from '@tram/machines/pc-image';
import { rechargeQrCalls, type RechargeQrPorts } from '@tram/machines/recharge-qr';
import type { SessionPorts } from '@tram/machines/session';
import { saveFile } from './save-file.ts';
import type { Services } from './services.ts';

/** @param seen is given the account whenever it has been loaded, and null when the customer is to be forgotten */
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

export function rechargePorts({ api, clock }: Services): RechargeQrPorts {
  return {
    ...rechargeQrCalls(api),
    readRecharge: (id, signal) =>
      findRow(
        (page) => api.listRecharges({ query: { page } }, { signal, background: true }),
        (recharge) => recharge._id === id,
      ),
    // The server charges a key once, so that a lost order is sent again with its key.
    evidence: null,
    now: () => clock.now(),
    newKey: newIdempotencyKey,
  };
}

export function pcPorts({ api, clock }: Services): PcImagePorts {
  const calls = pcImageCalls(api);
  return {
    ...calls,
    async downloadRdpFile(id, signal) {
      const answer = await calls.downloadRdpFile(id, signal);
      if (answer.ok) saveFile(answer.value);
      return answer;
    },
    readImage: (id, signal) =>
      findRow(
        (page) => api.listImages({ query: { page } }, { signal, background: true }),
        (image) => image._id === id,
      ),
    // The server charges a key once, so that a lost order is sent again with its key.
    evidence: null,
    quote: null,
    now: () => clock.now(),
    newKey: newIdempotencyKey,
  };
}
