import { IconClockExclamation } from '../../icon/generated/IconClockExclamation.ts';
import { status, type StatusSet } from './status.ts';

/** Time left on a rental: `warning` under 60 minutes, `critical` under 10. */
export const timeLeftStatuses = {
  warning: status('Sắp hết giờ', 'warning', IconClockExclamation),
  critical: status('Sắp hết giờ', 'critical', IconClockExclamation),
} as const satisfies StatusSet;
