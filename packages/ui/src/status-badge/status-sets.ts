/**
 * Every status set of the specification (section 4; art direction, section 6) as data: code → label, tone, icon.
 * A status looks and reads the same everywhere because nothing else in the product names its colour.
 */
import type { Icon } from '../icon/createIcon.tsx';
import { IconAlertCircle } from '../icon/generated/IconAlertCircle.ts';
import { IconAlertTriangle } from '../icon/generated/IconAlertTriangle.ts';
import { IconBan } from '../icon/generated/IconBan.ts';
import { IconCircleCheck } from '../icon/generated/IconCircleCheck.ts';
import { IconCircleDashed } from '../icon/generated/IconCircleDashed.ts';
import { IconCircleX } from '../icon/generated/IconCircleX.ts';
import { IconClockExclamation } from '../icon/generated/IconClockExclamation.ts';
import { IconClockPlus } from '../icon/generated/IconClockPlus.ts';
import { IconClockX } from '../icon/generated/IconClockX.ts';
import { IconFlag2 } from '../icon/generated/IconFlag2.ts';
import { IconHourglass } from '../icon/generated/IconHourglass.ts';
import { IconLoader2 } from '../icon/generated/IconLoader2.ts';
import { IconLock } from '../icon/generated/IconLock.ts';
import { IconPlayerPlay } from '../icon/generated/IconPlayerPlay.ts';
import { IconPlayerStop } from '../icon/generated/IconPlayerStop.ts';
import { IconTrash } from '../icon/generated/IconTrash.ts';
import { IconUser } from '../icon/generated/IconUser.ts';
import type { Tone } from '../theme/palette.ts';

export interface Status {
  readonly label: string;
  readonly tone: Tone;
  readonly icon: Icon;
}

/** Keyed by the value that the API sends, as a string. */
export type StatusSet = Readonly<Record<string, Status>>;

function status(label: string, tone: Tone, icon: Icon): Status {
  return { label, tone, icon };
}

/** Payment and recharge, `is_succeeded`. */
export const paymentStatuses = {
  0: status('Chờ xử lý', 'caution', IconHourglass),
  1: status('Thành công', 'positive', IconCircleCheck),
  2: status('Đã hủy', 'critical', IconCircleX),
  3: status('Hết thời gian', 'warning', IconClockX),
} as const satisfies StatusSet;

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

/** PC image, keyed `${is_booting}/${is_installed}`. 1/1 should not happen and counts as waiting. */
export const pcImageStatuses = {
  '0/0': status('Chưa thuê', 'neutral', IconCircleDashed),
  '1/0': status('Chờ tạo máy', 'info', IconLoader2),
  '0/1': status('Sẵn sàng', 'positive', IconCircleCheck),
  '1/1': status('Chờ tạo máy', 'info', IconLoader2),
} as const satisfies StatusSet;

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

/** Added hardware, `accepted_add_hardwares`. */
export const hardwareRequestStatuses = {
  1: status('Chưa yêu cầu', 'neutral', IconCircleDashed),
  2: status('Đang chờ', 'caution', IconHourglass),
  3: status('Thành công', 'positive', IconCircleCheck),
  4: status('Thất bại', 'critical', IconCircleX),
} as const satisfies StatusSet;

/** Internet route of a machine: held by this account, by another, or by nobody. */
export const routeStatuses = {
  mine: status('Bạn đang giữ', 'positive', IconUser),
  other: status('Người khác đang dùng', 'neutral', IconLock),
  free: status('Đang trống', 'neutral', IconCircleDashed),
} as const satisfies StatusSet;

/** Time left on a rental: `warning` under 60 minutes, `critical` under 10. */
export const timeLeftStatuses = {
  warning: status('Sắp hết giờ', 'warning', IconClockExclamation),
  critical: status('Sắp hết giờ', 'critical', IconClockExclamation),
} as const satisfies StatusSet;

/** Toast `status`, spelled as the specification does. */
export const toastStatuses = {
  valid: status('Thành công', 'positive', IconCircleCheck),
  warn: status('Lưu ý', 'caution', IconAlertTriangle),
  inValid: status('Lỗi', 'invalid', IconAlertCircle),
} as const satisfies StatusSet;

/** Yes/No flag (0 or 1): plain text, not a status. */
export const yesNoLabels = { 0: 'Không', 1: 'Có' } as const satisfies Readonly<
  Record<string, string>
>;

/** Visibility flag (0 or 1): plain text, not a status. */
export const visibilityLabels = { 0: 'Ẩn', 1: 'Hiện' } as const satisfies Readonly<
  Record<string, string>
>;

/** The status of a value; a value that the set does not know keeps its raw text, neutral, with a dashed circle. */
export function statusOf(set: StatusSet, value: string | number): Status {
  const code = String(value);
  const known = Object.hasOwn(set, code) ? set[code] : undefined;
  return known ?? { label: code, tone: 'neutral', icon: IconCircleDashed };
}
