import type { Result } from '@tram/api/result';
import { expect, test, vi } from 'vitest';
import { createActor, type OutputFrom, waitFor } from 'xstate';
import { MINUTE } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { portActor, type Port } from './port.ts';

const clock = manualClock(0);

/** What the lifecycle receives of an answer that a front end without types gives. */
async function toldOf(answer: () => unknown): Promise<OutputFrom<ReturnType<typeof portActor>>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the ports of a front end in JavaScript keep no types
  const port = (async () => answer()) as Port<void, string>;
  const actor = createActor(portActor(port)).start();
  const { output } = await waitFor(actor, ({ status }) => status !== 'active');
  if (output === undefined) throw new Error('the actor ended without an answer');
  return output;
}

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'ok'],
  ['a success without its value', { ok: true }],
  ['a refusal without its reason', { ok: false }],
  ['a refusal whose reason is a text', { ok: false, error: 'no' }],
  ['neither', { value: 1 }],
])('%s in the place of a result is a broken answer', async (_name, answer) => {
  expect(await toldOf(() => answer)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
});

test('what a port throws is a broken answer', async () => {
  const thrown = toldOf(() => {
    throw new Error('no port of ours');
  });
  expect(await thrown).toMatchObject({ ok: false, error: { kind: 'malformed' } });
});

test('a result is passed on unchanged, without a value too', async () => {
  const answer = { ok: true, value: undefined };
  expect(await toldOf(() => answer)).toBe(answer);
});

/** An actor whose port never answers, and the signal that the port was given. */
function silent() {
  let signal: AbortSignal | null = null;
  const port: Port<void, string> = (_, given) => {
    signal = given;
    return new Promise<Result<string>>(() => {});
  };
  return { actor: createActor(portActor(port)).start(), signal: () => signal };
}

test('a port that never answers is given up, and its signal is aborted', async () => {
  const { actor, signal } = silent();
  await clock.pass(6 * MINUTE - 1);
  expect(actor.getSnapshot().status).toBe('active');
  await clock.pass(1);
  expect(actor.getSnapshot().output).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  expect(signal()).toMatchObject({ aborted: true });
});

test('a port whose state is left has its signal aborted, and is no longer awaited', async () => {
  const { actor, signal } = silent();
  actor.stop();
  await clock.settle();
  expect(signal()).toMatchObject({ aborted: true });
  expect(vi.getTimerCount()).toBe(0);
});
