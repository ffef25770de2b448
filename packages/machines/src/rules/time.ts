/**
 * Milliseconds since 1970 of a time on the wire (ISO 8601 UTC: interpretations, "Wire conventions").
 *
 * `null` for what is absent or is no time: a screen then says so, rather than showing "Invalid Date".
 */
export function timeOf(wire: string | null | undefined): number | null {
  if (wire === null || wire === undefined || wire === '') return null;
  const time = Date.parse(wire);
  return Number.isNaN(time) ? null : time;
}
