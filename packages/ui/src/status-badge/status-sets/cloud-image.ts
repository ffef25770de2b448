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
