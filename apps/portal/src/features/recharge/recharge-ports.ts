import { newIdempotencyKey } from '@tram/api/idempotency-key';
import { findRow } from '@tram/api/pages';
import { ok, type Result } from '@tram/api/result';
import type { Recharge } from '@tram/api/types';
import { firstAndLastPage } from '@tram/machines/payment/evidence';
import { rechargeQrCalls, type RechargeQrPorts } from '@tram/machines/recharge-qr';
import type { Services } from '../../app/services.ts';
import { readIntoCache } from '../../data/read-into-cache.ts';
import { evidenceBy } from '../payment/evidence.ts';
import { readEvidence } from '../payment/read-evidence.ts';

/**
 * One recharge out of the list, newest first: the API has no call for a single one. What is read on the way goes into the
 * cache, so the history behind the dialog follows.
 */
function readRecharge(
  services: Services,
  id: string,
  signal: AbortSignal,
): Promise<Result<Recharge | null>> {
  const options = { signal, background: true };
  return findRow(
    (page) => readIntoCache(services, 'listRecharges', { query: { page } }, options),
    (recharge) => recharge._id === id,
  );
}

export function rechargePorts(services: Services): RechargeQrPorts {
  const { api, clock } = services;
  return {
    ...rechargeQrCalls(api),
    readRecharge: (id, signal) => readRecharge(services, id, signal),
    evidence: evidenceBy(services, async () =>
      readEvidence(services, async ({ money, bankId }, signal) => {
        const rows = await firstAndLastPage((page) =>
          api.listRecharges({ query: { page } }, { signal, background: true }),
        );
        if (!rows.ok) return rows;
        const matching = rows.value.filter((row) => row.money === money && row.bank_id === bankId);
        return ok(matching.map((row) => ({ id: row._id, mark: '', answer: row })));
      }),
    ),
    now: () => clock.now(),
    newKey: newIdempotencyKey,
  };
}
