import { IconClockPlus } from '../../icon/generated/IconClockPlus.ts';
import { IconTrash } from '../../icon/generated/IconTrash.ts';
import { status, type StatusSet } from './status.ts';

/** Cloud order table, `is_deleted`. */
export const cloudDeletionStatuses = {
  0: status('Có thể gia hạn', 'neutral', IconClockPlus),
  1: status('Đã xóa', 'neutral', IconTrash),
} as const satisfies StatusSet;
