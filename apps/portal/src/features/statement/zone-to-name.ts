import { VIETNAM_OFFSET, zoneOffset } from '@tram/machines/rules';

/**
 * The zone that paper has to name, because whoever gets it would read its times as Vietnam's: an IANA name. Null where the
 * clocks are Vietnam's, as almost everywhere.
 *
 * @param moments what stands on the paper, ms since 1970
 * @param timeZone IANA name; the browser's own by default
 */
export function zoneToName(moments: readonly number[], timeZone?: string): string | null {
  return moments.every((at) => zoneOffset(at, timeZone) === VIETNAM_OFFSET)
    ? null
    : (timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
