import type { CloudImage } from '@tram/api/types';
import { cloudImageStatusOf, type CloudImageStatus } from '@tram/machines/cloud-image/rules';
import { cloudDueAt, timeOf } from '@tram/machines/rules';
import { safeTraits, type MachineTraits } from '../../features/machine-list/machine-order.ts';

/** The states that a list of cloud machines can be filtered by. */
export const cloudStatuses = ['running', 'off', 'creating', 'has_expired'] as const;

/** The key of the kit's `cloudImageStatuses` for a state; what has no key there is shown as it is. */
export const statusKeys: Readonly<Record<CloudImageStatus, string>> = {
  creating: 'creating',
  stopped: 'off',
  ending: 'off',
  running: 'running',
  closing: 'running',
  expired: 'has_expired',
  deleted: 'is_deleted',
  unknown: 'unknown',
};

/** Until when its days last, ms; null where that cannot be read. */
function dueAt({ createdAt, days_of_use }: CloudImage): number | null {
  const created = timeOf(createdAt);
  const due = created === null ? Number.NaN : cloudDueAt(created, days_of_use);
  return Number.isFinite(due) ? due : null;
}

const ranks: Readonly<Partial<Record<CloudImageStatus, MachineTraits['rank']>>> = {
  running: 'rented',
  stopped: 'rented',
  creating: 'making',
};

export const cloudTraits = safeTraits((image: CloudImage): MachineTraits => {
  const status = cloudImageStatusOf(image);
  return {
    rank: ranks[status] ?? 'rest',
    endsAt: dueAt(image),
    status: statusKeys[status],
    texts: [image.name, image.cloud.name, image.cloud.group],
  };
});
