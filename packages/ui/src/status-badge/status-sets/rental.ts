import { IconClockExclamation } from '../../icon/generated/IconClockExclamation.ts';
import { IconFlag2 } from '../../icon/generated/IconFlag2.ts';
import { IconPlayerPlay } from '../../icon/generated/IconPlayerPlay.ts';
import { status, type StatusSet } from './status.ts';

/** PC order, `status`. */
export const rentalStatuses = {
  0: status('Kết Thúc', 'neutral', IconFlag2),
  1: status('Đang Thuê', 'positive', IconPlayerPlay),
} as const satisfies StatusSet;

/** VPS order, `status`. The portal adds the end time to an ended one. */
export const vpsOrderStatuses = {
  on_rental: status('Đang Thuê', 'positive', IconPlayerPlay),
  end: status('Kết Thúc', 'neutral', IconFlag2),
} as const satisfies StatusSet;

/** Time left on a rental: `warning` under 60 minutes, of a short one in its last quarter; `critical` under 10 of that. */
export const timeLeftStatuses = {
  warning: status('Sắp hết giờ', 'warning', IconClockExclamation),
  critical: status('Sắp hết giờ', 'critical', IconClockExclamation),
} as const satisfies StatusSet;
