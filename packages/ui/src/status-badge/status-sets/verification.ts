import { IconCircleDashed } from '../../icon/generated/IconCircleDashed.ts';
import { processStatuses } from './process.ts';
import { status, type StatusSet } from './status.ts';

/** Identity verification, `isVerify`; `none` while `timeKyc` is null. */
export const verificationStatuses = {
  none: status('Chưa xác thực', 'neutral', IconCircleDashed),
  ...processStatuses,
} as const satisfies StatusSet;
