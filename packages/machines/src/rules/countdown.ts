import { SECOND } from './duration.ts';

/**
 * A countdown as `mm:ss`, or `hh:mm:ss` from an hour upwards (section 2, "Recharge dialog").
 *
 * Seconds are rounded up, so that `00:00` appears at the end and not a second before it.
 *
 * @param remaining ms; below zero counts as zero
 */
export function formatCountdown(remaining: number): string {
  const seconds = Math.max(Math.ceil(remaining / SECOND), 0);
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60];
  if (hours > 0) parts.unshift(hours);
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
