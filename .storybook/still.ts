/** An afternoon in Vietnam, on the day that the pictures of the design show. */
const stillTime = Date.parse('2026-11-20T14:25:00+07:00');

/** mulberry32, a small uniform random number generator: the same numbers for each story, from its start. */
function seededRandom(): () => number {
  let state = 20_261_120;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Freezes the wall clock and seeds random numbers, so that a story draws the same picture every time. Timers and
 * `performance.now` run on, so that a story can still wait.
 * @returns a function that restores both
 */
export function standStill(): () => void {
  const { Date: runningDate } = globalThis;
  const { random } = Math;
  globalThis.Date = new Proxy(runningDate, {
    construct: (target, parameters, made): Date =>
      Reflect.construct(target, parameters.length === 0 ? [stillTime] : parameters, made),
    apply: () => new runningDate(stillTime).toString(),
    get: (target, property, receiver): unknown =>
      property === 'now' ? () => stillTime : Reflect.get(target, property, receiver),
  });
  Math.random = seededRandom();
  return () => {
    globalThis.Date = runningDate;
    Math.random = random;
  };
}

/** Waits until the browser has rendered changes; observers of sizes and of the theme have then run. */
export async function drawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  // The second frame begins once the first is drawn.
  await new Promise(requestAnimationFrame);
}
