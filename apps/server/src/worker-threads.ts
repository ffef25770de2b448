/**
 * Work that would hold up the event loop, in threads of their own: few of them, begun when there is something to do and ended when
 * there has been nothing for a while, with a bound of what waits and of what a task may take.
 */
import { Piscina } from 'piscina';
import { limitConcurrency } from './limit-concurrency.ts';

export interface ThreadLimits {
  /** Threads, and so tasks at once. */
  readonly threads: number;
  /** Tasks that wait for a thread; beyond it they are refused. */
  readonly waiting: number;
  /** How long a task may take, with the start of its thread, ms. */
  readonly taskMs: number;
  /** How long a thread without a task is kept, ms. */
  readonly idleMs: number;
  /** JavaScript's memory of a thread, MiB. Pixels are not in it. */
  readonly heapMiB: number;
}

/** A task was ended, and its thread with it: it took too long or too much memory. */
export class TaskEnded extends Error {
  constructor(cause: unknown) {
    super('a task took more time or memory than it may', { cause });
    this.name = 'TaskEnded';
  }
}

/** The functions that a module exports for its threads. */
type Tasks = Readonly<Record<string, (input: never) => Promise<unknown>>>;

export interface WorkerThreads<Exported extends Tasks> {
  /**
   * Does a task in a thread. Its input is copied; bytes that have a memory of their own are handed over instead, and are empty
   * afterwards, because copying ten megabytes holds up the event loop for a tenth of a second on a busy machine.
   * @throws TaskEnded; ServerBusy when too many wait; what the task itself throws
   */
  run<Name extends keyof Exported & string>(
    name: Name,
    ...input: Parameters<Exported[Name]>
  ): Promise<Awaited<ReturnType<Exported[Name]>>>;
  /** Ends the threads, and what they are at. */
  close(): Promise<void>;
}

/** @param file address of the module that exports the tasks */
export function createWorkerThreads<Exported extends Tasks>(
  file: URL,
  { threads, waiting, taskMs, idleMs, heapMiB }: ThreadLimits,
): WorkerThreads<Exported> {
  const pool = new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMiB },
    // A thread that waits with Atomics does nothing else meanwhile, and libraries have loose ends.
    atomics: 'disabled',
    recordTiming: false,
  });
  // Not the queue of the pool: the time of a task counts from when a thread is free for it.
  const inTurn = limitConcurrency(threads, waiting);
  return {
    run(name, ...[input]) {
      return inTurn(async () => {
        const limit = new AbortController();
        const timer = setTimeout(() => limit.abort(), taskMs);
        const { signal } = limit;
        try {
          return await pool.run(input, { name, signal, transferList: ownMemory(input) });
        } catch (error) {
          if (signal.aborted || isOutOfMemory(error)) throw new TaskEnded(error);
          throw error;
        } finally {
          clearTimeout(timer);
        }
      });
    },
    close: () => pool.destroy(),
  };
}

function ownMemory(input: unknown): ArrayBuffer[] {
  if (!(input instanceof Uint8Array)) return [];
  const { buffer, byteLength } = input;
  // Small buffers share one memory, which nobody may take.
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
