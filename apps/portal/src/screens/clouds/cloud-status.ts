import type { CloudImageStatus } from '@tram/machines/cloud-image/rules';

/** The key of the kit's `cloudImageStatuses` for a state; what has no key there is shown as it is. */
export function cloudStatusKey(status: CloudImageStatus): string {
  switch (status) {
    case 'creating':
      return 'creating';
    case 'stopped':
    case 'ending':
      return 'off';
    case 'running':
    case 'closing':
      return 'running';
    case 'expired':
      return 'has_expired';
    case 'deleted':
      return 'is_deleted';
    case 'unknown':
      return 'unknown';
    default:
      return status satisfies never;
  }
}
