import type { Activity } from '@tram/api/activity';
import type { Api } from '@tram/api/client';
import type { ServerClock } from '@tram/api/clock';
import type { Realtime } from '@tram/api/realtime';
import type { RuntimeConfig } from '@tram/api/runtime-config';
import type { Session } from '@tram/api/session';
import type { EarlyAnswers } from '../boot/first-answer.ts';
import type { Navigator } from './navigation.ts';
import type { Notices, Notify } from './notices.ts';
import type { Flag, SessionEnd, SessionLifecycle } from './session-end.ts';

/** What the whole application shares: made once, handed to loaders as an argument and to screens by context. */
export interface Services {
  readonly config: RuntimeConfig;
  readonly session: Session;
  /** Who is signed in, as a lifecycle; its code is loaded by the first call. */
  readonly lifecycle: () => Promise<SessionLifecycle>;
  readonly sessionEnd: SessionEnd;
  /** Server time: the only clock for anything that the customer pays for. */
  readonly clock: ServerClock;
  /** One function an operation; the client's code is loaded by the first call. */
  readonly api: Api;
  /** What the blocking script has asked for, to be read without the client. Absent where that would not give what the client gives. */
  readonly early?: EarlyAnswers | undefined;
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
  /** Up from a logout in this tab until somebody is inside again. */
  readonly loggedOut: Flag;
  /** Whether the command palette is open; set by the keyboard, the side menu and the drawer. */
  readonly paletteOpen: Flag;
  /** What `lazyService` has created, by the function that created it. */
  readonly lazy: Map<unknown, unknown>;
}

/**
 * A service whose code is loaded later than the application starts: it is created by the first access, once for each
 * application. Copies made with `{ ...services }` share it, so replace what `create` reads before the first access.
 *
 * @example
 * export const queryClientOf = lazyService(createQueryClient);
 */
export function lazyService<Service, Needed = Services>(
  create: (services: Needed) => Service,
): (services: Needed & Pick<Services, 'lazy'>) => Service {
  return (services) => {
    if (!services.lazy.has(create)) services.lazy.set(create, create(services));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- under a function the map holds what that function returned
    return services.lazy.get(create) as Service;
  };
}
