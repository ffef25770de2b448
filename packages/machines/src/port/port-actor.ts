import type { Result } from '@tram/api/result';
import { fromPromise } from 'xstate';

/**
 * An effect that a lifecycle needs and a front end provides.
 *
 * A refusal resolves as `{ ok: false, error }`; a port should not throw. The signal is aborted when the lifecycle leaves
 * the state that asked, and whatever the port answers afterwards is dropped.
 */
export type Port<Input, Value> = (input: Input, signal: AbortSignal) => Promise<Result<Value>>;

/**
 * A port as an actor. It always completes with a `Result`, so that a machine decides in one place: what a port throws
 * against its promise becomes an error of kind `malformed`, whose outcome is as unknown as that of a lost answer. Its
 * message is empty, because machines know no words; a screen then says 'Có lỗi xảy ra' (section 8).
 */
export function portActor<Input, Value>(port: Port<Input, Value>) {
  return fromPromise<Result<Value>, Input>(async ({ input, signal }) => {
    try {
      return await port(input, signal);
    } catch {
      return {
        ok: false,
        error: {
          kind: 'malformed',
          status: null,
          message: '',
          requestId: null,
          missingAmount: null,
          retryAfterMs: null,
        },
      };
    }
  });
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
