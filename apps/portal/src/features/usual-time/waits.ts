import type { CloudImage, Image, Recharge } from '@tram/api/types';
import { cloudImageStatusOf } from '@tram/machines/cloud-image/rules';
import { pcImageStatusOf } from '@tram/machines/pc-image/rules';
import { rechargeStatusOf } from '@tram/machines/recharge-qr/rules';
import { DAY, timeOf } from '@tram/machines/rules';

/** The states whose usual time is shown: what a customer waits for and cannot speed up. */
export const waits = [
  'pc.waiting',
  'cloud.creating',
  'cloud.start',
  'cloud.restart',
  'cloud.shutdown',
  'recharge.awaiting',
] as const;

export type Wait = (typeof waits)[number];

/** A wait that has not ended: which, and since when, ms of server time. */
export interface GoingWait {
  readonly wait: Wait;
  readonly since: number;
}

/** A wait that has ended as it should: how long it took, and when it was over, both ms, by the server's records. */
export interface EndedWait {
  readonly wait: Wait;
  readonly time: number;
  readonly endedAt: number;
}

/** What took longer than this says nothing about what is usual: the record was changed for another reason, ms. */
const longest = DAY;

function going(wait: Wait, since: number | null): GoingWait | null {
  return since === null ? null : { wait, since };
}

function ended(wait: GoingWait | null, endedAt: number | null): EndedWait | null {
  if (wait === null || endedAt === null) return null;
  const time = endedAt - wait.since;
  return time >= 0 && time <= longest ? { wait: wait.wait, time, endedAt } : null;
}

/** What a PC waits for; null for nothing. */
export function pcWait(image: Image): GoingWait | null {
  if (pcImageStatusOf(image) !== 'waiting') return null;
  return going('pc.waiting', timeOf(image.booting_since));
}

/** Of what a cloud machine does itself, what is waited for; a backup takes as long as there are data. */
const operationWaits: Readonly<Record<string, Wait>> = {
  start: 'cloud.start',
  restart: 'cloud.restart',
  shutdown: 'cloud.shutdown',
};

/** What a cloud machine waits for; null for nothing whose usual time is shown. A record is changed when its work begins. */
export function cloudWait(image: CloudImage): GoingWait | null {
  if (cloudImageStatusOf(image) === 'creating') {
    return going('cloud.creating', timeOf(image.createdAt));
  }
  const wait = operationWaits[image.operation ?? ''];
  return wait === undefined ? null : going(wait, timeOf(image.updatedAt));
}

/** What a top-up waits for: its transfer; null when it does not wait. */
export function rechargeWait(recharge: Recharge): GoingWait | null {
  if (rechargeStatusOf(recharge.is_succeeded) !== 'pending') return null;
  return going('recharge.awaiting', timeOf(recharge.createdAt));
}

/** The wait that a PC's newer record ends, if it ends one well. */
export function pcWaitEnd(before: Image, after: Image): EndedWait | null {
  if (pcImageStatusOf(after) !== 'ready') return null;
  return ended(pcWait(before), timeOf(after.updatedAt));
}

/** The wait that a cloud machine's newer record ends, if it ends one well. */
export function cloudWaitEnd(before: CloudImage, after: CloudImage): EndedWait | null {
  const wait = cloudWait(before);
  if (wait === null || (after.operation ?? null) !== null) return null;
  const status = cloudImageStatusOf(after);
  const runs = wait.wait === 'cloud.start' || wait.wait === 'cloud.restart';
  if (status !== (runs ? 'running' : 'stopped')) return null;
  return ended(wait, timeOf(after.updatedAt));
}

/** The wait that a top-up's newer record ends: its money has come. */
export function rechargeWaitEnd(before: Recharge, after: Recharge): EndedWait | null {
  if (rechargeStatusOf(after.is_succeeded) !== 'successful') return null;
  return ended(rechargeWait(before), timeOf(after.updatedAt));
}
