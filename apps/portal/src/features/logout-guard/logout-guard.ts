import { lazyService, type Services } from '../../app/services.ts';

/** Puts a question before a logout, if a component is mounted that asks it. */
interface LogoutGuard {
  /** Logs out, or asks first. */
  readonly logOut: () => void;
  /** From now on `ask` is called in place of a logout; returns the function that ends it. */
  readonly attach: (ask: () => void) => () => void;
}

/** The component that asks is loaded after the first screen. A logout waits this long for it, ms, and then goes ahead. */
const longestWait = 3000;

function createLogoutGuard({ sessionEnd }: Services): LogoutGuard {
  let attached: (() => void) | null = null;
  let isPending = false;
  return {
    logOut() {
      if (attached !== null) {
        attached();
        return;
      }
      isPending = true;
      setTimeout(() => {
        if (isPending) sessionEnd.logOut();
        isPending = false;
      }, longestWait);
    },
    attach(ask) {
      attached = ask;
      if (isPending) ask();
      isPending = false;
      return () => {
        attached = null;
      };
    },
  };
}

export const logoutGuardOf = lazyService(createLogoutGuard);
