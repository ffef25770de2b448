import type { Api } from '@tram/api/client';
import { failure } from '@tram/api/result';
import { createActivity } from '@tram/api/activity';
import { createServerClock } from '@tram/api/clock';
import { parseUrl } from '@tram/api/parse-url';
import type { Realtime } from '@tram/api/realtime';
import type { RuntimeConfig, Sentinels } from '@tram/api/runtime-config';
import { createSession, type SessionOptions } from '@tram/api/session';
import type { SessionEvent } from '@tram/machines/session';
import type { Boot } from '../boot/protocol.ts';
import { importChunk } from './import-chunk.ts';
import type { Navigator } from './navigation.ts';
import { createNotices, notifyBy } from './notices.ts';
import type { Services } from './services.ts';
import { createFlag } from './session-end.ts';

type AnyCall = (...request: never[]) => Promise<unknown>;

/**
 * A client whose code is loaded by its first call. It answers like the client itself: what cannot be loaded is a `network`
 * error, never an exception.
 */
function lazyApi(load: () => Promise<Api>): Api {
  const functions: Readonly<Record<string, AnyCall>> = new Proxy<Record<string, AnyCall>>(
    {},
    {
      get(_, id) {
        // Awaiting the client by mistake must not call an operation named `then`.
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

/** What differs between the browser and the server that renders. */
export interface ServiceEnvironment {
  readonly session: SessionOptions;
  /** What the blocking script left. */
  readonly boot: Boot | undefined;
}

/** Memoizes a promise; a failure is forgotten, so that the next call tries again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/** Creates the services. Creating them starts no call and no connection. */
export function createServices(config: RuntimeConfig, environment: ServiceEnvironment): Services {
  const { apiBase, idempotency, confirmedTotal, realtime: socket } = config;
  const clock = createServerClock();
  const session = createSession(environment.session);
  const activity = createActivity();
  const notices = createNotices();
  const notify = notifyBy(notices.queue);
  const ended = createFlag();
  const endedElsewhere = createFlag();
  const loggedOut = createFlag();
  let connection: Realtime | null = null;
  let routerArrives: ((router: Navigator) => void) | null = null;
  const router = new Promise<Navigator>((resolve) => {
    routerArrives = resolve;
  });

  const client = once(async () => {
    const { createClient } = await importChunk(() => import('./client.ts'));
    const api = createClient(
      {
        baseUrl: apiBase,
        idempotency,
        confirmedTotal,
        session,
        clock,
        activity,
        onUnauthorized: ({ background, error }) =>
          tell({ type: 'UNAUTHORIZED', background, error }),
      },
      environment.boot,
    );
    if (isOfContract(config.sentinels)) return api;
    const { withSentinels } = await importChunk(() => import('./sentinel-values.ts'));
    return withSentinels(api, config.sentinels);
  });

  const realtime = once(async () => {
    const { createRealtime } = await importChunk(() => import('@tram/api/realtime'));
    connection = createRealtime({
      origin: socket.origin ?? parseUrl(apiBase)?.origin,
      path: socket.path,
      session,
      clock,
    });
    return connection;
  });

  const lifecycle = once(async () => {
    const { startSessionLifecycle } = await importChunk(() => import('./session-lifecycle.ts'));
    return startSessionLifecycle(services, {
      disconnect: () => connection?.disconnect(),
      followers: { navigator: await router, notify, ended, endedElsewhere },
    });
  });

  function tell(event: SessionEvent): void {
    lifecycle().then(
      ({ send }) => {
        // The start of the lifecycle has admitted the customer, who was still inside.
        if (event.type === 'LOG_OUT') loggedOut.set(true);
        send(event);
      },
      () => {
        // Without the lifecycle's code: at least nobody continues with a refused token, and a logout still works.
        session.close();
        if (event.type !== 'UNAUTHORIZED') void services.navigate('/login', { replace: true });
      },
    );
  }

  const services: Services = {
    config,
    session,
    lifecycle,
    sessionEnd: {
      hasEnded: ended.get,
      subscribe: ended.subscribe,
      continueToLogin: () => tell({ type: 'CONTINUE' }),
      logOut() {
        loggedOut.set(true);
        tell({ type: 'LOG_OUT' });
      },
      endedElsewhere,
    },
    clock,
    api: lazyApi(client),
    early:
      environment.boot !== undefined && isOfContract(config.sentinels)
        ? { requests: environment.boot.requests, apiBase, clock, activity }
        : undefined,
    activity,
    uploads: createActivity(),
    realtime,
    notices,
    notify,
    navigate: async (to, options) => (await router).navigate(to, options),
    attachRouter: (arrived) => routerArrives?.(arrived),
    loggedOut,
    paletteOpen: createFlag(),
    lazy: new Map(),
  };
  return services;
}

/** Whether the API has the contract's own values, as most have. */
function isOfContract({ userRole, notificationShown, vpsStatus }: Sentinels): boolean {
  const { onRental, end } = vpsStatus;
  return (
    userRole === 'USER' && notificationShown === 1 && onRental === 'on_rental' && end === 'end'
  );
}

/** Services for rendering to HTML: nobody is signed in, and nothing is called. */
export function createServerServices(config: RuntimeConfig): Services {
  return createServices(config, { session: { storage: null, events: null }, boot: undefined });
}
