/**
 * Loaded before the server's program: says on SIGUSR2 what the process holds once garbage is collected, as the line
 * `memory {number of the signal} {JSON}`.
 */
export interface Memory {
  /** Bytes. */
  readonly heapUsed: number;
  readonly rss: number;
}

let signals = 0;
process.on('SIGUSR2', () => {
  signals += 1;
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const memory: Memory = { heapUsed, rss };
  process.stdout.write(`memory ${signals} ${JSON.stringify(memory)}\n`);
});
