import { IconCircleCheck } from '../../icon/generated/IconCircleCheck.ts';
import { IconCircleDashed } from '../../icon/generated/IconCircleDashed.ts';
import { IconCircleX } from '../../icon/generated/IconCircleX.ts';
import { IconHourglass } from '../../icon/generated/IconHourglass.ts';
import { status, type StatusSet } from './status.ts';

/** The second status set of section 4: something asked for is waiting, done or refused. */
export const processStatuses = {
  0: status('Đang chờ', 'caution', IconHourglass),
  1: status('Thành công', 'positive', IconCircleCheck),
  2: status('Thất bại', 'critical', IconCircleX),
} as const satisfies StatusSet;

/** Identity verification, `isVerify`; `none` while `timeKyc` is null. */
export const verificationStatuses = {
  none: status('Chưa xác thực', 'neutral', IconCircleDashed),
  ...processStatuses,
} as const satisfies StatusSet;

/** Added hardware, `accepted_add_hardwares`. */
export const hardwareRequestStatuses = {
  1: status('Chưa yêu cầu', 'neutral', IconCircleDashed),
  2: status('Đang chờ', 'caution', IconHourglass),
  3: status('Thành công', 'positive', IconCircleCheck),
  4: status('Thất bại', 'critical', IconCircleX),
} as const satisfies StatusSet;
