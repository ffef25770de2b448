import { IconCircleDashed } from '../../icon/generated/IconCircleDashed.ts';
import { IconLock } from '../../icon/generated/IconLock.ts';
import { IconUser } from '../../icon/generated/IconUser.ts';
import { status, type StatusSet } from './status.ts';

/** Internet route of a machine: held by this account, by another, or by none. */
export const routeStatuses = {
  mine: status('Bạn đang giữ', 'positive', IconUser),
  other: status('Người khác đang dùng', 'neutral', IconLock),
  free: status('Đang trống', 'neutral', IconCircleDashed),
} as const satisfies StatusSet;
