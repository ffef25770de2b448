/** Holds something back, an answer for instance, until it is released. */
export function hold(): { readonly released: Promise<void>; readonly release: () => void } {
  let done: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    done = resolve;
  });
  return { released, release: () => done?.() };
}
