import { IconFlag2 } from '../../icon/generated/IconFlag2.ts';
import { IconPlayerPlay } from '../../icon/generated/IconPlayerPlay.ts';
import { status, type StatusSet } from './status.ts';

/** VPS order, `status`. The portal adds the end time to an ended one. */
export const vpsOrderStatuses = {
  on_rental: status('Đang Thuê', 'positive', IconPlayerPlay),
  end: status('Kết Thúc', 'neutral', IconFlag2),
} as const satisfies StatusSet;
