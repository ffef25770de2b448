/**
 * The signature of SePay's webhooks (HMAC-SHA256): `X-SePay-Signature: sha256={hex}` over `{timestamp}.{raw body}`, with the
 * Unix seconds of the delivery in `X-SePay-Timestamp`.
 * https://developer.sepay.vn/en/sepay-webhooks/xac-thuc
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE, SECOND } from '@tram/machines/rules';

/** How far a delivery's time may be from the server's, ms: what SePay advises. */
export const signatureToleranceMs = 5 * MINUTE;

/** A delivery as it came. */
export interface SignedDelivery {
  /** The headers; undefined when they were not sent. */
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
  /** The body, byte by byte. */
  readonly body: Uint8Array;
}

/** Whether a delivery is SePay's: `old` is signed well, for a time that is too long ago or yet to come. */
export type SignatureVerdict = 'right' | 'wrong' | 'old';

/** Signs a body as SePay does. @param timestamp Unix seconds */
export function sepaySignature(secret: string, timestamp: string, body: Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;
}

/** Checks who sent a delivery, and that it is not one that was caught and sent again. */
export function checkSignature(
  secret: string,
  { timestamp = '', signature = '', body }: SignedDelivery,
  now: Date,
): SignatureVerdict {
  if (!/^\d{1,12}$/.test(timestamp)) return 'wrong';
  const expected = Buffer.from(sepaySignature(secret, timestamp, body));
  const given = Buffer.from(signature.toLowerCase());
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong';
  const distance = Math.abs(now.getTime() - Number(timestamp) * SECOND);
  return distance <= signatureToleranceMs ? 'right' : 'old';
}
