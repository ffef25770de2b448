/** What happens to one PC in the benchmark, and the two kinds of actors that it happens to. */
import {
  endedImage,
  extendedImage,
  notRentedImage,
  PC_IMAGE_NOW,
  readyImage,
  waitingImage,
} from '@tram/machines/pc-image/fixtures';
import { pcImageView, withPcImagePorts } from '@tram/machines/pc-image';
import type { PcImageEvent } from '@tram/machines/pc-image';
import { createActor, createMachine } from 'xstate';

/** A machine is made, extended, reset, looked at and taken back. */
export const day: readonly PcImageEvent[] = [
  { type: 'RECORD', record: waitingImage },
  { type: 'RECORD', record: readyImage },
  { type: 'EXTEND', term: { unit: 'hour', period: 2 } },
  { type: 'ACKNOWLEDGE' },
  { type: 'RESET' },
  { type: 'ACKNOWLEDGE' },
  { type: 'REFRESH' },
  { type: 'RECORD', record: endedImage },
];

/** After so many parts of the day the machine is ready. */
export const READY = 2;

const ok = <Value>(value: Value) => Promise.resolve({ ok: true, value } as const);
const done = () => ok({ statusCode: 200, message: '' } as const);
const machine = withPcImagePorts({
  createOrder: () => ok(extendedImage),
  extendOrder: () => ok(extendedImage),
  downloadRdpFile: () => ok(null),
  resetImage: done,
  reconnectImage: done,
  wakeImage: done,
  deleteImage: done,
  readImage: () => ok(extendedImage),
  now: () => PC_IMAGE_NOW,
  evidence: null,
  quote: null,
  newKey: () => crypto.randomUUID(),
});

/** The same regions without context, guards, effects or watchers: what XState itself costs. */
const bare = createMachine({
  type: 'parallel',
  states: {
    status: {
      initial: 'notRented',
      on: { RECORD: '.deciding' },
      states: { notRented: {}, deciding: { always: 'ready' }, ready: {} },
    },
    payment: {
      initial: 'idle',
      states: {
        idle: { on: { EXTEND: 'sending' } },
        sending: { on: { ANSWER: 'paid' } },
        paid: { on: { ACKNOWLEDGE: 'idle' } },
      },
    },
    operation: {
      initial: 'idle',
      states: {
        idle: { on: { RESET: 'running' } },
        running: { on: { ANSWER: 'done' } },
        done: { on: { ACKNOWLEDGE: 'idle' } },
      },
    },
  },
});

/** A live actor. */
export interface Live {
  /** The events of one part of the day. */
  live: (part: number) => void;
  /** What a screen shows of it. */
  read: () => unknown;
  stop: () => void;
}

/** The kinds of actors that live the day. */
export type Kind = 'pc-image' | 'bare';

/**
 * Makes actors of a kind. Both hear the same number of events: what the lifecycle hears from its own actors (answers,
 * records) is counted by XState's inspection, and told to the bare machine from outside.
 */
export async function actorsOf(kind: Kind): Promise<{ make: () => Live; events: number }> {
  const heard = await heardInADay();
  const make = {
    'pc-image': (): Live => {
      const actor = createActor(machine, { input: { record: notRentedImage } }).start();
      return {
        live: (part) => {
          const event = day[part];
          if (event !== undefined) actor.send(event);
        },
        read: () => pcImageView(actor.getSnapshot()),
        stop: () => void actor.stop(),
      };
    },
    bare: (): Live => {
      const actor = createActor(bare).start();
      return {
        live: (part) => {
          for (const type of heard[part] ?? []) actor.send({ type });
        },
        read: () => actor.getSnapshot().value,
        stop: () => void actor.stop(),
      };
    },
  };
  return { make: make[kind], events: heard.flat().length };
}

/** The types of all events that reach one lifecycle in each part of its day. */
async function heardInADay(): Promise<string[][]> {
  let heard: string[] = [];
  const actor = createActor(machine, {
    input: { record: notRentedImage },
    inspect: (inspection) => {
      if (inspection.type !== '@xstate.event' || inspection.actorRef !== actor) return;
      const { type } = inspection.event;
      heard.push(type.startsWith('xstate.done.') ? 'ANSWER' : type);
    },
  });
  actor.start();
  const parts: string[][] = [];
  for (const event of day) {
    heard = [];
    actor.send(event);
    await settled();
    parts.push(heard);
  }
  actor.stop();
  return parts;
}

/** Resolves when what is on its way has arrived. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });
}
