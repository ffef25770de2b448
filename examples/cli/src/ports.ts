/** The ports of the lifecycles over the client: all network code of this front end. */
import { newIdempotencyKey } from '@tram/api/idempotency-key';
import type { Download } from '@tram/api/client';
import { findRow } from '@tram/api/pages';
import type { Result } from '@tram/api/result';
import type { Account } from '@tram/api/types';
import { pcImageCalls, type PcImagePorts } from '@tram/machines/pc-image';
import { rechargeQrCalls, type RechargeQrPorts } from '@tram/machines/recharge-qr';
import type { SessionPorts } from '@tram/machines/session';
import type { Connection } from './connection.ts';

/** @param seen called with the account whenever it has been loaded */
export function sessionPorts(
  { api, session, realtime }: Connection,
  seen: (account: Account) => void,
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
    forgetCustomer: () => realtime.disconnect(),
  };
}

export function rechargePorts({ api, clock }: Connection): RechargeQrPorts {
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

/** @param save stores the Remote Desktop file; if it fails, the lifecycle reports the failure */
export function pcPorts(
  { api, clock }: Connection,
  save: (file: Download) => Promise<Result<unknown>>,
): PcImagePorts {
  const calls = pcImageCalls(api);
  return {
    ...calls,
    async downloadRdpFile(id, signal) {
      const answer = await calls.downloadRdpFile(id, signal);
      return answer.ok ? save(answer.value) : answer;
    },
    readImage: (id, signal) =>
      findRow(
        (page) => api.listImages({ query: { page } }, { signal, background: true }),
        (image) => image._id === id,
      ),
    // The server charges a key once, so that a lost order is sent again with its key.
    evidence: null,
    // It compares the confirmed total itself.
    quote: null,
    now: () => clock.now(),
    newKey: newIdempotencyKey,
  };
}
