import type { CloudImageIntention } from '@tram/machines/cloud-image';
import { keepIntention, keptIntention } from '../payment/kept-intention.ts';

const keyPrefix = 'app_cloud_payment_';

function isIntention(value: unknown): value is CloudImageIntention {
  return (
    typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'
  );
}

/** Keeps an extension whose answer has not been seen; null forgets it. */
export function rememberIntention(imageId: string, intention: CloudImageIntention | null): void {
  keepIntention(keyPrefix + imageId, intention);
}

/** The extension that was under way for this machine when the tab was reloaded, or null. */
export function rememberedIntention(imageId: string): CloudImageIntention | null {
  const value = keptIntention(keyPrefix + imageId);
  return isIntention(value) ? value : null;
}
