/** What became of a change whose answer was lost, or was that the state does not allow it: found out by reading the PC. */
import type { Result } from '@tram/api/result';
import { pcImageAllows, pcImageStatusOf } from '../pc-image/rules.ts';
import { ipRotationHolderOf } from './rules.ts';
import type { RouteAction } from './rules.ts';
import { ipOf, isCurrent, isUnfinished } from './situation.ts';
import type {
  IpRotationContext,
  IpRotationReason,
  IpRotationRecord,
  IpRotationWish,
} from './types.ts';

/** `again`: not certain yet, read once more; a reading that told nothing is not counted. */
export type IpRotationVerdict =
  | { readonly is: 'again'; readonly isCounted: boolean }
  | { readonly is: 'done' }
  | { readonly is: 'refused'; readonly reason: IpRotationReason };

/**
 * How often the PC has to show nothing of a change before that is believed: the call may be on its way to the server, or
 * at work there, for a while yet.
 */
export const CHECKS_OF_NOTHING = 5;

/** How often the PC may show a change on its way. With the pauses in between it is longer than a change can take. */
export const CHECKS_OF_UNFINISHED = 12;

const refused = (reason: IpRotationReason): IpRotationVerdict => ({ is: 'refused', reason });

/** What a reading of the PC says about the change in doubt. */
export function verdictOf(
  context: IpRotationContext,
  reading: Result<IpRotationRecord | null>,
): IpRotationVerdict {
  const { wish, doubt, accountId } = context;
  if (!reading.ok) {
    if (reading.error.kind === 'unauthorized') return refused('session-ended');
    if (reading.error.kind === 'forbidden') return refused('not-allowed');
    return { is: 'again', isCounted: false };
  }
  const record = reading.value;
  if (wish === null || record === null) return refused('gone');
  if (!isCurrent(record, context)) return { is: 'again', isCounted: false };
  const lapse = lapseOf(wish, record);
  if (lapse !== null) return refused(lapse);
  return doubt === 'conflict'
    ? refused(conflictOf(wish, record, accountId))
    : lostVerdict(wish, record, context);
}

/** Why the wish means nothing to the PC as it is now; `null` when it does. */
function lapseOf({ request }: IpRotationWish, record: IpRotationRecord): IpRotationReason | null {
  const status = pcImageStatusOf(record);
  if (status === 'unknown') return 'unknown';
  if (!pcImageAllows('rotateIp', status)) return 'closed';
  const isSame =
    record.ssh?._id === request.ssh_id && record.int_ip_address === request.int_ip_address;
  return isSame ? null : 'pc-changed';
}

function conflictOf(
  { action, route }: IpRotationWish,
  record: IpRotationRecord,
  accountId: string,
): IpRotationReason {
  if (isUnfinished(record, accountId)) return 'changing';
  const holder = ipRotationHolderOf(route, record.ssh?.wan_selected ?? [], accountId);
  if ((action === 'start' || action === 'change') && holder === 'other') return 'taken';
  if ((action === 'change' || action === 'release') && holder !== 'own') return 'not-held';
  return 'conflict';
}

function lostVerdict(
  wish: IpRotationWish,
  record: IpRotationRecord,
  { accountId, checks }: IpRotationContext,
): IpRotationVerdict {
  const { action, route, ip: before } = wish;
  const holder = ipRotationHolderOf(route, record.ssh?.wan_selected ?? [], accountId);
  const ip = ipOf(route, record, accountId);
  const again = (most: number, otherwise: IpRotationReason): IpRotationVerdict =>
    checks + 1 < most ? { is: 'again', isCounted: true } : refused(otherwise);
  if (holder === 'own' && ip === null) return again(CHECKS_OF_UNFINISHED, 'unfinished');
  const isRotation = action === 'start' || action === 'change';
  if (isRotation && holder === 'other') return refused('taken');
  if (action === 'change' && holder === 'free') return refused('not-held');
  const wasDone: Readonly<Record<RouteAction, boolean>> = {
    choose: holder === 'own',
    release: holder !== 'own',
    start: holder === 'own',
    change: ip !== before,
  };
  return wasDone[action] ? { is: 'done' } : again(CHECKS_OF_NOTHING, 'not-received');
}
