import { type Api, createApi } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import type { Account, Image, Package, Recharge } from '@tram/api/types';
import { signInOverApi } from '../../scripts/processes/session.ts';

/** What the server has of a customer, to compare with what an example shows. */
export interface Customer {
  readonly api: Api;
  account(): Promise<Account>;
  /** Newest first. */
  pcs(): Promise<readonly Image[]>;
  /** Most expensive first. */
  packages(): Promise<readonly Package[]>;
  /** Makes a PC and rents it for an hour. */
  rent(name: string, packageId: string): Promise<Image>;
  /** The recharge with this transfer content. */
  recharge(content: string): Promise<Recharge>;
}

/** Signs a seeded customer in over the API. */
export async function customerOf(origin: string, username: string): Promise<Customer> {
  const { jwt } = await signInOverApi(origin, username);
  const session = { token: () => jwt };
  const api = createApi({ baseUrl: `${origin}/api`, session, clock: createServerClock() });
  return {
    api,
    async account() {
      return valueOf(await api.getMyAccount());
    },
    async pcs() {
      return valueOf(await api.listImages({ query: { page: 1 } })).data;
    },
    async packages() {
      return valueOf(await api.listPackages());
    },
    async rent(name, packageId) {
      const { _id: image } = valueOf(
        await api.createImage({ body: { name, id_package: packageId } }),
      );
      return valueOf(await api.createOrder({ body: { image, rental_period: 1, unit: 'hour' } }));
    },
    async recharge(content) {
      const { data } = valueOf(await api.listRecharges({ query: { page: 1 } }));
      const found = data.find((one) => one.content === content);
      if (found === undefined) throw new Error(`no recharge with the content ${content}`);
      return found;
    },
  };
}

function valueOf<Value>(
  result: { ok: true; value: Value } | { ok: false; error: { message: string } },
): Value {
  if (result.ok) return result.value;
  throw new Error(result.error.message);
}
