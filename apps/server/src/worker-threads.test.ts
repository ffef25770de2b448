import { threadId } from 'node:worker_threads';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { ServerBusy } from './refusal.ts';
import type * as tasks from './testing/thread-tasks.ts';
import {
  createWorkerThreads,
  TaskEnded,
  type ThreadLimits,
  type WorkerThreads,
} from './worker-threads.ts';

type Threads = WorkerThreads<typeof tasks>;

const opened: Threads[] = [];
function threadsWith(limits: Partial<ThreadLimits> = {}): Threads {
  const threads: Threads = createWorkerThreads(
    new URL('testing/thread-tasks.ts', import.meta.url),
    { threads: 1, waiting: 10, taskMs: 60_000, idleMs: 60_000, heapMiB: 64, ...limits },
  );
  opened.push(threads);
  return threads;
}
afterEach(async () => {
  vi.useRealTimers();
  for (const threads of opened.splice(0)) await threads.close();
});

/** Memory for tasks that hold their thread. */
function holding() {
  const memory = new SharedArrayBuffer(8);
  const word = new Int32Array(memory);
  return {
    memory,
    begun: () => Atomics.load(word, 1),
    release: () => {
      Atomics.store(word, 0, 1);
      Atomics.notify(word, 0);
    },
  };
}

it('leaves the event loop free while a task never pauses', async () => {
  const threads = threadsWith();
  const { memory, begun } = holding();
  const task = threads.run('spin', memory).catch((error: unknown) => error);
  await expect.poll(begun).toBe(1);
  for (let turns = 0; turns < 1000; turns += 1) await turn();
  expect(await Promise.race([task, Promise.resolve('goes on')])).toBe('goes on');
});

it('ends a task that takes too long, and does the next one in another thread', async () => {
  const threads = threadsWith({ taskMs: 1_000_000 });
  const first = await threads.run('whichThread');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { memory, begun } = holding();
  const task = threads.run('spin', memory).catch((error: unknown) => error);
  await expect.poll(begun).toBe(1);
  vi.advanceTimersByTime(1_000_000);
  vi.useRealTimers();
  expect(await task).toBeInstanceOf(TaskEnded);
  const next = await threads.run('whichThread');
  expect(next).not.toBe(first);
  expect([first, next]).not.toContain(threadId);
});

it('ends a task that takes too much memory, and does the next one', async () => {
  const threads = threadsWith();
  await expect(threads.run('hoard')).rejects.toBeInstanceOf(TaskEnded);
  expect(await threads.run('whichThread')).toBeGreaterThan(0);
});

it('does as many tasks at once as it has threads, lets as many wait as it may, and refuses what comes beyond', async () => {
  const threads = threadsWith({ threads: 2, waiting: 1 });
  const { memory, begun, release } = holding();
  const tasks = [1, 2, 3].map(() => threads.run('hold', memory));
  await expect.poll(begun).toBe(2);
  await expect(threads.run('hold', memory)).rejects.toBeInstanceOf(ServerBusy);
  expect(begun()).toBe(2);
  release();
  expect(new Set(await Promise.all(tasks)).size).toBe(2);
  expect(begun()).toBe(3);
});

it('hands large bytes over without a copy, and copies those that share their memory', async () => {
  const threads = threadsWith();
  const large = Buffer.alloc(100_000);
  const small = Buffer.from('small');
  expect(await threads.run('count', large)).toBe(100_000);
  expect(await threads.run('count', small)).toBe(5);
  expect([large.byteLength, small.byteLength]).toEqual([0, 5]);
});

it('passes on what a task throws, and keeps its thread', async () => {
  const threads = threadsWith();
  const first = await threads.run('whichThread');
  await expect(threads.run('fail', 'no')).rejects.toThrow(new RangeError('no'));
  expect(await threads.run('whichThread')).toBe(first);
});

it('ends what it is at when it is closed', async () => {
  const threads = threadsWith();
  const { memory, begun } = holding();
  const task = threads.run('hold', memory).catch((error: unknown) => error);
  await expect.poll(begun).toBe(1);
  await threads.close();
  expect(await task).toBeInstanceOf(Error);
});
