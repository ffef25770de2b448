import type { Api } from '@tram/api/client';
import { failure } from '@tram/api/result';

type AnyCall = (...request: never[]) => Promise<unknown>;

/**
 * A client whose code is loaded by its first call. It answers like the client itself: what cannot be loaded is a `network`
 * error, never an exception.
 */
export function lazyApi(load: () => Promise<Api>): Api {
  const functions: Readonly<Record<string, AnyCall>> = new Proxy<Record<string, AnyCall>>(
    {},
    {
      get(_, id) {
        // Whoever awaits the client by mistake must not find a `then`.
        if (typeof id === 'symbol' || id === 'then') return undefined;
        return async (...request: never[]) => {
          const api = await load().catch(() => null);
          if (api === null) return failure('network');
          const operation: unknown = Reflect.get(api, id);
          if (typeof operation !== 'function') throw new TypeError(`${id} is no operation`);
          return operation(...request);
        };
      },
    },
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the proxy has a call under every name; TypeScript does not see into its handler
  return functions as unknown as Api;
}
