import { dateTimeParts, VIETNAM_TIME_ZONE } from '@tram/machines/rules';

/** An estimate is known to the minute: '23:15 22/11/2026'. @param at ms of server time */
export function momentInWords(at: number): string {
  const parts = dateTimeParts(at, VIETNAM_TIME_ZONE);
  return parts === null ? '' : `${parts.time.slice(0, 5)} ${parts.date}`;
}
