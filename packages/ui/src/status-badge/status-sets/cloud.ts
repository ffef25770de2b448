import { IconBan } from '../../icon/generated/IconBan.ts';
import { IconCircleCheck } from '../../icon/generated/IconCircleCheck.ts';
import { IconClockPlus } from '../../icon/generated/IconClockPlus.ts';
import { IconFlag2 } from '../../icon/generated/IconFlag2.ts';
import { IconHourglass } from '../../icon/generated/IconHourglass.ts';
import { IconPlayerPlay } from '../../icon/generated/IconPlayerPlay.ts';
import { IconPlayerStop } from '../../icon/generated/IconPlayerStop.ts';
import { IconTrash } from '../../icon/generated/IconTrash.ts';
import { status, type StatusSet } from './status.ts';

/** Cloud image, keyed by the strongest of its flags; `off` when none is set. */
export const cloudImageStatuses = {
  creating: status('Đang tạo', 'info', IconHourglass),
  off: status('Đã tắt', 'neutral', IconPlayerStop),
  running: status('Đang chạy', 'positive', IconPlayerPlay),
  has_expired: status('Kết Thúc', 'neutral', IconFlag2),
  is_deleted: status('Đã xóa', 'neutral', IconTrash),
} as const satisfies StatusSet;

/** Cloud order table, `has_expired`. */
export const cloudRentalStatuses = {
  0: status('Đang Thuê', 'positive', IconPlayerPlay),
  1: status('Kết Thúc', 'neutral', IconFlag2),
} as const satisfies StatusSet;

/** Cloud order table, `is_deleted`. */
export const cloudDeletionStatuses = {
  0: status('Có thể gia hạn', 'neutral', IconClockPlus),
  1: status('Đã xóa', 'neutral', IconTrash),
} as const satisfies StatusSet;

/** Cloud package, `cloudReady` as a word. */
export const cloudPackageStatuses = {
  ready: status('Server Ready', 'positive', IconCircleCheck),
  full: status('Server Full', 'neutral', IconBan),
} as const satisfies StatusSet;
