import type { CloudImageIntention } from '@tram/machines/cloud-image';

const keyPrefix = 'app_cloud_payment_';

function isIntention(value: unknown): value is CloudImageIntention {
  return (
    typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'
  );
}

/**
 * Keeps an extension whose answer has not been seen, in this tab alone, so that a reload asks again with the same key
 * instead of paying twice. Null forgets it. Where the browser stores nothing, nothing is kept.
 */
export function rememberIntention(imageId: string, intention: CloudImageIntention | null): void {
  try {
    if (intention === null) sessionStorage.removeItem(keyPrefix + imageId);
    else sessionStorage.setItem(keyPrefix + imageId, JSON.stringify(intention));
  } catch {
    // The server still charges once: the list shows after a reload what became of it.
  }
}

/** The extension that was under way for this machine when the tab was reloaded, or null. */
export function rememberedIntention(imageId: string): CloudImageIntention | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyPrefix + imageId) ?? 'null');
    return isIntention(value) ? value : null;
  } catch {
    return null;
  }
}
