/** How many calls are under way that the customer waits for: what the loading overlay follows (specification section 2). */
export interface Activity {
  /** Calls under way now. */
  count(): number;
  /** Counts one more until the returned function is called; calling that twice counts once. */
  begin(): () => void;
  /** Calls the listener on every change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** A count of its own, starting at 0. */
export function createActivity(): Activity {
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (by: number): void => {
    count += by;
    for (const listener of listeners) listener();
  };
  return {
    count: () => count,
    begin() {
      let running = true;
      change(1);
      return () => {
        if (running) change(-1);
        running = false;
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
