import { createActivity, type Activity } from '@tram/api/activity';
import { createApi, type Api } from '@tram/api/client';
import { createServerClock, type ServerClock } from '@tram/api/clock';
import type { Realtime } from '@tram/api/realtime';
import type { RuntimeConfig } from '@tram/api/runtime-config';
import { createSession, type Session, type SessionOptions } from '@tram/api/session';
import type { Notification } from '@tram/api/types';
import { takeOverEarlyRequests } from '../boot/take-over.ts';
import type { Boot } from '../boot/protocol.ts';
import { importChunk } from './import-chunk.ts';
import { createHandover, type Handover } from './handover.ts';
import { createNotices, type Notices, type Notify } from './notices.ts';
import { createSessionEnd, type Navigator, type SessionEnd } from './session-end.ts';

/** What the whole application shares: made once, handed to loaders as an argument and to screens by context. */
export interface Services {
  /** The operator's white label. */
  readonly config: RuntimeConfig;
  /** Token and user in the browser's storage. */
  readonly session: Session;
  /** Server time: the only clock for anything that the customer pays for. */
  readonly clock: ServerClock;
  /** One function an operation. */
  readonly api: Api;
  /** How many calls the customer is waiting for: what the loading overlay follows. */
  readonly activity: Activity;
  /** The real-time connection; its code is loaded by the first call. `connect()` is the layout's to call. */
  readonly realtime: () => Promise<Realtime>;
  readonly notices: Notices;
  /** Shorthand for `notices.notify`. */
  readonly notify: Notify;
  readonly sessionEnd: SessionEnd;
  /** The notification fetched at the login, for the layout to open as a dialog. */
  readonly loginNotification: Handover<Notification>;
  /** Goes to another page, for code that is no component. */
  readonly navigate: Navigator['navigate'];
  /** Called once, when the router is there. */
  readonly attachRouter: (navigator: Navigator) => void;
}

/** What differs between the browser and the server that renders. */
export interface Surroundings {
  readonly session: SessionOptions;
  readonly fetch: typeof fetch;
}

/** The browser's. @param boot what the blocking script left */
export function browserSurroundings(boot: Boot | undefined, clock: ServerClock): Surroundings {
  return {
    session: {},
    fetch: takeOverEarlyRequests(boot, (...request) => window.fetch(...request), clock),
  };
}

/** Makes the services. Nothing starts by itself: no call, no connection. */
export function createServices(
  config: RuntimeConfig,
  surroundings: (clock: ServerClock) => Surroundings = (clock) =>
    browserSurroundings(window.tramBoot, clock),
): Services {
  const clock = createServerClock();
  const { session: sessionOptions, fetch } = surroundings(clock);
  const session = createSession(sessionOptions);
  const activity = createActivity();
  const notices = createNotices();
  let navigator: Navigator | null = null;
  const sessionEnd = createSessionEnd(session, () => navigator, notices.notify);
  const api = createApi({
    baseUrl: config.apiBase,
    session,
    clock,
    fetch,
    activity,
    onUnauthorized: sessionEnd.onUnauthorized,
  });
  let realtime: Promise<Realtime> | null = null;
  return {
    config,
    session,
    clock,
    api,
    activity,
    realtime() {
      realtime ??= importChunk(() => import('@tram/api/realtime')).then(({ createRealtime }) =>
        createRealtime({ origin: originOf(config.apiBase), session, clock }),
      );
      return realtime;
    },
    notices,
    notify: notices.notify,
    sessionEnd,
    loginNotification: createHandover(),
    navigate: async (to, options) => navigator?.navigate(to, options),
    attachRouter(next) {
      navigator = next;
    },
  };
}

/** An API elsewhere has its real time there too. */
function originOf(apiBase: string): string | undefined {
  return URL.canParse(apiBase) ? new URL(apiBase).origin : undefined;
}
