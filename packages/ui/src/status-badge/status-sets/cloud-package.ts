import { IconBan } from '../../icon/generated/IconBan.ts';
import { IconCircleCheck } from '../../icon/generated/IconCircleCheck.ts';
import { status, type StatusSet } from './status.ts';

/** Cloud package, `cloudReady` as a word. */
export const cloudPackageStatuses = {
  ready: status('Server Ready', 'positive', IconCircleCheck),
  full: status('Server Full', 'neutral', IconBan),
} as const satisfies StatusSet;
