import { IconFlag2 } from '../../icon/generated/IconFlag2.ts';
import { IconPlayerPlay } from '../../icon/generated/IconPlayerPlay.ts';
import { status, type StatusSet } from './status.ts';

/** PC order, `status`. */
export const rentalStatuses = {
  0: status('Kết Thúc', 'neutral', IconFlag2),
  1: status('Đang Thuê', 'positive', IconPlayerPlay),
} as const satisfies StatusSet;
