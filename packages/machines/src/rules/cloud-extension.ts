import { cloudDueAt, cloudMinutesLeft } from './cloud-time.ts';
import { DAY } from './duration.ts';
import { MAXIMUM_CLOUD_DAYS_AHEAD } from './limits.ts';

/** What a cloud machine has been paid for (section 3, "Cloud image order"). */
export interface CloudRental {
  /** ms since 1970. */
  readonly createdAt: number;
  /** Days from its creation (`days_of_use`). */
  readonly daysOfUse: number;
  /** Hours that it may run in all (`hours_of_use`). */
  readonly hoursOfUse: number;
  /** Minutes of its finished sessions (`total_minute_used`). */
  readonly minutesUsed: number;
}

/** What an extension gives (section 9). */
export interface CloudExtension {
  /** Days that are added: the package's, and those that passed since the days were over. */
  daysGranted: number;
  /** Hours that are added. */
  hoursGranted: number;
  /** Days from the creation, in all. */
  daysOfUse: number;
  /** Hours in all. */
  hoursOfUse: number;
  /** When the days are over then, ms since 1970. */
  dueAt: number;
  /** Minutes that it may run then. */
  minutesLeft: number;
}

/**
 * What an extension gives a cloud machine: the days and hours of its package on top of what it has. Whole days that have
 * passed since its days were over are added, so that nobody pays for days that are gone (section 9; the contract's
 * `extendCloudImage`).
 *
 * @param granted days and hours of the package
 * @param now server time, ms since 1970
 * @returns `null` when it would be paid for more than five years ahead: the server refuses that
 */
export function cloudExtension(
  rental: CloudRental,
  granted: { readonly daysOfUse: number; readonly hoursOfUse: number },
  now: number,
): CloudExtension | null {
  const overFor = now - cloudDueAt(rental.createdAt, rental.daysOfUse);
  const daysGranted = granted.daysOfUse + Math.max(Math.floor(overFor / DAY), 0);
  const daysOfUse = rental.daysOfUse + daysGranted;
  const hoursOfUse = rental.hoursOfUse + granted.hoursOfUse;
  const dueAt = cloudDueAt(rental.createdAt, daysOfUse);
  if (dueAt > now + MAXIMUM_CLOUD_DAYS_AHEAD * DAY) return null;
  const minutesLeft = cloudMinutesLeft(hoursOfUse, rental.minutesUsed);
  return {
    daysGranted,
    hoursGranted: granted.hoursOfUse,
    daysOfUse,
    hoursOfUse,
    dueAt,
    minutesLeft,
  };
}
