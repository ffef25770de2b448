import { useSyncExternalStore } from 'react';
import { createListeners } from '../../app/listeners.ts';
import { useServices } from '../../app/services-context.ts';
import { lazyService } from '../../app/services.ts';

/** How long each PC is rented for, ms, by its id: its order says it, which the list that a card is drawn from does not have. */
export const rentedTimesOf = lazyService<RentedTimes, unknown>(() => {
  const { subscribe, emit } = createListeners();
  let times: ReadonlyMap<string, number> = new Map();
  return {
    subscribe,
    of: (id) => times.get(id) ?? null,
    set(next) {
      times = next;
      emit();
    },
  };
});

interface RentedTimes {
  readonly subscribe: (listener: () => void) => () => void;
  readonly of: (id: string) => number | null;
  /** For who reads the orders. */
  readonly set: (times: ReadonlyMap<string, number>) => void;
}

/** How long a PC is rented for in all, ms; null until its order has been read, after the first screen. */
export function useRentedTime(id: string): number | null {
  const times = rentedTimesOf(useServices());
  return useSyncExternalStore(
    times.subscribe,
    () => times.of(id),
    () => null,
  );
}
