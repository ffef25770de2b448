import { queryOptions } from '@tanstack/react-query';
import type { Api, CallOptions } from '@tram/api/client';
import { findRow } from '@tram/api/pages';
import { ok, type Result } from '@tram/api/result';
import type { Image, Order } from '@tram/api/types';
import { isOrderOf } from '@tram/machines/rules';
import type { Services } from '../../app/services.ts';
import { valueOf } from '../../data/queries.ts';

/** What opens a rented PC, as far as anything says it. */
export type Connection = Partial<
  Pick<Order, 'remote_ext_ip' | 'user_remote' | 'passRdp' | 'end_time'>
>;

export interface OrderCalls {
  readonly getOrderOfImage: (
    input: Parameters<Api['getOrderOfImage']>[0],
    options?: CallOptions,
  ) => Promise<Result<Connection>>;
  readonly listOrders: Api['listOrders'];
}

/**
 * How a rented PC is reached. What `GET /orders/image/{id}` answers is not shown by the specification (section 7): where it says no
 * address, the order is looked for in the list of the orders that are renting.
 * @returns null when the PC has no such order
 */
export async function readConnection(
  api: OrderCalls,
  image: Pick<Image, '_id' | 'name' | 'int_ip_address'>,
  options: CallOptions = {},
): Promise<Result<Connection | null>> {
  const answer = await api.getOrderOfImage({ path: { id: image._id } }, options);
  if (answer.ok && answer.value.remote_ext_ip) return answer;
  // A refusal is shown; only an answer without an address, or a malformed one, is worked around.
  if (!answer.ok && answer.error.kind !== 'malformed') return answer;
  const listed = await findRow(
    (page) => api.listOrders({ query: { page, status: 1 } }, options),
    (order) => order.status === 1 && isOrderOf(order, image),
  );
  if (!listed.ok || listed.value !== null) return listed;
  return answer.ok ? ok(answer.value) : ok(null);
}

/** The same as a query. What makes the order old makes it old. */
export function connectionQuery(
  { api }: Services,
  image: Pick<Image, '_id' | 'name' | 'int_ip_address'>,
) {
  const queryKey = ['getOrderOfImage', { path: { id: image._id } }] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const background = client.getQueryState(queryKey)?.data !== undefined;
      return valueOf(await readConnection(api, image, { signal, background }));
    },
  });
}
