import { IconCircleCheck } from '../../icon/generated/IconCircleCheck.ts';
import { IconCircleX } from '../../icon/generated/IconCircleX.ts';
import { IconClockX } from '../../icon/generated/IconClockX.ts';
import { IconHourglass } from '../../icon/generated/IconHourglass.ts';
import { status, type StatusSet } from './status.ts';

/** Payment and recharge, `is_succeeded`. */
export const paymentStatuses = {
  0: status('Chờ xử lý', 'caution', IconHourglass),
  1: status('Thành công', 'positive', IconCircleCheck),
  2: status('Đã hủy', 'critical', IconCircleX),
  3: status('Hết thời gian', 'warning', IconClockX),
} as const satisfies StatusSet;
