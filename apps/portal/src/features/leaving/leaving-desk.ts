import type { Services } from '../../app/services.ts';

/** Where a customer who logs out is asked first, if somebody is there who asks. */
export interface LeavingDesk {
  /** Logs out, or lets whoever asks do it. */
  readonly logOut: () => void;
  /** From now on logging out is asked about; returns the function that ends it. */
  readonly attach: (ask: () => void) => () => void;
}

const desks = new WeakMap<Services, LeavingDesk>();

/** Whoever asks is loaded after the first screen. So long a logout waits for it, ms; nobody is kept inside because it does not come. */
const patience = 3000;

function createDesk({ sessionEnd }: Services): LeavingDesk {
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

/** The one desk of an application. */
export function leavingDeskOf(services: Services): LeavingDesk {
  const desk = desks.get(services) ?? createDesk(services);
  desks.set(services, desk);
  return desk;
}
