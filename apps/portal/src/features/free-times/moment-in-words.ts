import { dateTimeParts } from '@tram/machines/rules';

/** An estimate is known to the minute: '23:15 22/11/2026', in the customer's zone. @param at ms of server time */
export function momentInWords(at: number): string {
  const parts = dateTimeParts(at);
  return parts === null ? '' : `${parts.time.slice(0, 5)} ${parts.date}`;
}
