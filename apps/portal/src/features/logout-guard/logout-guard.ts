import { lazyService, type Services } from '../../app/services.ts';

/** The component that asks is loaded after the first screen. A logout waits this long for it, ms, and then goes ahead. */
const longestWait = 3000;

/** Puts a question before a logout, if a component is mounted that asks it. */
function createLogoutGuard({ sessionEnd }: Services) {
  let attached: (() => void) | null = null;
  let isPending = false;
  return {
    /** Logs out, or asks first. */
    logOut: () => {
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
    /** From now on `ask` is called in place of a logout; returns the function that ends it. */
    attach: (ask: () => void) => {
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
