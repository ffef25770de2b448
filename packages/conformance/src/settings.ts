import type { PublicCatalogue } from '@tram/api/runtime-config';
import type { AccountData } from './reads.ts';
import type { OwnSentinels } from './sentinels.ts';
import { textsIn } from './wire-values.ts';

/** What goes into the portal's `config.json`, as far as it can be found out from outside. */
export interface Settings {
  readonly apiBase: string;
  readonly realtime: { readonly origin: null; readonly path: string };
  readonly pictureOrigins: readonly string[];
  /** The operator's own sentences stand beside it. */
  readonly landing: { readonly catalogues: readonly PublicCatalogue[] };
  /** Left out where it was not tried: the portal then takes `none`. */
  readonly idempotency?: 'keys' | 'none' | undefined;
  /** Left out where it was not tried: the portal then takes `unchecked`. */
  readonly confirmedTotal?: 'checked' | 'unchecked' | undefined;
  /** Left out where it was not tried: the portal then takes `ignored`. */
  readonly orderDates?: 'filtered' | 'ignored' | undefined;
  /** Left out where the backend has the usual values. */
  readonly sentinels?: OwnSentinels | undefined;
}

export function settingsFor(found: {
  readonly apiBase: string;
  readonly socketPath: string;
  readonly pictures: readonly string[];
  /** Those that are answered without a token. */
  readonly catalogues: readonly PublicCatalogue[];
  /** Null where it was not tried. */
  readonly idempotency: 'keys' | 'none' | null;
  /** Null where it was not tried. */
  readonly confirmedTotal: 'checked' | 'unchecked' | null;
  /** Null where it was not tried. */
  readonly orderDates: 'filtered' | 'ignored' | null;
  readonly sentinels: OwnSentinels;
}): Settings {
  const {
    apiBase,
    socketPath,
    pictures,
    catalogues,
    idempotency,
    confirmedTotal,
    orderDates,
    sentinels,
  } = found;
  return {
    apiBase,
    realtime: { origin: null, path: socketPath },
    pictureOrigins: pictures,
    landing: { catalogues },
    ...(idempotency === null ? {} : { idempotency }),
    ...(confirmedTotal === null ? {} : { confirmedTotal }),
    ...(orderDates === null ? {} : { orderDates }),
    ...(Object.keys(sentinels).length === 0 ? {} : { sentinels }),
  };
}

/** Origins, beside the API's, of the pictures that the portal shows: payment QR codes and identity pictures. */
export function pictureOrigins(
  apiBase: string,
  { account, recharges }: Pick<AccountData, 'account' | 'recharges'>,
  tickets: readonly unknown[],
): readonly string[] {
  const own = new URL(apiBase).origin;
  const links = [
    ...linksIn(account, ['front_card', 'back_card', 'portrait']),
    ...[...recharges, ...tickets].flatMap((one) => linksIn(one, ['link_payment'])),
  ];
  const origins = links.flatMap((link) => (URL.canParse(link) ? [new URL(link).origin] : []));
  return [...new Set(origins)].filter((origin) => origin !== own && origin !== 'null').toSorted();
}

function linksIn(record: unknown, names: readonly string[]): readonly string[] {
  if (typeof record !== 'object' || record === null) return [];
  return names.flatMap((name) => textsIn(Reflect.get(record, name)));
}
