import { dateTimeParts, type AxisTick } from '@tram/machines/rules';

/** The word at a tick of an axis of time: `18:00`, and `21/11` at a midnight, in the customer's zone. */
export function tickLabel({ at, isMidnight }: Pick<AxisTick, 'at' | 'isMidnight'>): string {
  const parts = dateTimeParts(at);
  return (isMidnight ? parts?.date : parts?.time)?.slice(0, 5) ?? '';
}
