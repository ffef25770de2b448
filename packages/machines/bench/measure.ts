/**
 * One measurement in a process of its own, so that no other has warmed it up or filled its memory:
 * `node --expose-gc bench/measure.ts <kind> <actors>`. Writes JSON.
 */
import { actorsOf, day, type Kind, type Live, READY, settled } from './pc-day.ts';

/** What one process measured of one kind of actors. Times are of its thread on the processor, not of the clock on the wall. */
export interface Measured {
  /** Events that reach one actor in its day, answers and records of its own actors included. */
  readonly events: number;
  /** Events that reached an actor, a second. */
  readonly eventsPerSecond: number;
  /** Microseconds to make and start one actor. */
  readonly start: number;
  /** Bytes on the heap that one live actor holds after a collection: a PC that is ready, with its deadline running. */
  readonly memory: number;
  /** What a screen shows of an actor, a second. */
  readonly readsPerSecond: number;
}

const [kindName, count = '10000'] = process.argv.slice(2);
const kind: Kind = kindName === 'bare' ? 'bare' : 'pc-image';
const { make, events } = await actorsOf(kind);

const warm = Array.from({ length: 1_000 }, make);
await live(warm, day.keys());
for (const actor of warm) actor.stop();

const before = used();
const begun = spent();
const actors = Array.from({ length: Number(count) }, make);
const started = spent() - begun;
const morning = await live(actors, [...day.keys()].slice(0, READY));
const memory = (used() - before) / actors.length;
const lived = morning + (await live(actors, [...day.keys()].slice(READY)));

const readingFrom = spent();
let seen = 0;
for (const actor of actors) if (actor.read() !== null) seen += 1;
const reading = spent() - readingFrom;
for (const actor of actors) actor.stop();

const measured: Measured = {
  events,
  eventsPerSecond: (events * actors.length) / (lived / 1_000),
  start: (started * 1_000) / actors.length,
  memory,
  readsPerSecond: seen / (reading / 1_000),
};
process.stdout.write(JSON.stringify(measured), () => process.exit(0));

/** Milliseconds that some parts of the day of all of them take. */
async function live(all: readonly Live[], parts: Iterable<number>): Promise<number> {
  const from = spent();
  for (const part of parts) {
    for (const actor of all) actor.live(part);
    await settled();
  }
  return spent() - from;
}

/** Milliseconds that this thread has had of the processor: what else the computer does is not in them. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function used(): number {
  if (globalThis.gc === undefined) throw new Error('Run with node --expose-gc');
  for (let round = 0; round < 3; round += 1) globalThis.gc();
  return process.memoryUsage().heapUsed;
}
