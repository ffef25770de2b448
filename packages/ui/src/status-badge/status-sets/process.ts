import { IconCircleCheck } from '../../icon/generated/IconCircleCheck.ts';
import { IconCircleX } from '../../icon/generated/IconCircleX.ts';
import { IconHourglass } from '../../icon/generated/IconHourglass.ts';
import { status, type StatusSet } from './status.ts';

/** The second status set of section 4: something asked for is waiting, done or refused. */
export const processStatuses = {
  0: status('Đang chờ', 'caution', IconHourglass),
  1: status('Thành công', 'positive', IconCircleCheck),
  2: status('Thất bại', 'critical', IconCircleX),
} as const satisfies StatusSet;
