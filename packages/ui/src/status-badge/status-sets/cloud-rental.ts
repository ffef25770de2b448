import { IconFlag2 } from '../../icon/generated/IconFlag2.ts';
import { IconPlayerPlay } from '../../icon/generated/IconPlayerPlay.ts';
import { status, type StatusSet } from './status.ts';

/** Cloud order table, `has_expired`. */
export const cloudRentalStatuses = {
  0: status('Đang Thuê', 'positive', IconPlayerPlay),
  1: status('Kết Thúc', 'neutral', IconFlag2),
} as const satisfies StatusSet;
