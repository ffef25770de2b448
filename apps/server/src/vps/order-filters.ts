import { foldForSearch, vietnamDayEnd, vietnamDayStart } from '@tram/machines/rules';
import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../database/page.ts';
import { vpsOrders } from '../database/schema/vps.ts';
import { Refusal } from '../refusal.ts';

/** What narrows a list of orders, as the contract names it. What is left out or blank narrows nothing. */
interface VpsOrderFilters {
  /** Part of the configuration's name, as it was when the order was made; case and accents do not matter. */
  readonly config_name?: string | undefined;
  /** Part of the order's or the server's id, the configuration's name or the server's address. */
  readonly search?: string | undefined;
  /** Account whose orders are wanted: a name that is not the caller's own selects nothing. */
  readonly username?: string | undefined;
  /** First day (`YYYY-MM-DD`) of the start, in Vietnam. */
  readonly fromDate?: string | undefined;
  /** Last day of the start, in Vietnam, the whole day included. */
  readonly toDate?: string | undefined;
  readonly status?: 'already' | 'on_rental' | 'end' | undefined;
}

/** The last moment that both databases and ISO 8601 with four digits can write; the first is that of the epoch. */
const latest = Date.UTC(9999, 11, 31);

/** @throws Refusal 400 for what is no day of the calendar */
function momentOf(day: number | null): Date {
  if (day === null) throw new Refusal(400, 'Ngày không hợp lệ, bạn nhập theo dạng năm-tháng-ngày');
  // Nothing is rented before the one or after the other.
  return new Date(Math.min(Math.max(day, 0), latest));
}

function searched(text: string): SQL | undefined {
  return or(
    contains(vpsOrders.id, text.toLowerCase()),
    contains(vpsOrders.vpsId, text.toLowerCase()),
    contains(vpsOrders.configNameFolded, foldForSearch(text)),
    contains(vpsOrders.ssh, text),
    contains(vpsOrders.ipRemote, text),
    contains(vpsOrders.intIp, text),
  );
}

/** The condition for an account's orders that pass every filter. @throws Refusal 400 for what is no date */
export function selectedVpsOrders(
  account: { readonly id: string; readonly username: string },
  { config_name, search, username, fromDate, toDate, status }: VpsOrderFilters,
): SQL | undefined {
  const name = config_name?.trim() ?? '';
  const text = search?.trim() ?? '';
  const owner = username?.trim().toLowerCase() ?? '';
  return and(
    eq(vpsOrders.accountId, account.id),
    owner === '' || owner === account.username.toLowerCase() ? undefined : sql`false`,
    name === '' ? undefined : contains(vpsOrders.configNameFolded, foldForSearch(name)),
    text === '' ? undefined : searched(text),
    fromDate === undefined
      ? undefined
      : gte(vpsOrders.timeStart, momentOf(vietnamDayStart(fromDate))),
    toDate === undefined ? undefined : lt(vpsOrders.timeStart, momentOf(vietnamDayEnd(toDate))),
    status === undefined || status === 'already' ? undefined : eq(vpsOrders.status, status),
  );
}
