import { IconCircleCheck } from '../../icon/generated/IconCircleCheck.ts';
import { IconCircleDashed } from '../../icon/generated/IconCircleDashed.ts';
import { IconLoader2 } from '../../icon/generated/IconLoader2.ts';
import { status, type StatusSet } from './status.ts';

/** PC image, keyed `${is_booting}/${is_installed}`. 1/1 should not happen and counts as waiting. */
export const pcImageStatuses = {
  '0/0': status('Chưa thuê', 'neutral', IconCircleDashed),
  '1/0': status('Chờ tạo máy', 'info', IconLoader2),
  '0/1': status('Sẵn sàng', 'positive', IconCircleCheck),
  '1/1': status('Chờ tạo máy', 'info', IconLoader2),
} as const satisfies StatusSet;
