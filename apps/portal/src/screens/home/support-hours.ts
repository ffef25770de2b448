/** A stretch of the day, hours from midnight: 8h30 – 23h00 is 8.5 to 23. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

const clock = /(\d{1,2})\s*(?:[h:g]\s*(\d{2})?)/giu;

/**
 * Reads the operator's support hours, written for people ('8h30 – 23h00', '08:30-23:00').
 * @returns null for what is no stretch of one day: then the words stand without a bar
 */
export function readHours(text: string): Hours | null {
  const [from, to, ...rest] = [...text.matchAll(clock)].map(
    ([, hours, minutes]) => Number(hours) + Number(minutes ?? 0) / 60,
  );
  if (from === undefined || to === undefined || rest.length > 0) return null;
  return from < to && to <= 24 ? { from, to } : null;
}
