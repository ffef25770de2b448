/** What the main thread of the measured page did, read from a trace of Chromium. */
export interface Tasks {
  /** Longest task by the clock, ms: what the customer waits for, with all that the machine did meanwhile. */
  readonly longest: number;
  /** Most that one task took of the thread's own time on the processor, ms: what a quiet machine would need. */
  readonly longestOwn: number;
  /** How many took longer than 50 ms by the clock. */
  readonly long: number;
}

interface TraceEvent {
  readonly name?: string;
  readonly pid?: number;
  readonly tid?: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A task longer than this keeps a customer waiting (W3C Long Tasks), ms. */
export const longTask = 50;

/**
 * @param buffer what `browser.stopTracing()` gave, with the category `disabled-by-default-devtools.timeline`
 * @throws when there is no task of a page in it
 */
export function tasksIn(buffer: Buffer): Tasks {
  const { traceEvents: events }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    buffer.toString('utf8'),
  );
  const place = ({ pid, tid }: TraceEvent) => `${pid ?? 0}:${tid ?? 0}`;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(place),
  );
  const tasks = events.filter((event) => event.name === 'RunTask' && mainThreads.has(place(event)));
  if (tasks.length === 0) throw new Error('The trace holds no task of a page.');
  const times = tasks.map(({ dur = 0 }) => dur / 1000);
  return {
    longest: largest(times),
    longestOwn: largest(tasks.map(({ tdur = 0 }) => tdur / 1000)),
    long: times.filter((time) => time > longTask).length,
  };
}

function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}
