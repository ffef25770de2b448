/** No step of a measurement may take longer, ms. */
export const longestWait = 20_000;

/** Waits no longer than it may. @throws with what was waited for */
export async function within<Value>(
  promise: Promise<Value>,
  what: string,
  limit = longestWait,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} took longer than ${limit / 1000} s.`)),
      limit,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
