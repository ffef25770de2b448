import { type CloudImageSituation, cloudImageStatusOf } from '@tram/machines/cloud-image/rules';
import { cloudDueAt, cloudIsOver, cloudMinutesLeft } from '@tram/machines/rules';
import type { CloudImageRow } from './owned-cloud-image.ts';

/** What of a row says how much of the rental is left. */
export type CloudTerm = Pick<
  CloudImageRow,
  'createdAt' | 'daysOfUse' | 'hoursOfUse' | 'totalMinuteUsed'
>;

/** What is left of a rental: `dueAt` in ms since 1970, whole minutes that it may still run. */
export function whatIsLeft(image: CloudTerm): { dueAt: number; minutesLeft: number } {
  return {
    dueAt: cloudDueAt(image.createdAt.getTime(), image.daysOfUse),
    minutesLeft: cloudMinutesLeft(image.hoursOfUse, image.totalMinuteUsed),
  };
}

/** Whether the days or hours are used up now: by the rule, whether or not the timer that writes it down has rung yet. */
export function hasExpired(
  image: CloudTerm & { readonly hasExpired: boolean },
  now: Date,
): boolean {
  return image.hasExpired || cloudIsOver(whatIsLeft(image), now.getTime());
}

/** What a cloud machine is doing, as far as it decides what may be begun. One that could not be made counts as deleted. */
export function situationOf(image: CloudImageRow, now: Date): CloudImageSituation {
  return {
    status: cloudImageStatusOf({
      is_creating: image.stage === 'creating',
      is_running: image.isRunning,
      is_deleted: image.deletedAt !== null,
      has_expired: hasExpired(image, now),
    }),
    operation: image.operation,
    hasMachine: image.hasMachine,
    hasBackup: image.backupId !== null,
    hasTunnel: image.apiTunnel !== null,
  };
}
