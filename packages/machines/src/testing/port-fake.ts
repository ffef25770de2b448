import type { Result } from '@tram/api/result';
import { isResult, type Port } from '../actors/port.ts';

/** One call of a port that waits for its answer. */
export interface Call<Input, Value> {
  readonly input: Input;
  readonly signal: AbortSignal;
  readonly isAnswered: boolean;
  /** What it was answered with; `null` before, when it threw, and when that was no result. */
  readonly result: Result<Value> | null;
  answer: (result: Result<Value>) => void;
  throw: (error: unknown) => void;
}

/** A port that counts its calls and answers when the test says so. */
export interface PortFake<Input, Value> {
  readonly port: Port<Input, Value>;
  readonly calls: Call<Input, Value>[];
  /** The oldest call without an answer that its lifecycle still waits for. */
  readonly waiting: Call<Input, Value> | undefined;
}

/** Makes one. */
export function portFake<Input, Value>(): PortFake<Input, Value> {
  const calls: Call<Input, Value>[] = [];
  return {
    calls,
    get waiting() {
      return calls.find((call) => !call.isAnswered && !call.signal.aborted);
    },
    port: (input, signal) =>
      new Promise((resolve, reject) => {
        let isAnswered = false;
        let given: Result<Value> | null = null;
        calls.push({
          input,
          signal,
          get isAnswered() {
            return isAnswered;
          },
          get result() {
            return given;
          },
          answer: (result) => {
            isAnswered = true;
            given = isResult(result) ? result : null;
            resolve(result);
          },
          throw: (error) => {
            isAnswered = true;
            reject(error instanceof Error ? error : new Error(String(error)));
          },
        });
      }),
  };
}
