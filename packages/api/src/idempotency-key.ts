/**
 * A new key for one intention of the customer (a rental, an extension, a recharge). Code that may retry the same intention
 * keeps it and passes it again.
 *
 * 128 random bits as hexadecimal digits. Not `crypto.randomUUID`, which only exists on secure origins.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
