import { IconCircleCheck } from '../../icon/generated/IconCircleCheck.ts';
import { IconCircleDashed } from '../../icon/generated/IconCircleDashed.ts';
import { IconCircleX } from '../../icon/generated/IconCircleX.ts';
import { IconHourglass } from '../../icon/generated/IconHourglass.ts';
import { status, type StatusSet } from './status.ts';

/** Added hardware, `accepted_add_hardwares`. */
export const hardwareRequestStatuses = {
  1: status('Chưa yêu cầu', 'neutral', IconCircleDashed),
  2: status('Đang chờ', 'caution', IconHourglass),
  3: status('Thành công', 'positive', IconCircleCheck),
  4: status('Thất bại', 'critical', IconCircleX),
} as const satisfies StatusSet;
