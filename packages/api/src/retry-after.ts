/** The longest wait that a timer can hold, ms (24.8 days): a longer one ends at once. */
export const longestTimer = 2 ** 31 - 1;

/**
 * Milliseconds that an answer asks to wait by its Retry-After header (RFC 9110 section 10.2.3: seconds, or a date, which is
 * compared with the answer's own Date); never more than a timer can hold. Null without a readable one.
 */
export function retryAfterMs(headers: Headers): number | null {
  const header = headers.get('retry-after')?.trim() ?? '';
  const wait = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - answeredAt(headers);
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), longestTimer);
}

/** When the answer was given, ms since 1970; by the clock of this device where the answer does not say. */
function answeredAt(headers: Headers): number {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? Date.now() : date;
}
