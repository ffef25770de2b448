import type { Services } from '../../app/services.ts';

/** Where a customer who logs out is asked first, if somebody is there who asks. */
export interface LeavingDesk {
  /** Logs out, or lets whoever asks do it. */
  readonly logOut: () => void;
  /** From now on logging out is asked about; returns the function that ends it. */
  readonly attach: (ask: () => void) => () => void;
}

const desks = new WeakMap<Services, LeavingDesk>();

function createDesk({ sessionEnd }: Services): LeavingDesk {
  let asks: (() => void) | null = null;
  return {
    // Whoever asks is loaded after the first screen; nobody is kept inside because it is not there.
    logOut: () => (asks ?? sessionEnd.logOut)(),
    attach(ask) {
      asks = ask;
      return () => {
        if (asks === ask) asks = null;
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
