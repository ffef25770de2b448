/** Tasks for threads, for the test of `worker-threads.ts`. */
import { threadId } from 'node:worker_threads';

/** Says in which thread it was done. */
export async function whichThread(): Promise<number> {
  return Promise.resolve(threadId);
}

/** Holds its thread until somebody writes anything but 0 into the memory, or for ever. */
export async function hold(memory: SharedArrayBuffer): Promise<number> {
  const word = new Int32Array(memory);
  Atomics.add(word, 1, 1);
  Atomics.wait(word, 0, 0);
  return Promise.resolve(threadId);
}

/** Never ends and never pauses. */
export async function spin(memory: SharedArrayBuffer): Promise<never> {
  Atomics.add(new Int32Array(memory), 1, 1);
  for (;;);
}

/** Takes memory until there is none left. */
export async function hoard(): Promise<never> {
  const kept: number[][] = [];
  for (;;) kept.push(Array<number>(100_000).fill(kept.length));
}

export async function fail(words: string): Promise<never> {
  return Promise.reject(new RangeError(words));
}

export async function count(bytes: Uint8Array): Promise<number> {
  return Promise.resolve(bytes.byteLength);
}
