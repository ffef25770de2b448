/** A value that one screen leaves for the next: taken once. */
export interface Handover<Value> {
  readonly leave: (value: Value) => void;
  /** The value, or null when nothing was left or it has been taken. */
  readonly take: () => Value | null;
}

/** An empty place. */
export function createHandover<Value>(): Handover<Value> {
  let left: Value | null = null;
  return {
    leave(value) {
      left = value;
    },
    take() {
      const value = left;
      left = null;
      return value;
    },
  };
}
