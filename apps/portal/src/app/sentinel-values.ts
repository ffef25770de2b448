import type { Api } from '@tram/api/client';
import type { Result } from '@tram/api/result';
import type { Sentinels } from '@tram/api/runtime-config';
import { CUSTOMER_ROLE, SHOWN } from '@tram/machines/rules';

function changed<Value>(result: Result<Value>, change: (value: Value) => Value): Result<Value> {
  return result.ok ? { ...result, value: change(result.value) } : result;
}

/**
 * A client of an API that has values of its own for what the specification names without showing it: callers use the
 * contract's. A VPS status that neither knows stays as it came; any role but the customers' is another one, and any other status
 * of a notification is hidden.
 */
export function withSentinels(api: Api, sentinels: Sentinels): Api {
  const { userRole, notificationShown, vpsStatus } = sentinels;
  const toOurs = new Map<string, 'on_rental' | 'end'>([
    [vpsStatus.onRental, 'on_rental'],
    [vpsStatus.end, 'end'],
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the client writes it into the address unread; its type knows the words of the contract alone
  const toTheirs = { on_rental: vpsStatus.onRental, end: vpsStatus.end } as {
    on_rental: 'on_rental';
    end: 'end';
  };
  return {
    ...api,
    login: async (...call) =>
      changed(await api.login(...call), (answer) => {
        const role: string = answer.role;
        return { ...answer, role: role === userRole ? CUSTOMER_ROLE : 'ADMIN' };
      }),
    getNotification: async (...call) =>
      changed(await api.getNotification(...call), (notification) => {
        const status: unknown = notification.status;
        return { ...notification, status: status === notificationShown ? SHOWN : 0 };
      }),
    async listVpsOrders(input, options) {
      const status = input?.query?.status;
      const asked =
        status === 'on_rental' || status === 'end'
          ? { ...input, query: { ...input?.query, status: toTheirs[status] } }
          : input;
      return changed(await api.listVpsOrders(asked, options), (page) => ({
        ...page,
        data: page.data.map((order) => ({
          ...order,
          status: toOurs.get(order.status) ?? order.status,
        })),
      }));
    },
  };
}
