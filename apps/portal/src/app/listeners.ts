export interface Listeners<Arguments extends readonly unknown[]> {
  /** Calls the listener from now on; returns the function that removes it. */
  readonly subscribe: (listener: (...args: Arguments) => void) => () => void;
  readonly emit: (...args: Arguments) => void;
}

export function createListeners<Arguments extends readonly unknown[] = []>(): Listeners<Arguments> {
  const listeners = new Set<(...args: Arguments) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(...args) {
      for (const listener of listeners) listener(...args);
    },
  };
}
