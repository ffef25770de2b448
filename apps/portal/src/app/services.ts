import type { Activity } from '@tram/api/activity';
import type { Api } from '@tram/api/client';
import type { ServerClock } from '@tram/api/clock';
import type { Realtime } from '@tram/api/realtime';
import type { RuntimeConfig } from '@tram/api/runtime-config';
import type { Session } from '@tram/api/session';
import type { Navigator } from './navigator.ts';
import type { Notices } from './notices.ts';
import type { Notify } from './notify.ts';
import type { SessionEnd, SessionLifecycle } from './session-end.ts';

/** What the whole application shares: made once, handed to loaders as an argument and to screens by context. */
export interface Services {
  /** The operator's white label. */
  readonly config: RuntimeConfig;
  /** Token and user in the browser's storage. */
  readonly session: Session;
  /** Who is signed in, as a lifecycle; its code is loaded by the first call. */
  readonly lifecycle: () => Promise<SessionLifecycle>;
  readonly sessionEnd: SessionEnd;
  /** Server time: the only clock for anything that the customer pays for. */
  readonly clock: ServerClock;
  /** One function an operation; the client's code is loaded by the first call. */
  readonly api: Api;
  /** How many calls the customer is waiting for: what the loading overlay follows. */
  readonly activity: Activity;
  /** How many uploads are under way, which the customer watches and may stop: they are none of the calls above. */
  readonly uploads: Activity;
  /** The real-time connection; its code is loaded by the first call. `connect()` is the layout's to call. */
  readonly realtime: () => Promise<Realtime>;
  readonly notices: Notices;
  /** Tells the customer what has just happened, by a toast. */
  readonly notify: Notify;
  /** Goes to another page, for code that is no component. */
  readonly navigate: Navigator['navigate'];
  /** Called once, when the router is there. */
  readonly attachRouter: (router: Navigator) => void;
}
