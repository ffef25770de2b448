import { IconAlertCircle } from '../../icon/generated/IconAlertCircle.ts';
import { IconAlertTriangle } from '../../icon/generated/IconAlertTriangle.ts';
import { IconCircleCheck } from '../../icon/generated/IconCircleCheck.ts';
import { status, type StatusSet } from './status.ts';

/** Toast `status`, spelled as the specification does. */
export const toastStatuses = {
  valid: status('Thành công', 'positive', IconCircleCheck),
  warn: status('Lưu ý', 'caution', IconAlertTriangle),
  inValid: status('Lỗi', 'invalid', IconAlertCircle),
} as const satisfies StatusSet;
