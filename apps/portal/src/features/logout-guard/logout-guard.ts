import type { Services } from '../../app/services.ts';

/** Where a customer who logs out is asked first, if somebody is there who asks. */
export interface LogoutGuard {
  /** Logs out, or lets whoever asks do it. */
  readonly logOut: () => void;
  /** From now on logging out is asked about; returns the function that ends it. */
  readonly attach: (ask: () => void) => () => void;
}

const guards = new WeakMap<Services, LogoutGuard>();

/** Whoever asks is loaded after the first screen. So long a logout waits for it, ms; nobody is kept inside because it does not come. */
const patience = 3000;

function createLogoutGuard({ sessionEnd }: Services): LogoutGuard {
  let asks: (() => void) | null = null;
  let isAwaited = false;
  return {
    logOut() {
      if (asks !== null) {
        asks();
        return;
      }
      isAwaited = true;
      setTimeout(() => {
        if (isAwaited) sessionEnd.logOut();
        isAwaited = false;
      }, patience);
    },
    attach(ask) {
      asks = ask;
      if (isAwaited) ask();
      isAwaited = false;
      return () => {
        asks = null;
      };
    },
  };
}

/** The one guard of an application. */
export function logoutGuardOf(services: Services): LogoutGuard {
  const guard = guards.get(services) ?? createLogoutGuard(services);
  guards.set(services, guard);
  return guard;
}
