/** Those who want to be told of something. */
export interface Listeners<Told extends readonly unknown[]> {
  /** Calls the listener from now on; returns the function that removes it. */
  readonly subscribe: (listener: (...told: Told) => void) => () => void;
  readonly emit: (...told: Told) => void;
}

export function createListeners<Told extends readonly unknown[] = []>(): Listeners<Told> {
  const listeners = new Set<(...told: Told) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(...told) {
      for (const listener of listeners) listener(...told);
    },
  };
}
