import { returnPathFrom, searchFrom } from './navigation.ts';
import { hasFields, readStored, writeStored } from './stored.ts';

const key = 'app_wanted_place';

/** As long as the link of a verification mail works here, ms: who has not come back by then begins anew. */
const keptFor = 48 * 3_600_000;

/**
 * Stores, for every tab of this browser, where the sign-up was to lead: the mail that verifies the address may be opened in another
 * tab, and the login may come a day later. A sign-up that leads nowhere in particular keeps what an earlier one has stored.
 * @param search of the sign-up's address
 */
export function keepWantedPlace(search: string, origin: string): void {
  const path = returnPathFrom(search, origin);
  if (path !== '/') writeStored('localStorage', key, { path, at: Date.now() });
}

/**
 * Where a login leads: to the place that its address names, else to the one that a sign-up in this browser was to lead to, else to
 * '/'. What was stored is used up.
 * @param search of the login's address
 */
export function placeAfterLogin(search: string, origin: string): string {
  const stored = readStored('localStorage', key);
  writeStored('localStorage', key, null);
  const named = returnPathFrom(search, origin);
  if (named !== '/' || !hasFields(stored, { path: 'string', at: 'number' })) return named;
  // Whatever stands in the storage is no address of another site.
  return Date.now() - stored.at < keptFor ? returnPathFrom(searchFrom(stored.path), origin) : '/';
}
