import type { Image } from '@tram/api/types';
import { isNotOlder } from '../newer/newer.ts';
import { isPending } from '../payment/view.ts';
import { wholeOf } from '../port/whole-of.ts';
import { timeOf } from '../rules/time.ts';
import { pcImageStatusOf } from './rules.ts';
import type { PcImageSituation, PcImageStatus } from './rules.ts';
import type { KnownPcImage, PcImageContext, PcImagePaymentAnswer, PcImageRecord } from './types.ts';

/** What a PC is doing, out of what its lifecycle remembers. The lifecycle decides and its view explains by this alone. */
export function situationOf(context: PcImageContext): PcImageSituation {
  return {
    status: statusOf(context),
    payment: isPending(context.payment) ? (context.payment.order?.action ?? null) : null,
    operation: context.operation,
    isAccountLoaded: context.isAccountLoaded,
    hasTunnel: context.record.hasTunnel,
  };
}

function statusOf({ absence, record, isOver }: PcImageContext): PcImageStatus {
  if (absence !== null) return 'gone';
  const status = pcImageStatusOf(record);
  return status === 'ready' && isOver ? 'ending' : status;
}

/**
 * Whether a record tells something: of this PC, not older than what is known, and different from it. The same record
 * again must not restart a deadline that has passed.
 */
export function isNews(candidate: PcImageRecord, { record, absence }: PcImageContext): boolean {
  if (candidate._id !== record._id || absence === 'deleted') return false;
  if (!isNotOlder(candidate, record)) return false;
  if (absence === 'missing') return true;
  return (
    candidate.updatedAt !== record.updatedAt ||
    candidate.name !== record.name ||
    candidate.is_booting !== record.is_booting ||
    candidate.is_installed !== record.is_installed ||
    candidate.estimate_used !== record.estimate_used ||
    hasTunnelOf(candidate) !== record.hasTunnel
  );
}

/**
 * Whether a record says that the paid time goes on, although it had seemed to be over: the clock was ahead, and the answer that
 * brought the record has set it right.
 *
 * @param now ms of server time
 */
export function goesOn(
  candidate: PcImageRecord,
  { record }: Pick<PcImageContext, 'record'>,
  now: number,
): boolean {
  const end = timeOf(candidate.estimate_used);
  const isCurrent = candidate._id === record._id && isNotOlder(candidate, record);
  return isCurrent && end !== null && now < end;
}

/** The lifecycle's part of a record: whatever else a caller passes, passwords and addresses above all, is left behind. */
export function recordOf(image: PcImageRecord): KnownPcImage {
  const { _id, name, is_booting, is_installed, estimate_used, updatedAt } = image;
  const hasTunnel = hasTunnelOf(image);
  return { _id, name, is_booting, is_installed, estimate_used, updatedAt, hasTunnel };
}

/**
 * The PC in the answer to a payment, without its address and passwords. `null` where another backend answers something else, or
 * only a part: it is then read.
 * @param id of the PC that was paid for
 */
export function recordOfAnswer(answer: Partial<Image>, id: string): PcImagePaymentAnswer {
  const record = answer._id === id ? wholeRecord(answer) : null;
  if (record === null) return null;
  const { hasTunnel, ...known } = recordOf(record);
  return { ...known, ssh: { api_tunnel: hasTunnel ? true : null } };
}

const wholeRecord = wholeOf<PcImageRecord>({
  _id: true,
  name: true,
  is_booting: true,
  is_installed: true,
  estimate_used: true,
  ssh: true,
});

function hasTunnelOf({ ssh }: Pick<PcImageRecord, 'ssh'>): boolean {
  return (ssh?.api_tunnel ?? null) !== null;
}
