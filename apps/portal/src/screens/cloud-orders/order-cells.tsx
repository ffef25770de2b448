import type { ReactNode } from 'react';
import type { CloudImage } from '@tram/api/types';
import { cloudDueAt, timeOf } from '@tram/machines/rules';
import { DateTime } from '@tram/ui/date-time';
import { StatusBadge } from '@tram/ui/status-badge';
import {
  cloudDeletionStatuses,
  cloudImageStatuses,
  cloudRentalStatuses,
  hardwareRequestStatuses,
} from '@tram/ui/status-sets';
import type { cloudOrdersWords } from './words.vi.ts';

type Words = (typeof cloudOrdersWords)['vi'];

/** Ended versus renting (specification, section 4); a deleted one is rented no more, and one that is being made says so. */
export function rental(row: CloudImage): ReactNode {
  if (row.is_creating) return <StatusBadge set={cloudImageStatuses} value="creating" />;
  const isOver = row.has_expired || row.is_deleted;
  return <StatusBadge set={cloudRentalStatuses} value={isOver ? 1 : 0} />;
}

/** Deleted versus can extend (specification, section 4). */
export function deletion(row: CloudImage): ReactNode {
  return <StatusBadge set={cloudDeletionStatuses} value={row.is_deleted ? 1 : 0} />;
}

/** What became of the request for additional hardware (specification, section 4). */
export function request(row: CloudImage): ReactNode {
  return <StatusBadge set={hardwareRequestStatuses} value={row.accepted_add_hardwares} />;
}

/** The additional hardware that was asked for, by name. */
export function hardware(row: CloudImage, words: Words): string {
  return row.hardwares.map(({ name }) => name).join(', ') || words.noHardware;
}

/** Creation plus days (specification, section 9), ms; null where one of them cannot be read. */
export function dueAt(row: CloudImage): number | null {
  const created = timeOf(row.createdAt);
  const at = created === null ? Number.NaN : cloudDueAt(created, row.days_of_use);
  return Number.isFinite(at) ? at : null;
}

/** The same, to be seen. */
export function due(row: CloudImage): ReactNode {
  const at = dueAt(row);
  return at === null ? null : <DateTime at={at} split="never" />;
}
