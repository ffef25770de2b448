/** What the servers hold, sample by sample, and whether they give it back. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Memory } from './memory-on-signal.ts';
import type { Server } from './servers.ts';

export interface MemorySample extends Memory {
  readonly server: string;
  /** Which life of the server, from 1. */
  readonly life: number;
  /** How long the process had been there, ms. */
  readonly age: number;
  readonly when: 'before the customers' | 'with the customers' | 'after the customers';
}

const sampleEveryMs = 10_000;
/** How long a server is left alone before it is asked what it holds without customers, ms. */
const settleMs = 3000;
/** What may be added to the heap between its two quiet moments: code that is compiled, statements and answers that are kept. */
const mayGrow = { factor: 1.5, bytes: 24 * 2 ** 20 };

interface MemoryWatch {
  /** Takes a sample of each server once it has had time to settle. */
  sampleQuiet(when: Exclude<MemorySample['when'], 'with the customers'>): Promise<void>;
  /** Takes samples until it is told to stop. */
  watch(): () => Promise<void>;
  readonly samples: readonly MemorySample[];
}

export function watchMemory(servers: readonly Server[]): MemoryWatch {
  const samples: MemorySample[] = [];
  const sample = async (when: MemorySample['when']) => {
    for (const server of servers) {
      const life = server.lives.length;
      const age = Date.now() - (server.lives.at(-1)?.startedAt ?? 0);
      const memory = await server.memory();
      if (memory !== null) samples.push({ ...memory, server: server.name, life, age, when });
    }
  };
  return {
    samples,
    async sampleQuiet(when) {
      await delay(settleMs);
      // What the first collection makes free is collected by the second.
      for (const server of servers) await server.memory();
      await sample(when);
    },
    watch() {
      const stop = new AbortController();
      const watching = (async () => {
        while (!stop.signal.aborted) {
          await delay(sampleEveryMs, null, { signal: stop.signal }).catch(() => {});
          if (!stop.signal.aborted) await sample('with the customers');
        }
      })();
      return () => {
        stop.abort();
        return watching;
      };
    },
  };
}

/** What has grown, in words: the heap of each server without customers, before and after. */
export function grownMemory(
  samples: readonly MemorySample[],
  servers: readonly Server[],
): string[] {
  return servers.flatMap(({ name }) => {
    const own = samples.filter(({ server }) => server === name);
    const before = own.find(({ when }) => when === 'before the customers');
    const after = own.findLast(({ when }) => when === 'after the customers');
    if (before === undefined || after === undefined) return [`${name} did not say what it holds`];
    const most = before.heapUsed * mayGrow.factor + mayGrow.bytes;
    return after.heapUsed <= most
      ? []
      : [`the heap of ${name} went from ${before.heapUsed} to ${after.heapUsed} bytes`];
  });
}
