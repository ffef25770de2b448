import type { Result } from '@tram/api/result';
import { fromPromise } from 'xstate';
import { bareError } from '../answers/failure.ts';
import { MINUTE } from '../rules/time.ts';

/**
 * An effect that a lifecycle needs and a front end provides.
 *
 * A refusal resolves as `{ ok: false, error }`; a port should not throw. The signal is aborted when the lifecycle leaves
 * the state that asked, and whatever the port answers afterwards is dropped.
 */
export type Port<Input, Value> = (input: Input, signal: AbortSignal) => Promise<Result<Value>>;

/** How long a port may take, ms: longer than the client's own time limit of an upload (5 minutes), which should end it first. */
const PORT_PATIENCE = 6 * MINUTE;

/**
 * An answer that says nothing of what happened. Its message is empty, because machines know no words; a screen then says
 * 'Có lỗi xảy ra' (section 8).
 */
export function nothingKnown(kind: 'malformed' | 'timeout'): Result<never> {
  return { ok: false, error: bareError(kind) };
}

/** Whether a port has kept its promise: a front end need not be written in TypeScript. */
export function isResult(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return false;
  if (answer.ok === true) return 'value' in answer;
  if (answer.ok !== false || !('error' in answer)) return false;
  return typeof answer.error === 'object' && answer.error !== null;
}

/**
 * Asks a port. It always answers with a `Result`, so that a machine decides in one place: what a port throws or answers against
 * its promise is an error of kind `malformed`, and none within `PORT_PATIENCE` one of kind `timeout`. The outcome of both is as
 * unknown as that of a lost answer.
 */
export async function ask<Input, Value>(
  port: Port<Input, Value>,
  input: Input,
  signal: AbortSignal,
): Promise<Result<Value>> {
  const own = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Result<Value>>((resolve) => {
    timer = setTimeout(() => {
      resolve(nothingKnown('timeout'));
      own.abort();
    }, PORT_PATIENCE);
  });
  const abort = () => {
    clearTimeout(timer);
    own.abort();
  };
  signal.addEventListener('abort', abort);
  try {
    const answer = await Promise.race([port(input, own.signal), late]);
    return isResult(answer) ? answer : nothingKnown('malformed');
  } catch {
    return nothingKnown('malformed');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** A port as an actor, which always completes with a `Result` (`ask`). */
export function portActor<Input, Value>(port: Port<Input, Value>) {
  return fromPromise<Result<Value>, Input>(({ input, signal }) => ask(port, input, signal));
}

/** Stands in a machine until its ports are provided; asking it is a mistake of the programmer and ends in a failed state. */
export function unprovided(): Promise<never> {
  return Promise.reject(new Error('This port is not provided: use the with…Ports function'));
}

/**
 * A port whose input the lifecycle may lack by its types, though never by its states: without input the port is not
 * asked, so that nothing half-made is ever sent.
 */
export function requiring<Input, Value>(port: Port<Input, Value>): Port<Input | null, Value> {
  return (input, signal) => (input === null ? unprovided() : port(input, signal));
}
