import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { Actor } from 'xstate';
import { activeLeaves } from './leaves.ts';
import { manualClock } from './manual-clock.ts';
import { portFake } from './port-fake.ts';
import { runAtRandom } from './random-runs.ts';
import { telling, wordsOf } from './random-steps.ts';

const clock = manualClock(0);
const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { OPEN: 'open', LOCK: 'locked' } },
    open: { on: { CLOSE: 'closed' } },
    locked: { on: { OPEN: 'open', UNLOCK: 'closed' } }, // A bug: it opens while it is locked.
  },
});
const step = telling<{ type: 'OPEN' | 'CLOSE' | 'LOCK' | 'UNLOCK' }>({
  OPEN: [{ type: 'OPEN' }],
  CLOSE: [{ type: 'CLOSE' }],
  LOCK: [{ type: 'LOCK' }],
  UNLOCK: [{ type: 'UNLOCK' }],
});

const placeOf = (actor: Actor<typeof door>) => activeLeaves(actor.getSnapshot()).join();

function run(forbidden: (from: string, to: string) => boolean, after: () => void = () => {}) {
  return runAtRandom({
    clock,
    input: fc.constant(null),
    step,
    longest: 40,
    runs: 50,
    begin: () => {
      const actor = createActor(door).start();
      let from = placeOf(actor);
      let faults: string[] = [];
      return {
        actor,
        calls: () => [],
        take: ({ event }) => {
          actor.send(event);
          const to = placeOf(actor);
          faults = forbidden(from, to) ? [`${from} became ${to}`] : [];
          from = to;
          after();
        },
        faultsNow: () => faults,
      };
    },
  });
}

describe('running at random', () => {
  test('counts what the lifecycle received and lists the states that it saw', async () => {
    const { events, visited } = await run(() => false);
    expect(visited).toEqual(['closed', 'locked', 'open']);
    expect(events).toBeGreaterThan(200);
  });

  test('a failing run is shrunk and printed step by step', async () => {
    const failure = run((from, to) => from === 'locked' && to === 'open');
    await expect(failure).rejects.toThrow(
      [
        'locked became open',
        '',
        '  0. begins with null',
        '      → closed',
        '  1. tell LOCK',
        '      → locked',
        '  2. tell OPEN',
        '      → open',
        'Again with TRAM_SEED=',
      ].join('\n'),
    );
  });

  test('what is thrown is a fault', async () => {
    const failure = run(
      () => false,
      () => {
        throw new Error('a mistake');
      },
    );
    await expect(failure).rejects.toThrow('it threw a mistake');
  });

  test('a call that goes on after leaving is a fault', async () => {
    const failure = runAtRandom({
      clock,
      input: fc.constant(null),
      step,
      longest: 1,
      runs: 1,
      begin: () => {
        const fake = portFake<void, string>();
        void fake.port(undefined, new AbortController().signal);
        return { actor: createActor(door).start(), take: () => {}, calls: () => fake.calls };
      },
    });
    await expect(failure).rejects.toThrow('1 calls outlived the lifecycle');
  });
});

describe('a step in words', () => {
  test.each([
    [{ type: 'tell', event: { type: 'RETRY' } }, 'tell RETRY'],
    [{ type: 'tell', event: { type: 'SUBMIT', money: 5 } }, 'tell SUBMIT {"money":5}'],
    [{ type: 'time passes', time: 500 }, 'time passes 500'],
    [{ type: 'answer', port: 'login', result: { ok: true, value: 1 } }, 'answer login ok 1'],
    [
      { type: 'answer', port: 'login', result: { ok: false, error: { kind: 'network' } } },
      'answer login refused {"kind":"network"}',
    ],
  ])('%j: %s', (given, words) => {
    expect(wordsOf(given)).toBe(words);
  });

  test('what is long is cut', () => {
    const file = { name: 'x'.repeat(500), parts: Array.from({ length: 500 }, () => 1) };
    const upload = { type: 'upload', file };
    const words = wordsOf(upload);
    expect(words).toMatch(/^upload \{"name":"x{24}…","parts":\[1,1,.*…$/u);
    expect(words.length).toBeLessThan(500);
  });
});
