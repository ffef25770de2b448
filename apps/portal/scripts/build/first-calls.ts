import { operations } from '@tram/api/operations';
import type { FirstCalls } from '../../src/boot/early-requests.ts';
import { openPaths, routes, type FirstCall } from '../../src/routes.ts';

/**
 * The address that the client asks for, up to the number of its page. Of a list that grows by 'Xem thêm' the first page: the first
 * screen is drawn from it, and the loader asks for the others.
 */
function addressOf({ operation, query, page }: FirstCall): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) parameters.set(name, String(value));
  if (page !== undefined) parameters.set('page', page === 'upToCurrent' ? '1' : '');
  const search = parameters.toString();
  return operations[operation].path + (search === '' ? '' : `?${search}`);
}

/** The first calls of the table of routes as addresses: the blocking script has no room for the table of operations. */
export function firstCalls(): FirstCalls {
  return {
    inside: operations.getMyAccount.path,
    open: openPaths,
    routes: Object.fromEntries(
      routes.flatMap((route) => {
        if (!('firstCall' in route)) return [];
        const call: FirstCall = route.firstCall;
        const unless = call.unless === undefined ? {} : { unless: call.unless };
        return [[route.path, { address: addressOf(call), ...unless }]];
      }),
    ),
  };
}
